import Foundation
import Typesetting

/// How the plain text of a label is set, resolved for one environment.
///
/// Most labels of a screen share few looks. The latest are kept, so that a label with another text, or another label with the
/// same, need not resolve its font, colour and style again. Takes constant time to find.
final class LabelLook {
    /// What a look is made from.
    struct Source {
        let font: UIFont
        let color: UIColor
        let alignment: NSTextAlignment
        let lineBreakMode: NSLineBreakMode
        let lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
        let tightensForTruncation: Bool
        let traits: UITraitCollection
    }

    private let source: Source
    let text: TextLook
    var traits: UITraitCollection { source.traits }

    private init(_ source: Source) {
        self.source = source
        let style = NSMutableParagraphStyle()
        style.alignment = source.alignment
        style.lineBreakMode = source.lineBreakMode
        style.lineBreakStrategy = source.lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = source.tightensForTruncation
        text = TextLook(
            attributes: TextAttributes(
                font: source.font.request, color: source.color.rasterColor(with: source.traits),
                language: source.traits.values.language),
            style: ParagraphStyle(style, traits: source.traits, alignsByInterface: true))
    }

    private static let capacity = 16
    @MainActor private static var latest: [LabelLook] = []
    @MainActor private static var oldest = 0

    /// The look that is made from `source`, or was made lately.
    @MainActor static func made(from source: Source) -> LabelLook {
        // A dynamic colour may be another one each time it is asked for.
        if case .provider = source.color.storage { return LabelLook(source) }
        for look in latest where look.source.isSame(as: source) { return look }
        let look = LabelLook(source)
        if latest.count < capacity {
            latest.append(look)
        } else {
            latest[oldest] = look
            oldest = (oldest + 1) % capacity
        }
        return look
    }
}

extension LabelLook.Source {
    fileprivate func isSame(as other: LabelLook.Source) -> Bool {
        traits === other.traits && alignment == other.alignment && lineBreakMode == other.lineBreakMode
            && lineBreakStrategy == other.lineBreakStrategy && tightensForTruncation == other.tightensForTruncation
            && (font === other.font || font.request == other.font.request)
            && (color === other.color || color.isEqual(other.color))
    }
}
