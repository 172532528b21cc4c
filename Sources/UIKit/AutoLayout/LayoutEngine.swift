import ConstraintSolver
import Foundation

/// Turns a view tree's constraints into a solver's, and the solution into frames.
///
/// One engine serves one tree, owned by the root view; `systemLayoutSizeFitting` makes a temporary one. A view's
/// variables are in its superview's coordinates, so that moving a view disturbs nothing inside it.
@MainActor final class LayoutEngine {
    private static var lastID = 0
    /// Constants and intrinsic lengths beyond it count as this; points.
    static let largestConstant: CGFloat = 1e9

    let id: Int
    let solver: Solver
    /// Keeps this; a temporary engine is gone before the call returns that made it.
    unowned let root: UIView
    /// For `systemLayoutSizeFitting`: leaves nothing behind in views and constraints.
    let isTemporary: Bool
    /// Whether this is another engine's copy: the items and handles of the tree are valid here too.
    private let isCopy: Bool

    nonisolated let reference = LayoutEngineReference()

    private var itemsByVariable = ItemsByVariable()
    /// Constraints of the tree that gave way; they are looked at after each update.
    var brokenConstraints: [NSLayoutConstraint] = []
    /// The lengths that had to be kept from being negative.
    var lengthBounds: [Variable: ConstraintHandle] = [:]
    private var pendingSubtrees: [UIView] = []
    private var pendingConstraints = PendingConstraints()
    /// Constraints in the solver whose constants are others than there.
    private var changedConstants = PendingConstraints()
    private var dirtyItems: [EngineItem] = []
    /// Guides whose insets are others than they were placed with.
    private var dirtyGuides: [EngineItem] = []
    /// How many guides have had to move on the present way down.
    var movedGuideCount = 0
    /// Guides that were placed ahead of their views (see `UIView.placeGuidesAhead(_:)`).
    var guidesPlacedAhead: [UILayoutGuide] = []
    var wrappingViews = WrappingViews()
    /// Whose open variables have been moved for debugging.
    var exercisedItems: [EngineItem] = []
    /// Sums that are not in use: their memory serves the next constraints.
    private var spareExpressions: [LinearExpression] = []
    private var hasChanged = false
    /// Whether widths may have changed since contents were last wrapped at theirs.
    private var needsWrapping = false
    /// Whether a constraint ties lengths of both axes together, so that heights may change widths.
    private(set) var mixesAxes = false
    private var isUpdating = false
    private(set) var temporaryHandles: [(handle: ConstraintHandle, constraint: NSLayoutConstraint)] = []
    private var suspended: [(owner: any LayoutItem, item: EngineItem?)] = []

    init(root: UIView, isTemporary: Bool = false) {
        Self.lastID += 1
        id = Self.lastID
        self.root = root
        self.isTemporary = isTemporary
        isCopy = false
        solver = Solver()
        reference.engine = self
    }

    /// A temporary engine that begins where `engine` is, which stays as it is.
    init(copying engine: LayoutEngine) {
        id = engine.id
        root = engine.root
        isTemporary = true
        isCopy = true
        solver = Solver(copying: engine.solver)
        wrappingViews = engine.wrappingViews
        itemsByVariable = engine.itemsByVariable
        lengthBounds = engine.lengthBounds
        mixesAxes = engine.mixesAxes
    }

    deinit {
        reference.engine = nil
    }

    /// Whether `update()` has anything to do.
    var needsUpdate: Bool { needsUpdateApartFromGuides || !dirtyGuides.isEmpty }

    private var needsUpdateApartFromGuides: Bool {
        hasChanged || !pendingSubtrees.isEmpty || !pendingConstraints.isEmpty || !changedConstants.isEmpty
            || !dirtyItems.isEmpty
    }

    // MARK: What changed since the last update

    func add(subtree: UIView) {
        if !isTemporary { subtree.layoutState.insert(.awaitsEngine) }
        pendingSubtrees.append(subtree)
    }

    func add(_ constraint: NSLayoutConstraint) { pendingConstraints.append(constraint) }

    func remove(_ constraint: NSLayoutConstraint) {
        pendingConstraints.remove(constraint)
        changedConstants.remove(constraint)
        if constraint.reportedConflict != nil { brokenConstraints.removeAll { $0 === constraint } }
        guard let handle = constraint.engineHandle else { return }
        solver.remove(handle)
        constraint.engineHandle = nil
        noteChange(of: constraint)
        untie(constraint.first, constraint.firstAttribute)
        untie(constraint.second, constraint.secondAttribute)
    }

    private func noteChange(of constraint: NSLayoutConstraint) {
        hasChanged = true
        let isHorizontal = constraint.firstAttribute.isHorizontal
        let isMixed = constraint.second != nil && constraint.secondAttribute.isHorizontal != isHorizontal
        if isMixed { mixesAxes = true }
        if isHorizontal || isMixed { needsWrapping = true }
    }

