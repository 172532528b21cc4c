/// How lines lie between the edges of their text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left or right: in labels as the interface is laid out, in text views and drawn strings as each paragraph runs.
    case natural = 4
}

/// Where a line ends, and what becomes of text that finds no room.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

public enum NSWritingDirection: Int, Sendable {
    /// That of the first strongly directional character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The line under or through text: a form, a pattern, and whether it leaves the spaces between words out.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where text lies that was made smaller to fit a label of one line.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where that of the full size is.
    case alignBaselines = 0
    /// In the middle of the height.
    case alignCenters = 1
    /// The top stays where that of the full size is.
    case none = 2
}
