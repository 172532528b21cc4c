import Foundation

/// What layout has to tell about a view tree; Apple's words where Apple has them.
package enum LayoutDiagnostic: Hashable, Sendable {
    case unsatisfiable(constraints: [String], broken: String)
    case noCommonAncestor(constraint: String)
    case invalidConstraint(String)
    case unsettled(view: String, passes: Int)

    package var message: String {
        switch self {
        case .unsatisfiable(let constraints, let broken):
            """
            Unable to simultaneously satisfy constraints.
            (
            \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )
            Will attempt to recover by breaking constraint
            \(broken)
            """
        case .noCommonAncestor(let constraint):
            "Unable to activate constraint \(constraint) because its items have no common ancestor. "
                + "Does the constraint reference items in different view hierarchies?"
        case .invalidConstraint(let description):
            "The constraint can't be used: a number in it is not finite, or its priority not in 0...1000: \(description)"
        case .unsettled(let view, let passes):
            "Layout did not settle after \(passes) passes: \(view) keeps asking for another."
        }
    }
}

/// Where layout's messages go: standard error, unless a handler is set.
@MainActor package enum LayoutDiagnostics {
    package static var handler: (@MainActor (LayoutDiagnostic) -> Void)?

    static func report(_ diagnostic: LayoutDiagnostic) {
        if let handler {
            handler(diagnostic)
        } else {
            FileHandle.standardError.write(Data("[LayoutConstraints] \(diagnostic.message)\n".utf8))
        }
    }
}

/// `UILabel:titleLabel.height == 20 @750`, in the style of Apple's log without addresses.
@MainActor func logText(of constraint: NSLayoutConstraint) -> String {
    func side(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let item else { return "" }
        return "\(itemName(item)).\(attribute)"
    }
    let relation =
        switch constraint.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    var right = side(constraint.second, constraint.secondAttribute)
    if constraint.multiplier != 1, !right.isEmpty { right = "\(formatted(constraint.multiplier))*\(right)" }
    if right.isEmpty {
        right = formatted(constraint.constant)
    } else if constraint.constant != 0 {
        right += " \(constraint.constant < 0 ? "-" : "+") \(formatted(abs(constraint.constant)))"
    }
    let name = constraint.identifier.map { "'\($0)' " } ?? ""
    let priority = constraint.priority == .required ? "" : " @\(formatted(CGFloat(constraint.priority.rawValue)))"
    return
        "<NSLayoutConstraint \(name)\(side(constraint.first, constraint.firstAttribute)) \(relation) \(right)\(priority)>"
}

@MainActor private func itemName(_ item: any LayoutItem) -> String {
    if let guide = item as? UILayoutGuide { return "UILayoutGuide:\(guide.identifier)" }
    guard let view = item as? UIView else { return "\(type(of: item))" }
    return "\(type(of: view))" + (view.accessibilityIdentifier.map { ":\($0)" } ?? "")
}

private func formatted(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
}