    private func noteChangeOfWidths() {
        hasChanged = true
        needsWrapping = true
    }

    func readd(_ constraint: NSLayoutConstraint) {
        remove(constraint)
        add(constraint)
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        // A pending constraint takes its constant when it is added.
        guard constraint.engineHandle != nil else { return }
        // What gave way with the old constant may hold with the new one, or be worth another word.
        if constraint.reportedConflict != nil {
            readd(constraint)
            constraint.reportedConflict = nil
            return
        }
        noteChange(of: constraint)
        changedConstants.append(constraint)
    }

    /// All in one batch: one by one each would move what hangs on it, which the next one moves again.
    private func takeConstants() {
        for constraint in changedConstants.takeAll() {
            guard let handle = constraint.engineHandle, let expression = expression(for: constraint) else { continue }
            _ = try? solver.setConstant(expression.constant, of: handle)
        }
    }

    func placementDidChange(of item: EngineItem) {
        guard !item.isPlacementDirty else { return }
        item.isPlacementDirty = true
        dirtyItems.append(item)
    }

    func contentDidChange(of item: EngineItem) {
        guard !item.isContentDirty else { return }
        item.isContentDirty = true
        dirtyItems.append(item)
    }

    func systemInsetsDidChange(of guide: UILayoutGuide) {
        guard let item = guide.engineItem, item.engineID == id, !item.isPlacementDirty else { return }
        item.isPlacementDirty = true
        dirtyGuides.append(item)
    }

    // MARK: Update

    /// Brings the solver up to date and marks the superviews of what moved as needing layout.
    func update() {
        guard !isUpdating, needsUpdate else { return }
        update {
            refresh(Self.taken(&dirtyItems))
            refresh(Self.taken(&dirtyGuides))
        }
    }

    /// The same for a view that is about to lay out, but for the guides of other views: what is below has yet to get its frame,
    /// and to follow each of its moves would have all below that one solved again at each level.
    func update(for view: UIView) {
        let guides = view.layoutGuides.compactMap(\.engineItem).filter { $0.engineID == id && $0.isPlacementDirty }
        guard !isUpdating, needsUpdateApartFromGuides || !guides.isEmpty else { return }
        update {
            refresh(Self.taken(&dirtyItems))
            refresh(guides)
        }
    }

    private func update(_ refreshItems: () -> Void) {
        isUpdating = true
        defer { isUpdating = false }
        inOneBatch {
            takeConstants()
            takePending()
            refreshItems()
        }
        while hasChanged {
            hasChanged = false
            if !changedConstants.isEmpty { inOneBatch(takeConstants) }
            let wrapping = takeAffectedWrappingViews()
            if needsWrapping || hasMovedWidths(of: wrapping) {
                needsWrapping = false
                wrapContents(of: wrapping, resetting: true)
                noteWidths(of: wrapping)
                solver.forgetAffected()
            }
            let changes = solver.takeChanges()
            if addLengthBounds(beyond: changes) { noteChangeOfWidths() }
            for variable in changes { itemsByVariable[variable]?.owner.container?.markNeedsLayout() }
        }
        reportReturningConflicts()
    }

    /// Adds what is pending; building an item may bring in further constraints, never further subtrees.
    func takePending() {
        let subtrees = pendingSubtrees
        pendingSubtrees.removeAll()
        // The last one may be in one of those before, which then leaves it out.
        for subtree in subtrees.reversed() { collect(subtree) }
        for subtree in subtrees { subtree.layoutState.remove(.isCollected) }
        for constraint in pendingConstraints.takeAll() where constraint.owner != nil { insert(constraint) }
    }

    private func collect(_ subtree: UIView) {
        subtree.visitSubtree { view in
            if !isTemporary {
                if view.layoutState.contains(.isCollected) { return false }
                view.layoutState.remove(.awaitsEngine)
            }
            for constraint in view.ownConstraints where isTemporary || constraint.engineHandle == nil {
                insert(constraint)
            }
            return true
        }
        if !isTemporary { subtree.layoutState.insert(.isCollected) }
    }

    func insert(_ constraint: NSLayoutConstraint) {
        guard isTemporary || constraint.engineHandle == nil, let expression = expression(for: constraint) else {
            return
        }
        noteChange(of: constraint)
        if expression.terms.isEmpty { return reportIfContradictory(constraint, expression.constant) }
        _ = addResolvingConflicts(
            expression, constraint.relation.solverRelation, constraint.priority.rawValue, for: constraint)
        recycle(expression)
    }

    /// An empty sum, which `recycle` takes back.
    func makeExpression() -> LinearExpression { spareExpressions.popLast() ?? LinearExpression() }

