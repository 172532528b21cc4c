import Glibc
import Raster
package import Typesetting

/// What besides the view code and its data decides about pixels: renderer, libraries and fonts.
///
/// Every PNG carries it, so that a picture that differs can be told from one that was made elsewhere.
package struct Fingerprint: Hashable, Sendable {
    /// The renderer's version; raised by every change that moves a pixel of unchanged input.
    package static let renderer = "0.1.0"

    /// One line: `offscreen 0.1.0; pango 1.50.12; …; fonts 6f0c2a9d`.
    package let text: String

    /// - Parameter profile: the fonts in use; their names and sizes count, not where they lie.
    package init(profile: FontProfile) {
        let parts =
            ["offscreen \(Self.renderer)"] + LibraryVersions.all.map { "\($0.name) \($0.version)" }
            + ["fonts " + Self.digest(of: profile)]
        text = parts.joined(separator: "; ")
    }

    /// The FNV-1a hash of the fonts' file names and sizes, in the profile's order.
    private static func digest(of profile: FontProfile) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var seen: Set<String> = []
        for face in profile.faces where seen.insert(face.path).inserted {
            let name = face.path.split(separator: "/").last ?? ""
            for byte in "\(name) \(size(of: face.path))\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// In bytes; 0 where there is no such file.
    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
