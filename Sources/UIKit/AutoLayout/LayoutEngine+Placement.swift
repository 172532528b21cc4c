import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Ties the item to what decides its frame outside of constraints: the root's bounds, an autoresizing mask, or a
    /// system guide's insets. Returns whether anything changed.
    func place(_ item: EngineItem) -> Bool {
        let wanted = placement(of: item)
        if !item.placement.map(\.place).elementsEqual(wanted.map(\.place)) {
            removePlacement(of: item)
            item.placement = wanted.compactMap { add($0, of: item) }
            return true
        }
        var changed = false
        for (index, want) in wanted.enumerated() where want.expression.constant != item.placement[index].constant {
            changed = true
            if item.owner is UILayoutGuide {
                if move(&item.placement[index], to: want.expression.constant, priority: want.priority) { continue }
            } else {
                solver.remove(item.placement[index].handle)
            }
            if let new = add(want, of: item) { item.placement[index] = new }
        }
        return changed
    }

    /// Gives a guide's tie another constant: it ties the same lengths as before. The safe area moves the guides of a tree one by
    /// one on the way down, and stating one anew would have all that hangs together with it solved again each time.
    ///
    /// - Returns: false if it has to be stated anew, as what gave way may hold with another constant; it is removed then.
    private func move(_ tie: inout EngineConstraint, to constant: Double, priority: Float) -> Bool {
        guard solver.priority(of: tie.handle) == priority else {
            solver.remove(tie.handle)
            return false
        }
        guard (try? solver.setConstant(constant, of: tie.handle)) != nil else { return false }
        tie.constant = constant
        return true
    }

    func removePlacement(of item: EngineItem) {
        for constraint in item.placement { solver.remove(constraint.handle) }
        item.placement.removeAll()
    }

    private func add(_ want: WantedTie, of item: EngineItem) -> EngineConstraint? {
        guard
            let handle = addResolvingConflicts(
                want.expression, .equal, want.priority, for: nil,
                standIn: { ConstraintSource.placement(item, want.place).constraint() })
        else { return nil }
        return EngineConstraint(handle: handle, constant: want.expression.constant, place: want.place)
    }

    private func placement(of item: EngineItem) -> [WantedTie] {
        if let guide = item.owner as? UILayoutGuide { return placement(of: guide, item) }
        guard let view = item.owner as? UIView else { return [] }
        if view === root { return rootPlacement(of: view, item) }
        guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else { return [] }
        let frame = view.layoutFrame
        let mask = view.autoresizingMask
        let horizontal = Elasticity(
            start: frame.minX, length: frame.width, container: superview.bounds.width,
            isFlexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = Elasticity(
            start: frame.minY, length: frame.height, container: superview.bounds.height,
            isFlexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        let outerWidth = horizontal.isFixed ? nil : self.item(for: superview).width
        let outerHeight = vertical.isFixed ? nil : self.item(for: superview).height
        return [
            elastic(item.minX, horizontal.start, horizontal.startShare, outerWidth, horizontal.container),
            elastic(item.width, horizontal.length, horizontal.lengthShare, outerWidth, horizontal.container),
            elastic(item.minY, vertical.start, vertical.startShare, outerHeight, vertical.container),
            elastic(item.height, vertical.length, vertical.lengthShare, outerHeight, vertical.container),
        ].enumerated().map { WantedTie(place: $0.offset, expression: $0.element) }
    }

    /// A temporary engine's root is free: that is what it measures. A root laid out by constraints keeps its bounds
    /// unless a constraint wants otherwise.
    private func rootPlacement(of view: UIView, _ item: EngineItem) -> [WantedTie] {
        if isTemporary { return [] }
        let priority: Float = view.translatesAutoresizingMaskIntoConstraints ? Solver.required : 1
        return [
            WantedTie(place: 0, expression: elastic(item.width, view.bounds.width, 0, nil, 0), priority: priority),
            WantedTie(place: 1, expression: elastic(item.height, view.bounds.height, 0, nil, 0), priority: priority),
        ]
    }

    private func placement(of guide: UILayoutGuide, _ item: EngineItem) -> [WantedTie] {
        if let guide = guide as? ScrollContentGuide { return contentPlacement(of: guide, item) }
        guard let insets = guide.systemInsets, let view = guide.owningView else { return [] }
        let outer = self.item(for: view)
        let origin = view.bounds.origin
        var ties: [WantedTie] = []
        if item.isTiedHorizontally {
            ties += [
                WantedTie(place: 0, expression: elastic(item.minX, origin.x + insets.left, 0, nil, 0)),
                WantedTie(place: 2, expression: elastic(item.width, -insets.left - insets.right, 1, outer.width, 0)),
            ]
        }
        if item.isTiedVertically {
            ties += [
                WantedTie(place: 1, expression: elastic(item.minY, origin.y + insets.top, 0, nil, 0)),
                WantedTie(place: 3, expression: elastic(item.height, -insets.top - insets.bottom, 1, outer.height, 0)),
            ]
        }
        return ties
    }

    /// A scroll view's content begins at its coordinates' origin; its size is the content size unless constraints want
    /// another.
    private func contentPlacement(of guide: ScrollContentGuide, _ item: EngineItem) -> [WantedTie] {
        [
            WantedTie(place: 0, expression: elastic(item.minX, 0, 0, nil, 0)),
            WantedTie(place: 1, expression: elastic(item.minY, 0, 0, nil, 0)),
            WantedTie(place: 2, expression: elastic(item.width, guide.contentSize.width, 0, nil, 0), priority: 1),
            WantedTie(place: 3, expression: elastic(item.height, guide.contentSize.height, 0, nil, 0), priority: 1),
        ]
    }

    /// `variable - share * outer == value - share * container`.
    private func elastic(
        _ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ outer: Variable?, _ container: CGFloat
    ) -> LinearExpression {
        var expression = LinearExpression()
        expression.add(variable, 1)
        if let outer, share != 0 { expression.add(outer, -share) }
        expression.constant = -(value - share * container)
        return expression
    }
}

/// One of the equations that an item's place takes.
private struct WantedTie {
    /// Which of them it is, as `ConstraintSource` names it.
    let place: Int
    let expression: LinearExpression
    var priority = Solver.required
}

/// How a frame follows its container along one axis: the shares of a change that its start and its length take.
private struct Elasticity {
    let start: CGFloat
    let length: CGFloat
    let container: CGFloat
    let startShare: CGFloat
    let lengthShare: CGFloat

    var isFixed: Bool { startShare == 0 && lengthShare == 0 }

    /// - Parameter isFlexible: the near margin, the length, the far margin.
    init(start: CGFloat, length: CGFloat, container: CGFloat, isFlexible: (near: Bool, length: Bool, far: Bool)) {
        self.start = start
        self.length = length
        self.container = container
        let far = container - start - length
        let total = (isFlexible.near ? start : 0) + (isFlexible.length ? length : 0) + (isFlexible.far ? far : 0)
        let count = CGFloat([isFlexible.near, isFlexible.length, isFlexible.far].count { $0 })
        func share(_ part: CGFloat) -> CGFloat { total == 0 ? 1 / count : part / total }
        startShare = isFlexible.near ? share(start) : 0
        lengthShare = isFlexible.length ? share(length) : 0
    }
}

extension UIView {
    /// Whether the frame follows the superview's size.
    var hasElasticPlace: Bool { translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty }

    /// The frame without the transform: what layout sets and reads.
    var layoutFrame: CGRect {
        let (position, size, anchor) = (layer.storedPosition, layer.storedBounds.size, layer.anchorPoint)
        return CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Sets centre and bounds, so that the transform survives.
    func setLayoutFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        setGeometry(
            position: CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y),
            bounds: CGRect(origin: layer.storedBounds.origin, size: frame.size))
    }
}
