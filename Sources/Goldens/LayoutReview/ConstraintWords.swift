package import UIKit

/// A constraint as one reads it: `titleLabel.top == contentView.top + 16 @750`.
@MainActor package enum ConstraintWords {
    package static func text(of constraint: NSLayoutConstraint) -> String {
        let left = side(constraint.firstItem, constraint.firstAttribute)
        var right = side(constraint.secondItem, constraint.secondAttribute)
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
        let text = "\(left) \(symbol(of: constraint.relation)) \(right)\(priority)\(identifier)"
        return constraint.role == .frame ? text + "  (its frame)" : text
    }

    static func symbol(of relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let item else { return attribute == .notAnAttribute ? "" : "(a view that is gone).\(attribute)" }
        return "\(name(of: item)).\(attribute)"
    }

    /// A cell's content view is called so, since apps give it no identifier.
    static func name(of item: AnyObject) -> String {
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { name(of: $0) + "." } ?? ""
            return owner + guideName(guide)
        }
        guard let view = item as? UIView else { return "\(type(of: item))" }
        if let identifier = view.accessibilityIdentifier { return identifier }
        if let cell = view.superview as? UICollectionViewCell, cell.contentView === view { return "contentView" }
        return ViewPath.name(of: view)
    }

    private static func guideName(_ guide: UILayoutGuide) -> String {
        switch guide.identifier {
        case "": "layoutGuide"
        case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
        case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
        case "UIViewReadableContentGuide": "readableContentGuide"
        default: guide.identifier
        }
    }
}
