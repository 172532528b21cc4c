public import Foundation

extension UIView {
    /// An intrinsic size that the content does not decide.
    public static let noIntrinsicMetric: CGFloat = -1
    /// What `systemLayoutSizeFitting` takes for the smallest size that satisfies the constraints.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// What `systemLayoutSizeFitting` takes for the largest such size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Which margins and sizes give way when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether the tint colour is shown as it is, or in gray as behind an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview.
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    /// How content of a size of its own fits the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }
}

/// How a view's content flows when the interface runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}
