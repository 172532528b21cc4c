import Foundation
import Typesetting

/// How the plain text of a label is set, resolved for one environment.
///
/// Most labels of a screen share few looks. The latest are kept, so that a label with another text, or another label with the
/// same, need not resolve its font, colour and style again. Takes constant time to find.
final class LabelLook {
    private let source: LabelStyle
    let traits: UITraitCollection
    let text: TextLook

    init(_ source: LabelStyle, _ traits: UITraitCollection) {
        self.source = source
        self.traits = traits
        let style = NSMutableParagraphStyle()
        style.alignment = source.alignment
        style.lineBreakMode = source.lineBreakMode
        style.lineBreakStrategy = source.lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = source.tightensForTruncation
        text = TextLook(
            attributes: TextAttributes(
                font: (source.font ?? UILabel.standardFont).request,
                color: (source.color ?? .label).rasterColor(with: traits), language: traits.values.language),
            style: ParagraphStyle(style, traits: traits, alignsByInterface: true))
    }

    private static let capacity = 16
    @MainActor private static var latest: [LabelLook] = []
    /// What each of the latest is found by, without touching it.
    @MainActor private static var keys: [Key] = []
    @MainActor private static var oldest = 0

    private struct Key: Equatable {
        let style: LabelStyle.Identity
        let traits: ObjectIdentifier
    }

    /// The look that `label` has now, or another label with the same style had lately.
    @MainActor static func made(for label: UILabel, _ traits: UITraitCollection) -> LabelLook {
        let key = Key(style: label.style.identity, traits: ObjectIdentifier(traits))
        if let index = keys.firstIndex(of: key) { return latest[index] }
        // A dynamic colour may be another one each time it is asked for.
        if case .provider = label.style.color?.storage { return LabelLook(label.style, traits) }
        for look in latest where look.traits === traits && look.source.isEqual(to: label.style) { return look }
        let look = LabelLook(label.style, traits)
        keep(look, key)
        return look
    }

    @MainActor private static func keep(_ look: LabelLook, _ key: Key) {
        guard latest.count == capacity else {
            latest.append(look)
            keys.append(key)
            return
        }
        latest[oldest] = look
        keys[oldest] = key
        oldest = (oldest + 1) % capacity
    }
}
