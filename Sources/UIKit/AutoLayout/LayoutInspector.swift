import ConstraintSolver
package import Foundation

/// Answers which constraints give a view its place and size, and whether another would satisfy them as well.
///
/// Made of a tree's engine by the debugging methods of `UIView`, by `lint` and by `explain`. It finds the constraint behind
/// each of the solver's handles once, in O(constraints of the tree); make one for many questions, and a new one after a
/// change of the tree.
@MainActor package struct LayoutInspector {
    let engine: LayoutEngine
    private var sources: [ConstraintHandle: ConstraintSource] = [:]

    /// Takes in what changed since the last layout; moves no view.
    package init(of view: UIView) {
        self.init(engine: view.rootView.makeEngineIfNeeded())
    }

    init(engine: LayoutEngine) {
        engine.update()
        self.init(updated: engine)
    }

    /// For an engine that is up to date, or in the midst of an update, such as the one of a measurement.
    init(updated engine: LayoutEngine) {
        self.engine = engine
        for (handle, constraint) in engine.temporaryHandles { sources[handle] = .constraint(constraint) }
        for (variable, handle) in engine.lengthBounds {
            guard let item = engine.item(with: variable) else { continue }
            sources[handle] = .lengthBound(item, variable == item.width ? .horizontal : .vertical)
        }
        var pending = [engine.root]
        while let view = pending.popLast() {
            pending += view.subviews
            note(view)
        }
    }

    /// The same questions to a copy of the engine, which may be changed; the handles stay valid.
    init(copying other: LayoutInspector) {
        engine = LayoutEngine(copying: other.engine)
        sources = other.sources
    }

    private mutating func note(_ view: UIView) {
        for constraint in view.constraints {
            if !engine.hasOwnHandles, let handle = constraint.engineHandle { sources[handle] = .constraint(constraint) }
        }
        if let item = view.engineItem { note(item) }
        for guide in view.layoutGuides {
            if let item = guide.engineItem { note(item) }
        }
    }

    private mutating func note(_ item: EngineItem) {
        guard item.engineID == engine.id else { return }
        for tie in item.placement { sources[tie.handle] = .placement(item, tie.place) }
        for part in ContentSizePart.allCases {
            if let constraint = item.contentSize[part] { sources[constraint.handle] = .contentSize(item, part) }
        }
    }

    /// The constraint behind a handle; nil for one of another tree.
    func constraint(with handle: ConstraintHandle) -> NSLayoutConstraint? {
        sources[handle]?.constraint()
    }

    // MARK: Questions about one view or guide

    /// The constraints that give the item its place and size along the axis, in the order they were added.
    func constraints(affecting owner: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item = owner.engineItem, item.engineID == engine.id else { return [] }
        let variables = owner.container == nil ? [item.length(axis)] : [item.origin(axis), item.length(axis)]
        var seen: Set<ConstraintHandle> = []
        return variables.flatMap { engine.solver.explain($0) }
            .filter { seen.insert($0.constraint).inserted }
            .compactMap { constraint(with: $0.constraint) }
    }

    /// Which of `left`, `top`, `width` and `height` could be another without harm to any constraint.
    func ambiguousAttributes(of owner: any LayoutItem) -> [NSLayoutConstraint.Attribute] {
        guard let item = owner.engineItem, item.engineID == engine.id else {
            return unconstrainedAttributes(of: owner)
        }
        var parts: [(NSLayoutConstraint.Attribute, Variable)] = [(.width, item.width), (.height, item.height)]
        if owner.container != nil { parts = [(.left, item.minX), (.top, item.minY)] + parts }
        if (owner as? UILayoutGuide)?.systemInsets != nil {
            parts.removeAll { $0.0.isHorizontal ? !item.isTiedHorizontally : !item.isTiedVertically }
        }
        return engine.withoutExercise { parts.filter { engine.solver.isAmbiguous($0.1) }.map(\.0) }
    }

    /// What no constraint speaks of is open, unless the frame decides it.
    private func unconstrainedAttributes(of owner: any LayoutItem) -> [NSLayoutConstraint.Attribute] {
        guard owner.container != nil else { return [] }
        guard let view = owner as? UIView else {
            return (owner as? UILayoutGuide)?.systemInsets == nil ? [.left, .top, .width, .height] : []
        }
        guard !view.translatesAutoresizingMaskIntoConstraints else { return [] }
        let size = view.intrinsicContentSize
        return [.left, .top] + (size.width == UIView.noIntrinsicMetric ? [.width] : [])
            + (size.height == UIView.noIntrinsicMetric ? [.height] : [])
    }

    // MARK: The same for callers outside of the module

    package func constraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(affecting: view as any LayoutItem, axis)
    }

    /// Which of `left`, `top`, `width` and `height` of the view could be another without harm to any constraint.
    package func ambiguousAttributes(of view: UIView) -> [NSLayoutConstraint.Attribute] {
        ambiguousAttributes(of: view as any LayoutItem)
    }

    /// The constraints that give the attribute its value, in the order they were added; their contributions add up to it.
    ///
    /// The value is that in the superview's coordinates, in points and not yet rounded to pixels. Empty where no
    /// constraint has a part in it.
    /// - Parameter attribute: an edge, a centre or a dimension; margins and baselines have no value of their own.
    package func bindings(of attribute: NSLayoutConstraint.Attribute, of view: UIView) -> [LayoutBinding] {
        guard let item = view.engineItem, item.engineID == engine.id else { return [] }
        var result: [LayoutBinding] = []
        var places: [ConstraintHandle: Int] = [:]
        for (variable, share) in item.parts(of: attribute, isRightToLeft: (view.superview ?? view).isRightToLeft) {
            // The solver states a constraint with its constant on the other side.
            for binding in engine.solver.explain(variable) {
                if let place = places[binding.constraint] {
                    result[place].contribution += binding.contribution * share
                    result[place].sensitivity -= binding.sensitivity * share
                } else if let constraint = constraint(with: binding.constraint) {
                    places[binding.constraint] = result.count
                    result.append(
                        LayoutBinding(
                            constraint: constraint, contribution: binding.contribution * share,
                            sensitivity: -binding.sensitivity * share))
                }
            }
        }
        return result
    }
}

/// One constraint's part in the value of an attribute.
package struct LayoutBinding {
    package let constraint: NSLayoutConstraint
    /// How many points of the value come from the constraint's constant.
    package fileprivate(set) var contribution: CGFloat
    /// By how many points the value grows when the constraint's constant grows by one.
    package fileprivate(set) var sensitivity: CGFloat
}

extension EngineItem {
    /// The attribute as a sum of the item's variables.
    fileprivate func parts(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
    ) -> [(variable: Variable, share: Double)] {
        switch attribute {
        case .left: [(minX, 1)]
        case .right: [(minX, 1), (width, 1)]
        case .leading: isRightToLeft ? [(minX, 1), (width, 1)] : [(minX, 1)]
        case .trailing: isRightToLeft ? [(minX, 1)] : [(minX, 1), (width, 1)]
        case .centerX: [(minX, 1), (width, 0.5)]
        case .top: [(minY, 1)]
        case .bottom: [(minY, 1), (height, 1)]
        case .centerY: [(minY, 1), (height, 0.5)]
        case .width: [(width, 1)]
        case .height: [(height, 1)]
        default: []
        }
    }
}
