import Foundation
import UIKit

/// Dice that fall the same way on each run.
struct LayoutDice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 7919 &+ 13 }

    mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(count, 1)))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

/// What a tree is made of: enough to build another one like it.
struct TreePlan {
    enum Kind: CaseIterable { case view, label, stack, button }

    struct Node {
        let id: Int
        let kind: Kind
        var parent: Int
        /// Its place among its parent's arranged subviews, for views that come into a stack as such.
        var isArranged = false
        var isHidden = false
        var runs: [(text: String, size: CGFloat)] = []
        var lines = 1
        var margin: CGFloat = 8
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var keepsToMargins = false
    }

    struct Rule {
        let id: Int
        let first: Int
        let attribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        var second: Int?
        var other = NSLayoutConstraint.Attribute.notAnAttribute
        var constant: CGFloat
        let priority: Float
    }

    var size = CGSize(width: 320, height: 480)
    /// Parents before their children, siblings from back to front.
    var nodes = [Node(id: 0, kind: .view, parent: -1)]
    var rules: [Rule] = []

    func index(_ id: Int) -> Int { nodes.firstIndex { $0.id == id } ?? 0 }

    /// The node and what is in it.
    func subtree(_ id: Int) -> Set<Int> {
        var result: Set = [id]
        for node in nodes where result.contains(node.parent) { result.insert(node.id) }
        return result
    }
}

/// The views and constraints of a plan.
@MainActor final class PlannedTree {
    var views: [Int: UIView] = [:]
    private var constraints: [Int: NSLayoutConstraint] = [:]
    let root = UIView()

    init(_ plan: TreePlan) {
        views[0] = root
        for node in plan.nodes where node.id != 0 { insert(node) }
        for node in plan.nodes { apply(node) }
        for rule in plan.rules { add(rule) }
        root.frame.size = plan.size
    }

    func insert(_ node: TreePlan.Node) {
        let view: UIView =
            switch node.kind {
            case .view: UIView()
            case .label: UILabel()
            case .stack: UIStackView()
            case .button: UIButton(type: .system)
            }
        view.translatesAutoresizingMaskIntoConstraints = false
        views[node.id] = view
        attach(node)
    }

    func attach(_ node: TreePlan.Node) {
        guard let view = views[node.id], let parent = views[node.parent] else { return }
        if node.isArranged, let stack = parent as? UIStackView {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
        }
    }

    func apply(_ node: TreePlan.Node) {
        guard let view = views[node.id] else { return }
        view.isHidden = node.isHidden
        view.layoutMargins = UIEdgeInsets(top: node.margin, left: node.margin + 1, bottom: node.margin, right: 3)
        if let label = view as? UILabel {
            label.numberOfLines = node.lines
            let text = NSMutableAttributedString()
            for run in node.runs {
                let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: run.size)]
                text.append(NSAttributedString(string: run.text, attributes: attributes))
            }
            label.attributedText = text
        }
        (view as? UIButton)?.setTitle(node.runs.first?.text, for: .normal)
        guard let stack = view as? UIStackView else { return }
        stack.axis = node.axis
        stack.distribution = node.distribution
        stack.alignment = node.alignment
        stack.spacing = node.spacing
        stack.isLayoutMarginsRelativeArrangement = node.keepsToMargins
    }

    func add(_ rule: TreePlan.Rule) {
        guard let first = views[rule.first] else { return }
        let constraint = NSLayoutConstraint(
            item: first, attribute: rule.attribute, relatedBy: rule.relation, toItem: rule.second.flatMap { views[$0] },
            attribute: rule.other, multiplier: 1, constant: rule.constant)
        constraint.priority = UILayoutPriority(rule.priority)
        constraint.isActive = true
        constraints[rule.id] = constraint
    }

    func end(_ rule: TreePlan.Rule) { constraints.removeValue(forKey: rule.id)?.isActive = false }

    func setConstant(_ rule: TreePlan.Rule) { constraints[rule.id]?.constant = rule.constant }

    func frames(_ plan: TreePlan) -> [CGRect] {
        root.layoutIfNeeded()
        return plan.nodes.map { views[$0.id]?.frame ?? .null }
    }
}
