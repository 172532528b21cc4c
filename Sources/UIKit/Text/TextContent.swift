import Foundation

/// The text of a view that shows it plain, in the view's own attributes, or attributed.
struct TextContent {
    private(set) var plain: String?
    private(set) var attributed: NSAttributedString?

    var string: String? { attributed?.string ?? plain }
    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? plain?.isEmpty ?? true }

    /// The attributes of the first character of an attributed text; nil for plain or empty text.
    var firstAttributes: [NSAttributedString.Key: Any]? {
        attributed.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
    }

    init(plain: String? = nil) {
        self.plain = plain
    }

    /// A copy of `attributed`, as app code may change its own later.
    init(attributed: NSAttributedString?) {
        self.attributed = attributed.map { NSAttributedString(attributedString: $0) }
    }

    /// Sets attributes on each run of an attributed text; those that `change` does not give stay.
    mutating func changeAttributes(_ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard let attributed else { return }
        let all = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
            all.addAttributes(change(values), range: range)
        }
        self.attributed = all
    }

    /// Changes each paragraph style; characters without one have the view's anyway.
    mutating func changeStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { values in
            guard let style = (values[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
            else { return [:] }
            change(style)
            return [.paragraphStyle: style]
        }
    }

    /// Fonts that follow the preferred text size, at that of `traits`.
    mutating func adjustFonts(for traits: UITraitCollection) {
        changeAttributes { values in
            (values[.font] as? UIFont).map { [.font: $0.adjusted(for: traits)] } ?? [:]
        }
    }
}
