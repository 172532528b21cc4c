package import SnapshotReport

/// How a laid-out screen differs from its golden: what changed, and what brought it about.
package struct LayoutDifference: Sendable, Equatable {
    /// What explains the rest, in the order of the tree.
    package let causes: [ReportDocument.Cause]
    /// Every value that differs, parents before children.
    package let changes: [LayoutChange]
    /// Whether a frame differs, a view is new or gone: if not, only what is drawn can differ.
    package let movesViews: Bool

    package init(causes: [ReportDocument.Cause], changes: [LayoutChange], movesViews: Bool) {
        self.causes = causes
        self.changes = changes
        self.movesViews = movesViews
    }

    /// Nil where nothing differs.
    package init?(golden: LayoutRecord, actual: LayoutRecord) {
        var comparison = LayoutComparison(golden, actual)
        guard let difference = comparison.difference() else { return nil }
        self = difference
    }
}

/// A value of a view that is not the golden's.
package struct LayoutChange: Sendable, Equatable {
    /// What messages call the view: `card/titleLabel`.
    package let name: String
    /// `UIView/CardCell[0]/UILabel[1]`: in the golden for a view that is gone.
    package let path: String
    /// `x`, `y`, `width`, `height`, `text`, `font`, `added`, `removed`, or a name of `LookDetail`.
    package let property: String
    package let before: String
    package let after: String
    /// What explains it; nil where nothing does.
    package var why: String?
    package var source: String?
    /// Whether it follows from another change.
    package var isConsequence = false

    /// `title.y 4 -> 6`.
    var sentence: String { "\(name).\(property) \(before) -> \(after)" }
}

extension ReportDocument.Change {
    init(_ change: LayoutChange) {
        self.init(
            view: change.path, property: change.property, before: change.before, after: change.after, why: change.why,
            source: change.source, consequence: change.isConsequence)
    }
}
