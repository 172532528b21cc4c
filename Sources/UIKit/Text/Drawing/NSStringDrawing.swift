public import Foundation

/// How text is measured and drawn without a label.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines from the top of the rectangle, wrapped at its width; without it one line, on a baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font's leading asks for.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits the height ends in an ellipsis where more text follows.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Says how small text may get to fit, and takes what it measured.
open class NSStringDrawingContext: NSObject {
    /// How much smaller, at most, text is set that does not fit its rectangle; 0 leaves its size.
    open var minimumScaleFactor: CGFloat = 0
    /// How much smaller the text was set last.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds that the text was last measured with.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
