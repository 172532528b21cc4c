public import Foundation
import Typesetting

extension UIFont {
    /// How bold strokes are: -1...1, 0 regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// 17.
    public class var labelFontSize: CGFloat { 17 }
    /// 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// 14.
    public class var systemFontSize: CGFloat { 14 }
    /// 12.
    public class var smallSystemFontSize: CGFloat { 12 }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        SystemFonts.font(size: fontSize, weight: weight.rawValue)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(request: FontRequest(size: fontSize, isItalic: true))
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(request: FontRequest(family: .monospaced, size: fontSize, weight: weight.rawValue))
    }

    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            request: FontRequest(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
    }
}
