import ConstraintSolver
import Foundation

extension UIView {
    /// The constraints that give the receiver its place and size along the axis, those of layout itself among them.
    ///
    /// For debugging: searches the whole tree.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutInspector(of: self).constraints(affecting: self, axis)
    }

    /// Whether another frame of the receiver would satisfy all constraints as well. For debugging: searches the whole tree.
    public var hasAmbiguousLayout: Bool {
        !LayoutInspector(of: self).ambiguousAttributes(of: self as any LayoutItem).isEmpty
    }

    /// Moves a view whose layout is ambiguous to another place that satisfies its constraints as well. For debugging.
    ///
    /// The choice is not random: each call goes 50 points on where there is room, else back.
    public func exerciseAmbiguityInLayout() {
        let inspector = LayoutInspector(of: self)
        guard let item = engineItem, let engine = item.engine else { return }
        let variables = inspector.ambiguousAttributes(of: self as any LayoutItem).compactMap { attribute in
            switch attribute {
            case .left: item.minX
            case .top: item.minY
            case .width: item.width
            case .height: item.height
            default: nil as Variable?
            }
        }
        guard !variables.isEmpty else { return }
        engine.exercise(variables, of: item)
        superview?.markNeedsLayout()
    }
}

extension UILayoutGuide {
    /// The constraints that give the receiver its place and size along the axis, those of layout itself among them.
    ///
    /// For debugging: searches the whole tree.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let owningView else { return [] }
        return LayoutInspector(of: owningView).constraints(affecting: self, axis)
    }

    /// Whether another frame of the receiver would satisfy all constraints as well. For debugging: searches the whole tree.
    public var hasAmbiguousLayout: Bool {
        guard let owningView else { return false }
        return !LayoutInspector(of: owningView).ambiguousAttributes(of: self as any LayoutItem).isEmpty
    }
}

extension LayoutEngine {
    /// Weaker than any priority in use, so that it decides only what is open.
    private static let exercisePriority: Float = 0.001
    /// Points of one step.
    private static let exerciseStep: Double = 50

    /// Wishes for other values of open variables, in place of the wishes of the last exercise.
    fileprivate func exercise(_ variables: [Variable], of item: EngineItem) {
        let values = variables.map { solver.value(of: $0) }
        endExercise(of: item)
        for (variable, value) in zip(variables, values) {
            for step in [Self.exerciseStep, -Self.exerciseStep] {
                let handle = wish(variable, value + step)
                if abs(solver.value(of: variable) - value) > 0.001 {
                    item.exerciseWishes.append(
                        ExerciseWish(variable: variable, value: value + step, handle: handle))
                    break
                }
                if let handle { solver.remove(handle) }
            }
        }
        exercisedItems.append(item)
    }

    func endExercise(of item: EngineItem) {
        guard !item.exerciseWishes.isEmpty else { return }
        for wish in item.exerciseWishes { if let handle = wish.handle { solver.remove(handle) } }
        item.exerciseWishes.removeAll()
        exercisedItems.removeAll { $0 === item }
    }

    /// What is open stays open although an exercise has moved it.
    func withoutExercise<Result>(_ body: () -> Result) -> Result {
        for item in exercisedItems {
            for place in item.exerciseWishes.indices {
                if let handle = item.exerciseWishes[place].handle { solver.remove(handle) }
                item.exerciseWishes[place].handle = nil
            }
        }
        defer {
            for item in exercisedItems {
                for (place, old) in item.exerciseWishes.enumerated() {
                    item.exerciseWishes[place].handle = wish(old.variable, old.value)
                }
            }
        }
        return body()
    }

    private func wish(_ variable: Variable, _ value: Double) -> ConstraintHandle? {
        try? solver.add([Term(variable)], .equal, constant: -value, priority: Self.exercisePriority)
    }
}
