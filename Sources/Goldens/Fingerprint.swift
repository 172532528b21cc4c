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

    /// - Parameters:
    ///   - profile: the fonts in use; their names and sizes count, not where they lie.
    ///   - additional: the faces of a team's own fonts, whose files are named.
    package init(profile: FontProfile, additional: [FontProfile.Face] = []) {
        let parts =
            ["offscreen \(Self.renderer)"] + LibraryVersions.all.map { "\($0.name) \($0.version)" }
            + ["fonts " + FontFiles(of: profile.faces).digest] + Self.named(FontFiles(of: additional))
        text = parts.joined(separator: "; ")
    }

    /// A part for each file; of more than a fingerprint should hold one for the rest.
    private static func named(_ fonts: FontFiles) -> [String] {
        let parts = fonts.files.prefix(namedLimit).map { file in
            "\(String(file.name.unicodeScalars.map { isPlain($0) ? Character($0) : "-" })) \(file.size)"
        }
        let rest = FontFiles(files: Array(fonts.files.dropFirst(namedLimit)))
        return rest.files.isEmpty ? parts : parts + ["further-fonts \(rest.digest)"]
    }

    private static let namedLimit = 16

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.value > 32 && scalar != ";" && scalar.value < 127
    }
}
