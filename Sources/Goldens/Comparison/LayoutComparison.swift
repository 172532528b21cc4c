import SnapshotReport

/// Finds what differs between two layouts, and tells causes from what follows from them.
///
/// In this order: views that are new or gone; texts, fonts, constraints and settings that changed; lines that wrap otherwise;
/// frames that none of these reaches. A frame follows from a cause along the same axis when the view holds the cause's view,
/// stands beside it or beside a view that holds it, or when its superview has another length.
struct LayoutComparison {
    let before: LayoutTree
    let after: LayoutTree
    let pairs: [MatchedViews.Pair]
    /// The views after the change, by those before.
    private let counterparts: [Int: Int]
    private let newViews: Set<Int>
    var causes: [Placed] = []
    private(set) var framePlaces: [Int: Range<Int>] = [:]
    /// Those of one view stand together.
    var frames: [FrameChange] = []
    /// Other values that differ.
    var others: [LayoutChange] = []

    /// A cause with the place of its view.
    struct Placed {
        let cause: ReportDocument.Cause
        /// The index after the change of the view, or of the superview of one that is gone.
        let view: Int
        let isHorizontal: Bool
        let isVertical: Bool
        /// The difference in points, where the cause is itself a frame that moved.
        var delta: Double?
        /// Whether it is told; what only leads on from another cause is not.
        var isTold = true
    }

    init(_ golden: LayoutRecord, _ actual: LayoutRecord) {
        before = LayoutTree(golden)
        after = LayoutTree(actual)
        pairs = MatchedViews(golden, actual).pairs
        counterparts = Dictionary(
            pairs.compactMap { pair in pair.before.flatMap { old in pair.after.map { (old, $0) } } }
        ) { first, _ in first }
        newViews = Set(pairs.filter { $0.before == nil }.compactMap(\.after))
    }

    /// Nil where nothing differs.
    mutating func difference() -> LayoutDifference? {
        collectFrames()
        collectNewAndGone()
        for (old, new) in matches { collectDetails(old, new) }
        collectWraps()
        followFrames()
        collectHead()
        let told = causes.filter(\.isTold)
        let changes = others + frames.map(change)
        guard !told.isEmpty || !changes.isEmpty else { return nil }
        return LayoutDifference(
            causes: Self.merged(told.sorted { $0.view < $1.view }.map(\.cause)), changes: changes,
            movesViews: !frames.isEmpty || pairs.contains { $0.before == nil || $0.after == nil }
                || before.record.head != after.record.head)
    }

    /// The views that both layouts have.
    var matches: [(old: Int, new: Int)] {
        pairs.compactMap { pair in
            guard let old = pair.before, let new = pair.after else { return nil }
            return (old, new)
        }
    }

    // MARK: Frames

    private mutating func collectFrames() {
        for (old, new) in matches {
            let (was, isNow) = (before.view(old).frame, after.view(new).frame)
            guard was != isNow else { continue }
            let start = frames.count
            for property in FrameChange.Property.allCases where was[property] != isNow[property] {
                frames.append(
                    FrameChange(view: new, property: property, before: was[property], after: isNow[property]))
            }
            framePlaces[new] = start..<frames.count
        }
    }

    func frame(of view: Int, _ property: FrameChange.Property) -> FrameChange? {
        places(of: view).map { frames[$0] }.first { $0.property == property }
    }

    /// Where the changes of a view's frame stand in `frames`.
    func places(of view: Int) -> Range<Int> { framePlaces[view] ?? 0..<0 }

    private func change(_ frame: FrameChange) -> LayoutChange {
        LayoutChange(
            name: after.name(of: frame.view), path: after.paths[frame.view], property: frame.property.rawValue,
            before: frame.before, after: frame.after, why: frame.why, source: frame.source,
            isConsequence: frame.isConsequence)
    }

    // MARK: Views that are new or gone

    private mutating func collectNewAndGone() {
        for pair in pairs {
            switch (pair.before, pair.after) {
            case (nil, let new?): noteNew(new)
            case (let old?, nil): noteGone(old)
            default: break
            }
        }
    }

    private mutating func noteNew(_ view: Int) {
        let isInside = after.parents[view].map(newViews.contains) ?? false
        let frame = after.view(view).frame.text
        others.append(
            LayoutChange(
                name: after.name(of: view), path: after.paths[view], property: "added", before: "", after: frame,
                isConsequence: isInside)
        )
        guard !isInside else { return }
        let cause = ReportDocument.Cause(
            kind: .added, key: after.kindOfView(view), sentence: "\(after.title(of: view)) is new at \(frame)")
        causes.append(Placed(cause: cause, view: view, isHorizontal: true, isVertical: true))
    }

    private mutating func noteGone(_ view: Int) {
        let parent = before.parents[view]
        let newParent = parent.flatMap { counterparts[$0] }
        let frame = before.view(view).frame.text
        let isInside = parent != nil && newParent == nil
        others.append(
            LayoutChange(
                name: before.name(of: view), path: before.paths[view], property: "removed", before: frame, after: "",
                isConsequence: isInside))
        guard !isInside else { return }
        let cause = ReportDocument.Cause(
            kind: .removed, key: before.kindOfView(view), sentence: "\(before.title(of: view)) is gone from \(frame)")
        // As one that would stand in its superview: what is beside it follows.
        let place = after.record.views.indices.first { after.parents[$0] == newParent } ?? newParent ?? 0
        causes.append(Placed(cause: cause, view: place, isHorizontal: true, isVertical: true))
    }

    // MARK: The whole

    /// A whole of another size is a cause of its own only where no other changes it.
    private mutating func collectHead() {
        let (was, isNow) = (before.record.head, after.record.head)
        guard was != isNow, !isFollowed(from: LayoutHead(was), to: LayoutHead(isNow)) else { return }
        let cause = ReportDocument.Cause(kind: .layout, key: "head", sentence: "the whole is \(isNow), was \(was)")
        causes.insert(Placed(cause: cause, view: 0, isHorizontal: true, isVertical: true), at: 0)
    }

    private func isFollowed(from was: LayoutHead?, to isNow: LayoutHead?) -> Bool {
        guard let was, let isNow, was.source == isNow.source, was.scale == isNow.scale else { return false }
        let told = causes.filter(\.isTold)
        return (was.width == isNow.width || told.contains(where: \.isHorizontal))
            && (was.height == isNow.height || told.contains(where: \.isVertical))
    }

    /// Causes of one id once: the same text in ten cells is one cause.
    private static func merged(_ causes: [ReportDocument.Cause]) -> [ReportDocument.Cause] {
        var seen: Set<String> = []
        return causes.filter { seen.insert($0.id).inserted }
    }
}

extension LayoutTree {
    /// With the class, for a view that is new or gone: `badge (UILabel)`.
    func title(of index: Int) -> String {
        let (name, type) = (name(of: index), view(index).className)
        return name.hasSuffix(type) || name.hasSuffix("]") ? name : "\(name) (\(type))"
    }
}
