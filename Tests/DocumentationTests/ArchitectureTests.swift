import Foundation
import Testing

@Suite("ARCHITECTURE.md") struct ArchitectureTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    /// The targets that are not tests, with what they depend on, as Package.swift declares them.
    private func declaredTargets() throws -> [String: Set<String>] {
        let declaration =
            /\.(?:target|executableTarget|systemLibrary)\(\s*name: "([\w-]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
        var targets: [String: Set<String>] = [:]
        for match in try text("Package.swift").matches(of: declaration) {
            let names = (match.output.2 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
            targets[String(match.output.1)] = Set(names)
        }
        return targets
    }

    /// The same from the page's first table.
    private func describedTargets() throws -> [String: Set<String>] {
        let rows = try text("ARCHITECTURE.md").split(separator: "\n").drop { $0 != "|---|---|---|" }.dropFirst()
        var targets: [String: Set<String>] = [:]
        for row in rows.prefix(while: { $0.hasPrefix("|") }) {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let dependencies = cells[2] == "-" ? [] : cells[2].components(separatedBy: ", ")
            targets[cells[0]] = Set(dependencies)
        }
        return targets
    }

    @Test("the table of targets is that of Package.swift")
    func targets() throws {
        let declared = try declaredTargets()
        #expect(declared.count > 8)
        #expect(try describedTargets() == declared)
    }

    @Test("dependencies point upwards in the table")
    func order() throws {
        let declared = try declaredTargets()
        let order = try text("ARCHITECTURE.md").split(separator: "\n").compactMap { line -> String? in
            line.firstMatch(of: /^\| ([\w-]+) \|/).map { String($0.output.1) }
        }
        for (name, dependencies) in declared {
            let place = try #require(order.firstIndex(of: name))
            for dependency in dependencies {
                let above = try #require(order.firstIndex(of: dependency))
                #expect(above < place, "\(name) stands above \(dependency)")
            }
        }
    }

    /// Every Swift file of the package, by its path.
    private func sources() throws -> [String] {
        try ["Sources", "Tests"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }
    }

    @Test("every Swift file that the page names, by its path or the end of it, is there")
    func files() throws {
        let sources = try sources().map { "/" + $0 }
        let names = try text("ARCHITECTURE.md").matches(of: /`([\w\/+.-]+\.swift)`/).map { String($0.output.1) }
        #expect(names.count > 15)
        for name in names where name != "Package.swift" {
            #expect(sources.contains { $0.hasSuffix("/" + name) }, "\(name)")
        }
    }

    @Test("the goldens that README.md records are a test's")
    func goldens() throws {
        let filter = try #require(try text("README.md").firstMatch(of: /make goldens FILTER=(\S+)/)?.output.1)
        #expect(try sources().contains { $0.hasPrefix("Tests/") && $0.contains(filter) })
    }

    @Test("every file and folder that the page names is there", arguments: ["ARCHITECTURE.md", "README.md"])
    func paths(_ page: String) throws {
        let names = try text(page).matches(of: /`((?:Sources|Tests|Fixtures|Snapshots|scripts)\/[^`*<]*)`/)
            .map { String($0.output.1) }
        for name in names {
            #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path), "\(name)")
        }
    }
}
