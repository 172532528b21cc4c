public import Foundation
import Typesetting

/// Names, and metrics in points.
extension UIFont {
    private var metrics: FontMetrics { FontLibrary.current.metrics(for: request) }

    public var pointSize: CGFloat { request.size }

    /// The baseline's distance from the top of the line.
    public var ascender: CGFloat { metrics.ascender }

    /// The bottom of the line seen from the baseline: negative.
    public var descender: CGFloat { metrics.descender }

    public var capHeight: CGFloat { metrics.capHeight }

    public var xHeight: CGFloat { metrics.xHeight }

    /// Not rounded; the system font's is 1.193359 times its size.
    public var lineHeight: CGFloat { metrics.lineHeight }

    public var leading: CGFloat { metrics.leading }

    public var familyName: String { FontName(request).family }

    /// The PostScript name of the face.
    public var fontName: String { FontName(request).postScriptName }

    /// The families that a name finds, sorted: those of the font profile and of the fonts given with `--fonts`. The
    /// system font is none of them.
    public class var familyNames: [String] { FontLibrary.current.familyNames }

    /// The PostScript names of a family's faces, sorted; empty for an unknown family. Case does not matter.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.current.identities(inFamily: familyName).map(\.postScriptName)
    }
}
