import Foundation

/// Apple's standard distances between views, in points.
enum SystemSpacing {
    static let standard: CGFloat = 8
}

extension NSLayoutConstraint {
    /// The distance that `systemSpacing` asks for between the constraint's items: the line height of the larger text that
    /// takes part, so that one system space apart baselines are as far from each other as lines are.
    ///
    /// Apple says that the distance follows the fonts; which one is not published, and line height is our reading of it.
    var systemSpacingLength: CGFloat {
        guard let systemSpacing else { return 0 }
        let heights = [(first, firstAttribute), (second, secondAttribute)].compactMap { item, attribute in
            attribute.isBaseline ? (item as? UIView)?.baselineView(attribute).baselineLineHeight : nil
        }
        return systemSpacing * (heights.max() ?? SystemSpacing.standard)
    }
}

extension UIView {
    /// The view whose baseline counts as the receiver's.
    func baselineView(_ baseline: NSLayoutConstraint.Attribute) -> UIView {
        var target = self
        while true {
            let next = baseline == .firstBaseline ? target.forFirstBaselineLayout : target.forLastBaselineLayout
            if next === target { return target }
            target = next
        }
    }
}
