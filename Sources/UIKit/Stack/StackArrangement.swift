import Foundation

/// The constraints and guides of one arrangement of a stack view, with UIKit's identifiers and priorities.
///
/// Source: constraint lists of real stack views, auto-layout facts 3.7.
@MainActor struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    nonisolated init() {}

    init(of stack: UIStackView) {
        let visible = stack.visibleArrangedSubviews
        for view in stack.arrangedSubviews where view.isHidden { hide(view, in: stack) }
        guard !visible.isEmpty else { return }
        addMainAxis(visible, in: stack)
        addCrossAxis(visible, in: stack)
    }

    func activate() {
        NSLayoutConstraint.activate(constraints)
    }

    func remove(from stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
    }

    mutating func add(
        _ identifier: StackIdentifier, _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier.rawValue
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    mutating func addGuide(_ identifier: String, to stack: UIStackView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    /// A hidden view takes no room; just under required, so that required sizes inside it do not collide.
    private mutating func hide(_ view: UIView, in stack: UIStackView) {
        add(.hiding, view, StackAxis.main(of: stack).length, .equal, priority: 999.9)
    }
}

/// UIKit's names for the constraints of a stack view.
enum StackIdentifier: String {
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case canvasFit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// The attributes along one axis.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = StackAxis(start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, length: .height)

    @MainActor static func main(of stack: UIStackView) -> StackAxis {
        stack.axis == .horizontal ? horizontal : vertical
    }

    @MainActor static func cross(of stack: UIStackView) -> StackAxis {
        stack.axis == .horizontal ? vertical : horizontal
    }
}
