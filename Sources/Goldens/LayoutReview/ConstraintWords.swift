package import UIKit

/// A constraint as one reads it: `titleLabel.top == contentView.top + 16 @750`.
@MainActor package enum ConstraintWords {
    package static func text(of constraint: NSLayoutConstraint) -> String {
        if constraint.role == .frame { return frameText(of: constraint) }
        let names = names(of: constraint.firstItem, constraint.secondItem)
        let left = side(names.first, constraint.firstAttribute)
        var right = side(names.second, constraint.secondAttribute)
        if constraint.multiplier != 1, !right.isEmpty {
            right += " * " + ViewWords.points(constraint.multiplier)
        }
        let constant = constraint.constant
        if right.isEmpty {
            right = ViewWords.points(constant)
        } else if constant != 0 {
            right += (constant < 0 ? " - " : " + ") + ViewWords.points(abs(constant))
        }
        let priority =
            constraint.priority == .required ? "" : " @" + ViewWords.points(CGFloat(constraint.priority.rawValue))
        let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
        return "\(left) \(symbol(of: constraint.relation)) \(right)\(priority)\(identifier)"
    }

    /// The line that made a constraint: of the document that its view is from, else of the code.
    static func source(of constraint: NSLayoutConstraint) -> String? {
        let item = constraint.firstItem
        guard let naming = (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.window?.documentNaming else {
            return constraint.source?.text
        }
        return naming.source(of: constraint)
    }

    /// `the window is 393 wide`, `icon is 40 wide, by its frame`, `icon.left is 20, by its frame`.
    private static func frameText(of constraint: NSLayoutConstraint) -> String {
        guard let view = constraint.firstItem as? UIView else { return "a view that is gone" }
        let (attribute, value) = (constraint.firstAttribute, ViewWords.points(constraint.constant))
        let place =
            switch attribute {
            case .width: " is \(value) wide"
            case .height: " is \(value) high"
            default: ".\(attribute) is \(value)"
            }
        return view is UIWindow ? "the window\(place)" : "\(name(of: view))\(place), by its frame"
    }

    /// What of a view's frame has a part in a value: `the width of the window`, `icon: the left of its frame`.
    static func framePart(of constraint: NSLayoutConstraint, name: String) -> String {
        let attribute = constraint.firstAttribute
        return constraint.firstItem is UIWindow
            ? "the \(attribute) of the window" : "\(name): the \(attribute) of its frame"
    }

    static func symbol(of relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func side(_ name: String?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let name else { return attribute == .notAnAttribute ? "" : "(a view that is gone).\(attribute)" }
        return "\(name).\(attribute)"
    }

    /// Two different items that are called alike get the names of the views around them, up to where these differ.
    private static func names(of first: AnyObject?, _ second: AnyObject?) -> (first: String?, second: String?) {
        var (left, right) = (first.map(name), second.map(name))
        guard let first, let second, first !== second else { return (left, right) }
        var (outer, other) = (superview(of: first), superview(of: second))
        while left == right, let one = outer, let two = other {
            left = left.map { "\(ViewWords.ownName(of: one))/\($0)" }
            right = right.map { "\(ViewWords.ownName(of: two))/\($0)" }
            (outer, other) = (one.superview, two.superview)
        }
        return (left, right)
    }

    static func superview(of item: AnyObject) -> UIView? {
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.superview
    }

    static func name(of item: AnyObject) -> String {
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { name(of: $0) + "." } ?? ""
            return owner + guideName(guide)
        }
        guard let view = item as? UIView else { return "\(type(of: item))" }
        return ViewWords.ownName(of: view)
    }

    private static func guideName(_ guide: UILayoutGuide) -> String {
        switch guide.identifier {
        case "": "layoutGuide"
        case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
        case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
        case "UIViewReadableContentGuide": "readableContentGuide"
        case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
        case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
        default: guide.identifier
        }
    }
}
