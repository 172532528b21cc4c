import Foundation

/// `Contents.json` of a colour set. Source of the keys: Apple's Asset Catalog Format Reference.
struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        /// Nil for a place that has been left empty.
        let color: Value?
        let appearances: [AssetAppearance]?
        let idiom: String?
    }

    struct Value: Decodable {
        let space: String?
        /// A colour of the system's.
        let reference: String?
        let components: [String: Component]?

        enum CodingKeys: String, CodingKey {
            case reference, components
            case space = "color-space"
        }
    }

    /// `"0.500"`, `"0x80"` or `"128"`: a part of 1, or of 255.
    struct Component: Decodable {
        /// Nil for a text that is no number.
        let value: CGFloat?

        init(from decoder: any Decoder) throws {
            value = Self.value(of: try decoder.singleValueContainer().decode(String.self))
        }

        private static func value(of text: String) -> CGFloat? {
            if text.lowercased().hasPrefix("0x") {
                return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
            }
            guard let value = Double(text), value.isFinite else { return nil }
            return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
        }
    }

    /// A colour that cannot be made.
    struct Fault: Error {
        let place: [String]
        let message: String
    }

    let colors: [Entry]?

    /// Chosen anew for each look and idiom; clear where the set has none, as for an entry that was left empty.
    func color() throws(Fault) -> UIColor {
        var choices: [Choice] = []
        for (index, entry) in (colors ?? []).enumerated() {
            guard let value = entry.color else { continue }
            guard let color = value.color else {
                let what = value.reference.map { "unknown system colour '\($0)'" }
                throw Fault(
                    place: ["colors", "\(index)", "color"],
                    message: what ?? "expected red, green and blue, or white, such as \"0.500\", \"0x80\" or \"128\"")
            }
            choices.append(Choice(color: color, appearances: entry.appearances, idiom: entry.idiom))
        }
        if choices.count == 1, choices[0].isUniversal { return choices[0].color }
        let all = choices
        return UIColor { traits in
            all.filter { traits.fit($0.appearances, idiom: $0.idiom) }
                .min { traits.rank($0.appearances, idiom: $0.idiom) < traits.rank($1.appearances, idiom: $1.idiom) }?
                .color ?? .clear
        }
    }

    private struct Choice {
        let color: UIColor
        let appearances: [AssetAppearance]?
        let idiom: String?

        var isUniversal: Bool { (appearances ?? []).isEmpty && [nil, "universal"].contains(idiom) }
    }
}

extension ColorSetContents.Value {
    fileprivate var color: UIColor? {
        if let reference { return SystemColorNames.color(named: reference) }
        let value = { (name: String) in components?[name]?.value }
        let alpha = components?["alpha"] == nil ? 1 : value("alpha")
        guard let alpha else { return nil }
        if let white = value("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        switch space {
        case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            return UIColor(
                storage: .fixed(ColorComponents(linearRed: red, green: green, blue: blue, alpha: alpha)))
        default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
