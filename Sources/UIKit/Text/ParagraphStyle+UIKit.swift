import Foundation
package import Typesetting

extension ParagraphStyle {
    /// - Parameter alignsByInterface: whether natural alignment follows the layout direction of `traits`, or each
    ///   paragraph's own direction.
    package init(_ style: NSParagraphStyle, traits: UITraitCollection, alignsByInterface: Bool) {
        let values = style.values
        let isRightToLeftInterface = traits.layoutDirection == .rightToLeft
        let isNatural = values.baseWritingDirection == .natural
        self.init(
            alignment: .natural, lineBreak: LineBreak(values.lineBreakMode),
            lineBreakStrategy: LineBreakStrategy(rawValue: Int(values.lineBreakStrategy.rawValue & 0xFFFF)),
            isRightToLeft: isNatural ? isRightToLeftInterface : values.baseWritingDirection == .rightToLeft,
            hasNaturalDirection: isNatural, lineHeightMultiple: values.lineHeightMultiple,
            minimumLineHeight: values.minimumLineHeight, maximumLineHeight: values.maximumLineHeight,
            lineSpacing: values.lineSpacing, paragraphSpacing: values.paragraphSpacing,
            paragraphSpacingBefore: values.paragraphSpacingBefore, firstLineHeadIndent: values.firstLineHeadIndent,
            headIndent: values.headIndent, tailIndent: values.tailIndent,
            defaultTabInterval: values.defaultTabInterval, hyphenationFactor: CGFloat(values.hyphenationFactor),
            tightensForTruncation: values.allowsDefaultTighteningForTruncation)
        // The standard stops are shared and quick to compare: those of most styles stay.
        if values.tabStops != NSParagraphStyle.default.values.tabStops { tabStops = values.tabStops.map(TabStop.init) }
        switch values.alignment {
        case .left: alignment = .left
        case .center: alignment = .center
        case .right: alignment = .right
        case .justified: alignment = .justified
        case .natural:
            if alignsByInterface { alignment = isRightToLeftInterface ? .right : .left }
        }
    }
}

extension ParagraphStyle.TabStop {
    init(_ tab: NSTextTab) {
        let alignment: Alignment =
            switch tab.alignment {
            case .left, .natural, .justified: .leading
            case .center: .center
            case .right: tab.columnTerminators == nil ? .trailing : .decimal
            }
        self.init(alignment: alignment, location: tab.location)
    }
}

extension ParagraphStyle.LineBreak {
    package init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .wordWrapping
            case .byCharWrapping: .characterWrapping
            case .byClipping: .clipping
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingMiddle: .truncatingMiddle
            }
    }
}
