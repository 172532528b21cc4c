import Glibc
import Typesetting

/// The font files that text is set with, by name and size: what a fingerprint's digest of fonts stands for.
struct FontFiles: Equatable {
    struct File: Equatable {
        let name: String
        /// In bytes; 0 where there is no such file.
        let size: Int
    }

    let files: [File]

    init(files: [File]) {
        self.files = files
    }

    /// The faces' files in their order, each once.
    init(of faces: some Sequence<FontProfile.Face>) {
        var seen: Set<String> = []
        files = faces.filter { seen.insert($0.path).inserted }.map { face in
            File(name: face.path.split(separator: "/").last.map(String.init) ?? "", size: Self.size(of: face.path))
        }
    }

    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The FNV-1a hash of names and sizes, as eight hex digits.
    var digest: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in files {
            for byte in "\(file.name) \(file.size)\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static let listLimit = 3

    /// Which files are others than `former`'s, in words; nil where none is.
    func differences(from former: FontFiles) -> String? {
        var parts = former.files.compactMap { file -> String? in
            guard let here = files.first(where: { $0.name == file.name }) else {
                return "\(file.name) is not used here"
            }
            if here.size == 0, file.size != 0 { return "\(file.name) is missing" }
            return here == file ? nil : "\(file.name) of \(here.size) bytes instead of \(file.size)"
        }
        parts += files.filter { file in !former.files.contains { $0.name == file.name } }.map { "\($0.name) is new" }
        guard !parts.isEmpty else { return nil }
        let rest = parts.count > Self.listLimit ? [" and \(parts.count - Self.listLimit) more files"] : []
        return parts.prefix(Self.listLimit).joined(separator: ", ") + rest.joined()
    }
}
