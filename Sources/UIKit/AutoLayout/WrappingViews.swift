import ConstraintSolver

/// The views of an engine whose contents wrap, in the order in which they were noted.
///
/// Adding, removing and asking are O(1), iterating is O(views): a long list has thousands of labels, and each of them
/// asks when it enters the engine.
@MainActor struct WrappingViews {
    /// Nil where a view has been taken out.
    private var views: [UIView?] = []
    /// By the index of the item's first variable: the place in `views`, or -1.
    private var places: [Int32] = []
    private var gaps = 0

    init() {}

    var isEmpty: Bool { views.count == gaps }

    var count: Int { views.count - gaps }

    /// Those that are in, in order. O(views).
    var all: [UIView] { views.compactMap(\.self) }

    /// Those of `items` that are in, in order. O(items), and sorting them.
    func all(of items: [EngineItem]) -> [UIView] {
        items.map(place).filter { $0 >= 0 }.sorted().compactMap { views[$0] }
    }

    func contains(_ item: EngineItem) -> Bool { place(of: item) >= 0 }

    mutating func insert(_ view: UIView, _ item: EngineItem) {
        guard !contains(item) else { return }
        let index = Int(item.minX.index)
        if places.count <= index { places.append(contentsOf: repeatElement(-1, count: index + 1 - places.count)) }
        places[index] = Int32(views.count)
        views.append(view)
    }

    mutating func remove(_ item: EngineItem) {
        let place = place(of: item)
        guard place >= 0 else { return }
        places[Int(item.minX.index)] = -1
        views[place] = nil
        gaps += 1
        if gaps > 32, gaps * 2 > views.count { close() }
    }

    private func place(of item: EngineItem) -> Int {
        let index = Int(item.minX.index)
        return index < places.count ? Int(places[index]) : -1
    }

    /// Closes the gaps; their number pays for it.
    private mutating func close() {
        var moved = [Int32](repeating: -1, count: views.count)
        var kept: [UIView?] = []
        for (place, view) in views.enumerated() where view != nil {
            moved[place] = Int32(kept.count)
            kept.append(view)
        }
        for index in places.indices where places[index] >= 0 { places[index] = moved[Int(places[index])] }
        views = kept
        gaps = 0
    }
}
