import Foundation
import UIKit

/// A stack view in a root, and what its tests read of it.
@MainActor struct StackFixture {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stack: UIStackView

    init(_ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0) {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
        stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
    }

    /// A view of a required size.
    static func box(_ width: CGFloat, _ height: CGFloat = 10) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    /// A label of ten words, which wraps.
    static func wrappingLabel() -> UILabel {
        let label = UILabel()
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        return label
    }

    /// Puts the stack into the root's corner, of a size where one is given, and lays it out.
    @discardableResult
    func layOut(width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
        if stack.superview == nil {
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
            if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        }
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    /// The stack's own constraints, sorted: `spacing 1.leading == 0.trailing + 10`. Arranged views are called by their
    /// index, guides `spacer`, `gap0`, `margins`.
    var constraintLines: [String] {
        (stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)).compactMap(line).sorted()
    }

    /// The lines of one identifier.
    func lines(_ identifier: String) -> [String] { constraintLines.filter { $0.hasPrefix(identifier + " ") } }

    private func line(_ constraint: NSLayoutConstraint) -> String? {
        guard let identifier = constraint.identifier, identifier.hasPrefix("UISV-") else { return nil }
        let priority =
            constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)".replacing(".0", with: "")
        return "\(identifier.dropFirst(5)) \(equation(constraint))\(priority)"
    }

    private func equation(_ constraint: NSLayoutConstraint) -> String {
        let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
        let constant = constraint.constant
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        guard let second = constraint.secondItem else { return "\(left) \(relation) \(number(constant))" }
        let right = "\(name(second)).\(constraint.secondAttribute)"
        if constraint.multiplier != 1 {
            let rest = constant == 0 ? "" : " - \(number(-constant))"
            return "\(left) \(relation) \(number(constraint.multiplier))*\(right)\(rest)"
        }
        // Logs print an equality either way round.
        if constant == 0, constraint.relation == .equal { return [left, right].sorted().joined(separator: " == ") }
        return "\(left) \(relation) \(right)" + (constant == 0 ? "" : " + \(number(constant))")
    }

    private func name(_ item: AnyObject?) -> String {
        if item === stack { return "stack" }
        if let index = stack.arrangedSubviews.firstIndex(where: { $0 === item }) { return "\(index)" }
        guard let guide = item as? UILayoutGuide else { return "?" }
        if guide === stack.layoutMarginsGuide { return "margins" }
        if guide.identifier == "_UILayoutSpacer" { return "spacer" }
        let gaps = stack.layoutGuides.filter { $0.identifier == "_UIOLAGapGuide" }
        return "gap\(gaps.firstIndex { $0 === guide } ?? -1)"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\((value * 1e6).rounded() / 1e6)"
    }
}
