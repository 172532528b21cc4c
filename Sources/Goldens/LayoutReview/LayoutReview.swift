import UIKit

/// Runs every check on a view tree, in the order of the tree.
@MainActor struct LayoutReview {
    private static let checks: [any LayoutCheck] = [
        ConflictCheck(), AmbiguityCheck(), ScrolledContentCheck(), CellConstraintCheck(), CellHeightCheck(),
        TextCheck(), ContainmentCheck(), OverlapCheck(), TouchTargetCheck(),
    ]

    private let tree: ReviewedTree

    init(of root: UIView) {
        tree = ReviewedTree(root)
    }

    /// - Parameter progress: takes how many of the checks are done, and their number.
    func findings(progress: (_ done: Int, _ count: Int) -> Void) -> [LayoutFinding] {
        var drafts: [(place: Int, finding: LayoutFinding, depthInCell: Int?)] = []
        for (index, check) in Self.checks.enumerated() {
            defer { progress(index + 1, Self.checks.count) }
            for draft in check.drafts(in: tree) {
                drafts.append((tree.place(of: draft.view), draft.finding(in: tree), Self.depthInCell(of: draft.view)))
            }
        }
        let ordered = drafts.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map { (finding: $0.element.finding, depthInCell: $0.element.depthInCell) }
        return LayoutFinding.merged(ordered)
    }

    /// How far below its list's cell or other reusable view a view is, 0 for that one itself; nil outside of lists.
    private static func depthInCell(of view: UIView) -> Int? {
        Array(sequence(first: view, next: \.superview))
            .firstIndex { $0 is any ListCell || $0 is UICollectionReusableView }
    }
}

/// One kind of mistake, looked for in a whole tree.
@MainActor protocol LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft]
}

/// A finding that still has its view and its constraints.
struct FindingDraft {
    let kind: LayoutFinding.Kind
    var severity = LayoutFinding.Severity.finding
    let view: UIView
    let message: String
    var constraints: [NSLayoutConstraint] = []
    let remedy: String

    @MainActor func finding(in tree: ReviewedTree) -> LayoutFinding {
        LayoutFinding(
            kind: kind, severity: severity, path: tree.path(of: view), identifier: ViewWords.identifier(of: view),
            message: message,
            constraints: constraints.map {
                LayoutFinding.Constraint(text: tree.text(of: $0), source: ConstraintWords.source(of: $0))
            },
            remedy: remedy)
    }
}

extension LayoutFinding {
    /// Findings with the same reason at the same place of several cells, as one.
    fileprivate static func merged(_ findings: [(finding: LayoutFinding, depthInCell: Int?)]) -> [LayoutFinding] {
        var result: [LayoutFinding] = []
        var places: [MergeKey: Int] = [:]
        for (finding, depthInCell) in findings {
            guard let key = MergeKey(finding, depthInCell: depthInCell) else {
                result.append(finding)
                continue
            }
            if let place = places[key] {
                result[place].otherPaths.append(finding.path)
            } else {
                places[key] = result.count
                result.append(finding)
            }
        }
        return result
    }

    private struct MergeKey: Hashable {
        let kind: Kind
        let severity: Severity
        /// The classes on the way to the view, with its place inside of a cell.
        let way: [String]
        /// Where the constraints were made. Outside of cells, where there are none, what is said, which has the figures.
        let reasons: [String]
        /// Of what is open, which axis: what to do about it differs by that alone, and a line may make constraints along both.
        let remedy: String

        /// Nil where each finding counts: each text has a length of its own.
        init?(_ finding: LayoutFinding, depthInCell: Int?) {
            switch finding.kind {
            case .truncatedText, .clippedText, .textOutsideView: return nil
            default: break
            }
            kind = finding.kind
            severity = finding.severity
            let isOpen = finding.kind == .ambiguousSize || finding.kind == .ambiguousPosition
            remedy = isOpen ? finding.remedy : ""
            let steps = finding.path.split(separator: "/").map(String.init)
            let inner = steps.suffix(depthInCell ?? 0)
            way = steps.dropLast(inner.count).map { $0.replacing(/\[\d+\]$/, with: "") } + inner
            let sources = finding.constraints.map { $0.source ?? $0.text }
            reasons = sources.isEmpty && depthInCell == nil ? [finding.message] : sources
        }
    }
}
