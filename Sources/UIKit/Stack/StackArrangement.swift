import Foundation

/// The constraints and guides of one arrangement of a stack view, with UIKit's identifiers and priorities.
///
/// Source: constraint lists of real stack views, auto-layout facts 3.7.
@MainActor struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    /// Those of the constraints that views hold themselves, about their own lengths.
    private nonisolated(unsafe) var ownWishes: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    private(set) var guides: [UILayoutGuide] = []
    /// The labels that the widths in a row were shared among.
    var multilineLabels: [MultilineLabel] = []

    nonisolated init() {}

    init(of stack: UIStackView) {
        guard !stack.arrangedSubviews.isEmpty else { return }
        for view in stack.arrangedSubviews where view.isHidden { hide(view, in: stack) }
        let visible = stack.visibleArrangedSubviews
        if visible.isEmpty { collapse(stack) }
        addMainAxis(in: stack)
        addCrossAxis(visible, in: stack)
    }

    /// Whether a change of an arranged view's content asks for other constraints than these.
    func isOutdated(in stack: UIStackView) -> Bool { multilineLabels != Self.multilineLabels(of: stack) }

    func activate() {
        NSLayoutConstraint.activate(constraints)
    }

    func remove(from stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
    }

    /// Ends what a view that is no longer arranged would take along: what ties it to others ends with its place in the tree.
    mutating func endWishes(of view: UIView) {
        NSLayoutConstraint.deactivate(ownWishes.removeValue(forKey: ObjectIdentifier(view)) ?? [])
    }

    /// The same for all views, when their stack goes; they are in no layout engine then.
    nonisolated func forgetWishes() {
        for wish in ownWishes.values.joined() {
            wish.ownerPointer?.takeUnretainedValue().ownConstraints.removeAll { $0 === wish }
            wish.ownerPointer = nil
        }
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
        if second == nil, first is UIView { ownWishes[ObjectIdentifier(first), default: []].append(constraint) }
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

    /// Without a visible view a spacer stands for them all, as small as can be.
    private mutating func collapse(_ stack: UIStackView) {
        let canvas = canvas(of: stack)
        let spacer = addGuide("_UILayoutSpacer", to: stack)
        for axis in [StackAxis.main(of: stack), StackAxis.cross(of: stack)] {
            add(.canvasConnection, canvas, axis.start, .equal, spacer, axis.start)
            add(.canvasConnection, canvas, axis.end, .equal, spacer, axis.end)
            add(.spanningFit, spacer, axis.length, .equal, priority: 51)
        }
    }
}

/// A label whose width in a row the stack shares out, and how strongly.
struct MultilineLabel: Equatable {
    let id: ObjectIdentifier
    let resistance: UILayoutPriority
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
