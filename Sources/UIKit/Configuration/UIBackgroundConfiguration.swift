public import Foundation

/// What lies behind the content of a button or a cell: a colour, an image, a border, a view of the app's own.
public struct UIBackgroundConfiguration: Hashable {
    /// Over the colour, clipped by the corners.
    public var customView: UIView?
    /// Points; a button's corner style may replace it.
    public var cornerRadius: CGFloat = 0
    /// From the bounds of what has the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil for the tint colour.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Over the colour.
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Nil for the tint colour.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points; 0 for no border.
    public var strokeWidth: CGFloat = 0
    /// How far the border lies outside of the background's edge; negative for inside.
    public var strokeOutset: CGFloat = 0

    private init(backgroundColor: UIColor?) {
        self.backgroundColor = backgroundColor
    }

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .clear)
    }

    /// Without a colour of its own: a button decides by its style.
    static func undecided() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: nil)
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(image)
        hasher.combine(strokeWidth)
    }
}
