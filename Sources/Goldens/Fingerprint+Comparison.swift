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
            return present == before ? nil : "\(name) \(present) instead of \(before)"
        }
    }

    /// Libraries with their versions, and the fonts with their digest.
    private var parts: [(name: String, value: String)] {
        text.split(separator: "; ").map { part in
            let name = part.prefix { $0 != " " }
            return (String(name), String(part.dropFirst(name.count + 1)))
        }
    }
}
