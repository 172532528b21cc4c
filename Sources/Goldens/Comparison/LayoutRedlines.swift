package import Foundation
import SnapshotReport

/// Where two layouts of a screen differ, in the root's coordinates: what a picture of the change is drawn from.
package struct LayoutRedlines: Sendable, Equatable {
    package let difference: LayoutDifference
    /// Parents before children, views that are gone last.
    package let marks: [Mark]

    package struct Mark: Sendable, Equatable {
        package enum Kind: Sendable, Equatable {
            case added
            case removed
            /// Its frame in its superview is another one.
            case moved
            /// Its frame is as it was: its text, its colours or its constraints changed.
            case changed
        }

        package let kind: Kind
        /// Points; nil for a view that is new.
        package let before: CGRect?
        /// Points; nil for a view that is gone.
        package let after: CGRect?
        /// The places of its causes in `difference.causes`; empty for what follows from others.
        package let causes: [Int]
    }

    /// Nil where nothing differs.
    package init?(before: LayoutRecord, after: LayoutRecord) {
        var comparison = LayoutComparison(before, after)
        guard let difference = comparison.difference() else { return nil }
        self.difference = difference
        marks = RedlineMaker(comparison, difference, before, after).marks
    }
}

/// Gives each view that differs its mark.
private struct RedlineMaker {
    private let comparison: LayoutComparison
    private let frames: (before: [CGRect], after: [CGRect])
    /// The places of causes in the difference, by the view after the change.
    private var causes: [Int: [Int]] = [:]
    /// Likewise by the view before the change that is gone.
    private var removals: [Int: Int] = [:]

    init(_ comparison: LayoutComparison, _ difference: LayoutDifference, _ before: LayoutRecord, _ after: LayoutRecord)
    {
        self.comparison = comparison
        frames = (Self.frames(of: before), Self.frames(of: after))
        let places = Dictionary(difference.causes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        let told = comparison.causes.filter(\.isTold)
        for cause in told where cause.cause.kind != .removed {
            guard let place = places[cause.cause.id] else { continue }
            let known = causes[cause.view, default: []]
            if !known.contains(place) { causes[cause.view] = known + [place] }
        }
        // Both in the order in which they were found.
        let gone = comparison.pairs.compactMap { pair in pair.after == nil ? pair.before : nil }
            .filter { comparison.isOutermostGone($0) }
        for (view, cause) in zip(gone, told.filter { $0.cause.kind == .removed }) {
            removals[view] = places[cause.cause.id]
        }
    }

    var marks: [LayoutRedlines.Mark] { comparison.pairs.compactMap(mark) }

    private func mark(_ pair: MatchedViews.Pair) -> LayoutRedlines.Mark? {
        guard let new = pair.after else {
            return pair.before.map { old in
                LayoutRedlines.Mark(
                    kind: .removed, before: frames.before[old], after: nil, causes: removals[old].map { [$0] } ?? [])
            }
        }
        let causes = causes[new] ?? []
        guard let old = pair.before else {
            return LayoutRedlines.Mark(kind: .added, before: nil, after: frames.after[new], causes: causes)
        }
        let hasMoved = !comparison.places(of: new).isEmpty
        guard hasMoved || !causes.isEmpty else { return nil }
        return LayoutRedlines.Mark(
            kind: hasMoved ? .moved : .changed, before: frames.before[old], after: frames.after[new], causes: causes)
    }

    private static func frames(of record: LayoutRecord) -> [CGRect] {
        record.reportViews.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }
}

extension LayoutComparison {
    /// Whether the superview of a view that is gone is still there.
    fileprivate func isOutermostGone(_ view: Int) -> Bool {
        guard let parent = before.parents[view] else { return true }
        return matches.contains { $0.old == parent }
    }
}
