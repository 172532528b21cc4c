public import Foundation
import Typesetting

/// Scales fonts and lengths of an app's own as a text style scales with the preferred text size.
///
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored value never changes after `init`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    private static let body = UIFontMetrics(forTextStyle: .body)

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { body }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font that has been scaled before is a mistake, and stays as it is.
    ///
    /// - Parameter maximumPointSize: 0 sets no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard font.scaling == .none else {
            LayoutDiagnostics.reportFromAnyThread(.fontScaledTwice(font: "\(font)"))
            return font
        }
        var request = font.request
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        request.size = maximumPointSize > 0 ? min(size, maximumPointSize) : size
        return UIFont(
            request: request,
            scaling: .metrics(style, base: font.pointSize, maximum: maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// `value`, which is meant for the large text size, at that of `traitCollection`: in the proportion of the style's
    /// leadings, not of its point sizes, rounded to device pixels.
    ///
    /// Measured on a device (Jared Sinclair, "Scaled Metric Surprises"): 17 for body text is 16.333 at the medium size,
    /// where body text has 16 points, and a leading of 21 in place of 22.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let growth = DynamicType.entry(for: style).growth(for: traitCollection)
        guard growth != 1 else { return value }
        let scale = traitCollection?.displayScale ?? 0
        let pixels = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
        return (value * growth * pixels).rounded() / pixels
    }
}