    func recycle(_ expression: consuming LinearExpression) {
        expression.clear()
        spareExpressions.append(expression)
    }

    /// Whether the handles that constraints keep are those of another engine.
    var hasOwnHandles: Bool { isTemporary && !isCopy }

    /// Remembers under which handle the solver has an app's constraint.
    func note(_ handle: ConstraintHandle, of constraint: NSLayoutConstraint) {
        if isTemporary {
            temporaryHandles.append((handle, constraint))
        } else {
            constraint.engineHandle = handle
        }
    }

    /// The list, which is empty then: what is done with it may add to it.
    private static func taken(_ list: inout [EngineItem]) -> [EngineItem] {
        defer { list = [] }
        return list
    }

    private func refresh(_ items: [EngineItem]) {
        for item in items {
            if item.isPlacementDirty {
                item.isPlacementDirty = false
                if place(item) {
                    if item.owner is UILayoutGuide { movedGuideCount += 1 }
                    noteChangeOfWidths()
                }
            }
            if item.isContentDirty {
                item.isContentDirty = false
                if let view = item.owner as? UIView {
                    noteWrapping(view, item)
                    solver.markAffected(item.width)
                    noteChangeOfWidths()
                    applyContentSize(of: view, item)
                }
            }
        }
    }

    // MARK: Items

    func item(with variable: Variable) -> EngineItem? { itemsByVariable[variable] }

    /// The owner's variables here, made with the constraints that place it at the first use.
    func item(for owner: any LayoutItem) -> EngineItem {
        if let item = owner.engineItem, item.engineID == id { return item }
        makeItems(above: owner)
        if let item = owner.engineItem, item.engineID == id { return item }
        let item = EngineItem(engine: self, owner: owner)
        if isTemporary { suspended.append((owner, owner.engineItem)) }
        owner.engineItem = item
        register(item)
        noteChangeOfWidths()
        _ = place(item)
        if let view = owner as? UIView, takesContentSize(view) {
            noteWrapping(view, item)
            solver.markAffected(item.width)
            applyContentSize(of: view, item)
        }
        return item
    }

    /// Makes the items that a view's place refers to from the top down, rather than one from within the other.
    private func makeItems(above owner: any LayoutItem) {
        guard var view = owner as? UIView else { return }
        var missing: [UIView] = []
        while view !== root, view.hasElasticPlace, let above = view.superviewReference, above.engineItem?.engineID != id
        {
            missing.append(above)
            view = above
        }
        guard missing.count > 1 else { return }
        for view in missing.reversed() { _ = item(for: view) }
    }

    private func register(_ item: EngineItem) {
        itemsByVariable.insert(item)
    }

    /// Forgets the owner's variables; no constraint of a view may mention them any more.
    func remove(_ owner: any LayoutItem) {
        guard let item = owner.engineItem, item.engineID == id else { return }
        owner.engineItem = nil
        wrappingViews.remove(item)
        removePlacement(of: item)
        removeContentSize(of: item)
        endExercise(of: item)
        removeLengthBounds(of: item)
        // It may wait in the list of dirty items, where it no longer counts.
        (item.isPlacementDirty, item.isContentDirty) = (false, false)
        itemsByVariable.remove(item)
        for variable in item.variables {
            solver.release(variable)
        }
        noteChangeOfWidths()
    }

    /// Takes a whole subtree out: its constraints, then its items.
    func remove(subtree view: UIView) {
        var isPending = false
        var leadsToBaseline = false
        view.forEachInSubtree { view in
            if view.layoutState.remove(.awaitsEngine) != nil { isPending = true }
            if view.engineItem?.leadsToBaseline ?? false { leadsToBaseline = true }
            for constraint in view.ownConstraints { remove(constraint) }
        }
        if leadsToBaseline { view.superviewReference?.restateBaselineConstraints(in: self) }
        if isPending { pendingSubtrees.removeAll { !$0.layoutState.contains(.awaitsEngine) } }
        view.visitSubtreeUpwards { view in
            for guide in view.layoutGuides { remove(guide) }
            remove(view)
        }
    }

    /// Gives views and guides back the items they had before a temporary engine.
    func restoreItems() {
        for (owner, item) in suspended { owner.engineItem = item }
        suspended.removeAll()
    }

    // MARK: Results

    /// The item's frame in its container's coordinates, not rounded; 0 for what nothing constrains.
    func frame(of item: EngineItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.minX), y: solver.value(of: item.minY), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
    }

    func roundedFrame(of item: EngineItem) -> CGRect {
        PixelGrid.rounded(frame(of: item), scale: item.owner.layoutView?.displayScale ?? 1)
    }
}

/// Leads from items to their engine without holding it, nor by a weak reference (see `LayoutItemReference`).
final class LayoutEngineReference: Sendable {
    nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
