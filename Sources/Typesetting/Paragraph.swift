package import Foundation
package import Raster

/// Text with its attributes as typesetting takes it: UIKit makes it from a `String` or an `NSAttributedString`.
package struct StyledText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        /// In UTF-16 units of `string`; runs are in order, adjoin, and cover the string.
        package var length: Int
        package var attributes: TextAttributes

        package init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    package var string: String
    package var runs: [Run]

    package init(string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }

    package init(_ string: String, attributes: TextAttributes) {
        self.init(string: string, runs: [Run(length: string.utf16.count, attributes: attributes)])
    }
}

/// The attributes of a run of characters; lengths in points.
package struct TextAttributes: Hashable, Sendable {
    package var font: FontRequest
    package var color: Color
    package var backgroundColor: Color?
    package var kern: CGFloat
    package var baselineOffset: CGFloat
    package var underline: Color?
    package var strikethrough: Color?
    /// A BCP 47 language, which chooses between Chinese and Japanese forms.
    package var language: String?

    package init(
        font: FontRequest, color: Color = .black, backgroundColor: Color? = nil, kern: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: Color? = nil, strikethrough: Color? = nil, language: String? = nil
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.language = language
    }
}

/// How the whole text is set; one style for all paragraphs.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, center, right, justified }
    package enum LineBreak: Hashable, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }

    /// What words may do to look better; the values are Apple's.
    package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A word alone on a paragraph's last line gets the last word of the line before.
        package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay whole where they have room.
        package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels use for plain text.
        package static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
    }

    /// Natural alignment is resolved by the caller.
    package var alignment: Alignment
    package var lineBreak: LineBreak
    package var lineBreakStrategy: LineBreakStrategy
    package var isRightToLeft: Bool
    /// 0 leaves the font's own.
    package var lineHeightMultiple: CGFloat
    package var minimumLineHeight: CGFloat
    package var maximumLineHeight: CGFloat
    package var lineSpacing: CGFloat
    package var paragraphSpacing: CGFloat

    package init(
        alignment: Alignment = .left, lineBreak: LineBreak = .truncatingTail,
        lineBreakStrategy: LineBreakStrategy = .standard, isRightToLeft: Bool = false,
        lineHeightMultiple: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0,
        lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineBreakStrategy = lineBreakStrategy
        self.isRightToLeft = isRightToLeft
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineSpacing = lineSpacing
        self.paragraphSpacing = paragraphSpacing
    }
}
