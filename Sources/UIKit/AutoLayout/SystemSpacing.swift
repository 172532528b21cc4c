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
            attribute.isBaseline ? (item as? UIView)?.wayToBaseline(attribute).last?.baselineLineHeight : nil
        }
        return systemSpacing * (heights.max() ?? SystemSpacing.standard)
    }
}

extension UIView {
    /// The receiver, then the view that stands for its baseline, and so on to the one whose baseline counts.
    func wayToBaseline(_ baseline: NSLayoutConstraint.Attribute) -> [UIView] {
        var way = [self]
        while let last = way.last {
            let next = baseline == .firstBaseline ? last.forFirstBaselineLayout : last.forLastBaselineLayout
            if way.contains(where: { $0 === next }) { break }
            way.append(next)
        }
        return way
    }
}
