public import Foundation

/// What lies behind the content of a button or a cell: a colour, an image, a border, a view of the app's own.
public struct UIBackgroundConfiguration: Hashable {
    /// Over the colour, clipped by the corners.
    public var customView: UIView?
    /// Points; a button's corner style may replace it.
    public var cornerRadius: CGFloat = 0
    /// From the bounds of what has the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Where the margins of what has the background are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
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

    let style: ListBackgroundStyle
    /// What the properties were before an app set them.
    private var defaults: ListBackgroundDefaults

    init(_ style: ListBackgroundStyle) {
        self.style = style
        defaults = ListBackgroundDefaults(style, for: StandardState(traitCollection: .current))
        backgroundColor = defaults.color
        cornerRadius = defaults.cornerRadius
        backgroundInsets = defaults.insets
    }

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { Self(.clear) }

    /// Without a colour of its own: a button decides by its style.
    static func undecided() -> UIBackgroundConfiguration {
        var configuration = clear()
        configuration.backgroundColor = nil
        return configuration
    }

    /// The configuration with what it leaves open decided for a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let new = ListBackgroundDefaults(style, for: StandardState(state))
        var copy = self
        replaceDefault(&copy.backgroundColor, defaults.color, with: new.color)
        replaceDefault(&copy.cornerRadius, defaults.cornerRadius, with: new.cornerRadius)
        replaceDefault(&copy.backgroundInsets, defaults.insets, with: new.insets)
        copy.defaults = new
        return copy
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
