import Raster
import Typesetting
package import UIKit

extension Fingerprint {
    /// The keyword of the PNG text chunk that carries a fingerprint.
    package static let keyword = "Software"

    /// Reads what `text` wrote; nil for the text of another program.
    package init?(text: String) {
        guard text.hasPrefix("offscreen ") else { return nil }
        self.text = text
    }

    /// That among a PNG's texts; nil for a picture that is not ours.
    init?(of texts: [PNGText]) {
        let own = texts.lazy.filter { $0.keyword == Self.keyword }.compactMap { Fingerprint(text: $0.text) }.first
        guard let own else { return nil }
        self = own
    }

    /// As it is written into a PNG.
    package var pngText: PNGText {
        PNGText(keyword: Self.keyword, text: text)
    }

    /// What differs here from the environment a golden was recorded in, as `cairo 1.18.0 instead of 1.16.0`.
    func differences(from recorded: Fingerprint) -> [String] {
        let (here, there) = (parts, recorded.parts)
        let names = (there + here).map(\.name)
        return names.enumerated().compactMap { index, name in
            guard names.firstIndex(of: name) == index else { return nil }
            let present = here.first { $0.name == name }?.value ?? "none"
            let before = there.first { $0.name == name }?.value ?? "none"
            guard present != before else { return nil }
            let files = name == "fonts" ? Self.fontDifferences(present, before).map { " (\($0))" } : nil
            return "\(name) \(present) instead of \(before)\(files ?? "")"
        }
    }

    /// Which font files differ, where the golden comes from the environment that goldens are recorded in; nil where a digest
    /// is all that is known of it.
    private static func fontDifferences(_ present: String, _ before: String) -> String? {
        let here = FontFiles(of: FontLibrary.current.profile.faces)
        guard here.digest == present, FontFiles.goldenEnvironment.digest == before else { return nil }
        return here.differences(from: .goldenEnvironment)
    }

    /// Whether text may have other widths here than where a golden was recorded.
    func hasOtherFonts(than recorded: Fingerprint) -> Bool { fontParts != recorded.fontParts }

    /// All that is no library.
    private var fontParts: [String] {
        let others = Set(LibraryVersions.all.map(\.name) + ["offscreen"])
        return parts.filter { !others.contains($0.name) }.map { "\($0.name) \($0.value)" }
    }

    /// Libraries with their versions, and the fonts with their digest.
    private var parts: [(name: String, value: String)] {
        text.split(separator: "; ").map { part in
            let name = part.prefix { $0 != " " }
            return (String(name), String(part.dropFirst(name.count + 1)))
        }
    }
}
