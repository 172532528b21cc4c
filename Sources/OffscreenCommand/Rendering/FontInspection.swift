package import Typesetting

/// Which of a profile's font files are there, by the Debian package that holds them.
package struct FontInspection {
    /// A Debian package's font files; those of no package together where the name is nil.
    struct Package {
        let name: String?
        var files: [String] = []
        var missing: [String] = []
    }

    private(set) var packages: [Package] = []

    package init(_ profile: FontProfile) {
        var seen: Set<String> = []
        for face in profile.faces where seen.insert(face.path).inserted {
            let index = packages.firstIndex { $0.name == face.debianPackage } ?? packages.endIndex
            if index == packages.endIndex { packages.append(Package(name: face.debianPackage)) }
            packages[index].files.append(face.path)
            if AtomicFile.kind(of: face.path) != .regular { packages[index].missing.append(face.path) }
        }
    }

    /// One line a package, and one for each file of it that is missing.
    package var lines: [String] {
        packages.flatMap { package in
            let (all, missing) = (package.files.count, package.missing.count)
            let state = missing == 0 ? "\(all) files" : "\(missing) of \(all) files missing"
            return ["  " + (package.name ?? "other files").padded(to: 26) + state]
                + package.missing.map { "    missing: \($0)" }
        }
    }

    /// What to do about missing files; nil when all are there.
    package var remedy: String? {
        let incomplete = packages.filter { !$0.missing.isEmpty }
        guard !incomplete.isEmpty else { return nil }
        let names = incomplete.compactMap(\.name)
        return names.isEmpty
            ? "Font files are missing: put them where they are named above."
            : "Fonts are missing: apt-get install \(names.joined(separator: " "))"
    }
}
