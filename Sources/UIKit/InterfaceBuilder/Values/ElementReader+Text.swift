import Foundation
import InterfaceBuilder

extension ElementReader {
    /// A text that is an attribute, or a `<string>` where it has several lines.
    func text(_ key: String) -> String? {
        if let value = string(key) { return value }
        guard let part = part(key) else { return nil }
        switch part.name {
        case "string", "mutableString": return part.text
        default: return nil
        }
    }

    /// `<attributedString key="…">` with its fragments.
    func attributedText(_ key: String) -> NSAttributedString? {
        guard let part = part(key), part.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in part.children where fragment.name == "fragment" {
            text.append(reader(of: fragment).fragment)
        }
        return text
    }

    private var fragment: NSAttributedString {
        let attributes = element.child("attributes").map { reader(of: $0).textAttributes } ?? [:]
        return NSAttributedString(string: text("content") ?? "", attributes: attributes)
    }

    /// Those of an `<attributes>` element, each with its Foundation name as key.
    private var textAttributes: [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        for part in element.children {
            guard let key = part.key else { continue }
            switch (part.name, key) {
            case ("font", "NSFont"): found[.font] = reader(of: part).archivedFont
            case ("fontDescription", "NSFont"): found[.font] = font(key)
            case ("color", _): found[NSAttributedString.Key(key)] = context.color(part)
            case ("paragraphStyle", _): found[.paragraphStyle] = reader(of: part).paragraphStyle
            case ("integer", _): found[NSAttributedString.Key(key)] = part["value"].flatMap { Int($0) }
            case ("real", _): found[NSAttributedString.Key(key)] = part["value"].flatMap { Double($0) }
            case ("url", "NSLink"): found[.link] = part["string"].flatMap { URL(string: $0) }
            case ("font", _): break
            default: context.remark("text attribute \(key) is not carried over", at: part.position)
            }
        }
        return found
    }

    /// `<font key="NSFont" size="17" name="Helvetica"/>`, or a font of the system by its role on a Mac.
    private var archivedFont: UIFont {
        let size = number("size") ?? 13
        if let name = string("name") { return namedFont(name, family: nil, size: size) }
        let role = string("metaFont") ?? "system"
        return .systemFont(ofSize: size, weight: FontNames.weight(in: role))
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = choice("alignment", TextWords.alignments) { style.alignment = alignment }
        if let mode = choice("lineBreakMode", TextWords.paragraphBreakModes) { style.lineBreakMode = mode }
        if let value = number("lineSpacing") { style.lineSpacing = value }
        if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = number("headIndent") { style.headIndent = value }
        if let value = number("tailIndent") { style.tailIndent = value }
        return style
    }
}

/// The words of documents for how text is set.
enum TextWords {
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    /// As in attributed text.
    static let paragraphBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
