import ConstraintSolver

/// A view's or guide's part in one layout engine: its variables, and the constraints the engine itself made for it.
@MainActor final class EngineItem {
    private let engineReference: LayoutEngineReference
    let engineID: Int
    /// Keeps this.
    unowned let owner: any LayoutItem
    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable

    /// Ties to the frame, from the autoresizing mask or a system guide's insets; with the constants they were made with.
    var placement: [EngineConstraint] = []
    /// Whether a system guide's left and right edges, or its upper and lower ones, are tied to its view's: only along an axis
    /// along which a constraint mentions it.
    var isTiedHorizontally = false
    var isTiedVertically = false
    /// At most `width <=`, `width >=`, `height <=`, `height >=` the intrinsic size.
    var contentSize = ContentSizeConstraints()
    /// What `exerciseAmbiguityInLayout` asks for.
    var exerciseWishes: [ExerciseWish] = []
    /// The width that the view had after its content was last wrapped; kept where heights may change widths.
    var wrappedWidth = 0.0
    /// Whether a constraint on a baseline goes by the view, or by what the view shows first or last.
    var leadsToBaseline = false
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

    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    var variables: [Variable] { [minX, minY, width, height] }
}

/// Finds the item of a variable.
struct ItemsByVariable {
    private var items: [EngineItem?] = []

    subscript(variable: Variable) -> EngineItem? {
        let index = Int(variable.index)
        return index < items.count ? items[index] : nil
    }

    @MainActor mutating func insert(_ item: EngineItem) {
        let needed = Int(max(item.minX.index, item.minY.index, item.width.index, item.height.index)) + 1
        if items.count < needed { items.append(contentsOf: repeatElement(nil, count: needed - items.count)) }
        set(item, for: item)
    }

    @MainActor mutating func remove(_ item: EngineItem) {
        set(nil, for: item)
    }

    @MainActor private mutating func set(_ value: EngineItem?, for item: EngineItem) {
        items[Int(item.minX.index)] = value
        items[Int(item.minY.index)] = value
        items[Int(item.width.index)] = value
        items[Int(item.height.index)] = value
    }
}

/// A constraint that the engine made, with its present constant.
struct EngineConstraint {
    var handle: ConstraintHandle
    var constant: Double
    var priority: Float = 1000
    /// Which of an item's ties it is (see `ConstraintSource`).
    var place = 0
}

/// A value that `exerciseAmbiguityInLayout` wants for a variable that is open.
struct ExerciseWish {
    let variable: Variable
    let value: Double
    /// Nil while it is asked whether the variable is open.
    var handle: ConstraintHandle?
}

struct ContentSizeConstraints {
    var widthHugging: EngineConstraint?
    var widthResistance: EngineConstraint?
    var heightHugging: EngineConstraint?
    var heightResistance: EngineConstraint?
}
