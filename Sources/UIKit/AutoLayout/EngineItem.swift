import ConstraintSolver

/// A view's or guide's part in one layout engine: its variables, and the constraints the engine itself made for it.
@MainActor final class EngineItem {
    private let engineReference: LayoutEngineReference
    let engineID: Int
    unowned let owner: any LayoutItem
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable

    /// Ties to the frame, from the autoresizing mask or a system guide's insets; with the constants they were made with.
    var placement: [EngineConstraint] = []
    /// At most `width <=`, `width >=`, `height <=`, `height >=` the intrinsic size.
    var contentSize = ContentSizeConstraints()
    var isPlacementDirty = false
    var isContentDirty = false

    init(engine: LayoutEngine, owner: any LayoutItem) {
        engineReference = engine.reference
        engineID = engine.id
        self.owner = owner
        minX = engine.solver.makeVariable()
        minY = engine.solver.makeVariable()
        width = engine.solver.makeVariable()
        height = engine.solver.makeVariable()
    }

    /// The engine of the variables; nil when it is gone.
    var engine: LayoutEngine? { engineReference.engine }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }

    var variables: [Variable] { [minX, minY, width, height] }
}

/// A constraint that the engine made, with its present constant.
struct EngineConstraint {
    var handle: ConstraintHandle
    var constant: Double
    var priority: Float = 1000
}

struct ContentSizeConstraints {
    var widthHugging: EngineConstraint?
    var widthResistance: EngineConstraint?
    var heightHugging: EngineConstraint?
    var heightResistance: EngineConstraint?
}
