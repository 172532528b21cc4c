public import Foundation

/// How the lines of a paragraph are set. Immutable, except as `NSMutableParagraphStyle`. Lengths in points; what is no
/// number, and below 0 where only a distance makes sense, counts as 0.
///
/// `@unchecked Sendable`: Apple's is open and sendable, to be set up before it is shared.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Must stay the first stored property.
    private let foundationTypeWord = FoundationTypeWord.foreign
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var tabStops = Values.standardTabStops
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false

        /// Twelve, 28 points apart, as Apple documents.
        private static let standardTabStops = (1...12).map {
            NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28)
        }
    }

    final var values: Values

    private static let standard = NSParagraphStyle()

    public class var `default`: NSParagraphStyle { standard }

    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// The direction of the script that the language is written in; natural for one that is not known.
    ///
    /// - Parameter languageName: a code such as `ar`; nil for the current environment's direction.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else {
            return UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return switch Locale.Language(identifier: languageName).characterDirection {
        case .rightToLeft: .rightToLeft
        case .leftToRight: .leftToRight
        default: .natural
        }
    }

    /// Between the bottom of a line and the top of the next.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// After a paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Before a paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    /// From the edge where lines begin, of the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the edge where lines begin, of all lines but the first.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: above 0 from the edge where they begin, else from the other one.
    open var tailIndent: CGFloat { values.tailIndent }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// None; labels have `.standard` for their plain text.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// 0 sets no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Multiplies the font's line height; 0 leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How full a line must be, 0...1, that no word is hyphenated to fill it; 0 hyphenates none.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// In the order of their locations.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// Between the stops after the last of `tabStops`; 0 for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether characters may stand closer before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values: values)
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }
}

extension NSParagraphStyle {
    /// What words may do to look better.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A word alone on a paragraph's last line gets the last word of the line before.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay whole where they have room.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All that the system uses for plain text.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
