import UIKit

/// How findings call views, lengths and constraints.
extension ReviewedTree {
    /// The identifier, else the class, with the nearest identifier above it.
    func name(of view: UIView) -> String { ViewWords.name(of: view) }

    func text(of constraint: NSLayoutConstraint) -> String { ConstraintWords.text(of: constraint) }

    /// The app's constraints that have a part in the view's place or size along the axis, and name it or a view around it.
    func appConstraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        inspector.constraints(affecting: view, axis).filter { $0.role == .app }
    }

    /// The app's constraints that name the view along an axis.
    func appConstraints(naming view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: view, next: \.superview).flatMap(\.constraints).filter { constraint in
            guard constraint.role == .app, constraint.firstAttribute.axis == axis else { return false }
            return constraint.firstItem === view || constraint.secondItem === view
        }
    }
}

@MainActor enum ViewWords {
    /// What finds the view again: its id in the document that it is from, else its accessibility identifier.
    static func identifier(of view: UIView) -> String? {
        view.window?.documentNaming?.identifier(of: view) ?? view.accessibilityIdentifier
    }

    static func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier { return identifier }
        let above = sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap(\.self)
        guard let owner = above.first(where: { $0.accessibilityIdentifier != nil }) else { return ownName(of: view) }
        return "\(ownName(of: view)) in \(owner.accessibilityIdentifier ?? "")"
    }

    /// The identifier, else the property of a view or controller around it that holds the view (`titleLabel`), else its
    /// class, with the index among its siblings as in its path: `UILabel[2]`. A cell's content view is called so.
    static func ownName(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier { return identifier }
        let className = ViewPath.name(of: view)
        guard let superview = view.superview, !(view.next is UIViewController) else { return className }
        if (superview as? any ListCell)?.contentView === view { return "contentView" }
        if let property = PropertyName.of(view) { return property }
        return "\(className)[\(superview.subviews.firstIndex { $0 === view } ?? 0)]"
    }

    /// `32.333`, without noise.
    nonisolated static func points(_ value: CGFloat) -> String {
        let thousandths = (value * 1000).rounded() / 1000
        return thousandths == thousandths.rounded() && abs(thousandths) < 1e9
            ? "\(Int(thousandths))" : "\(Double(thousandths))"
    }

    /// To a tenth of a point: for what is measured rather than laid out.
    nonisolated static func roughly(_ value: CGFloat) -> String { points((value * 10).rounded() / 10) }

    nonisolated static func size(_ size: CGSize) -> String { "\(points(size.width)) x \(points(size.height))" }

    /// The beginning of a text, in quotes, on one line.
    nonisolated static func quoted(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 32 ? "\"\(line.prefix(31))…\"" : "\"\(line)\""
    }
}

extension NSLayoutConstraint.Axis {
    var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
    var length: String { self == .horizontal ? "width" : "height" }
}

extension NSLayoutConstraint.Attribute {
    /// Nil for no attribute.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }
}
