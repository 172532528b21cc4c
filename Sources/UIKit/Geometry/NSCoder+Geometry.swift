public import Foundation
public import Raster

/// The text forms of geometric values, as UIKit writes them: `{{x, y}, {width, height}}`.
extension NSCoder {
    public class func string(for point: CGPoint) -> String {
        list([point.x, point.y])
    }

    public class func string(for vector: CGVector) -> String {
        list([vector.dx, vector.dy])
    }

    public class func string(for size: CGSize) -> String {
        list([size.width, size.height])
    }

    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(numbers.map(number).joined(separator: ", "))]"
    }

    public class func string(for insets: UIEdgeInsets) -> String {
        list([insets.top, insets.left, insets.bottom, insets.right])
    }

    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        list([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    public class func string(for offset: UIOffset) -> String {
        list([offset.horizontal, offset.vertical])
    }

    private static func list(_ values: [CGFloat]) -> String {
        "{\(values.map(number).joined(separator: ", "))}"
    }

    /// Whole numbers without a fraction, as `%.17g` prints them.
    private static func number(_ value: CGFloat) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
