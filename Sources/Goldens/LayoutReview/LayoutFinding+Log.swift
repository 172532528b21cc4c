package import UIKit

extension LayoutFinding {
    /// The findings of a tree, with what layout reported while it was made and laid out; that is logged as well.
    ///
    /// - Parameter body: makes or lays out the tree and reviews it.
    @MainActor package static func withLog(
        includingNotes: Bool, _ body: () -> (root: UIView, findings: [LayoutFinding])
    ) -> [LayoutFinding] {
        let ((root, findings), report) = LayoutDiagnostics.observing(body)
        let notes = includingNotes ? notes(on: report, beyond: findings, in: root) : []
        return exceptions(in: report, of: root) + findings + notes
    }

    /// What UIKit would have ended the app for, each failure once.
    @MainActor private static func exceptions(in report: LayoutReport, of root: UIView) -> [LayoutFinding] {
        var seen: Set<LayoutDiagnostic> = []
        return report.exceptions.filter { seen.insert($0).inserted }.map { failure in
            LayoutFinding(
                kind: .exception, severity: .finding, path: ViewPath.name(of: root),
                identifier: ViewWords.identifier(of: root),
                message: failure.message.split(whereSeparator: \.isNewline).joined(separator: " "), constraints: [],
                remedy: "UIKit raises this as an exception; withLayoutExceptions throws it where it happens")
        }
    }

    /// Notes on conflicts that UIKit would have logged while a tree was laid out, and that are none now: in a cell at its
    /// estimate, in a view that was only measured.
    ///
    /// - Parameters:
    ///   - report: what layout reported.
    ///   - findings: those of the finished tree, whose conflicts need no second word.
    @MainActor package static func notes(
        on report: LayoutReport, beyond findings: [LayoutFinding], in root: UIView
    ) -> [LayoutFinding] {
        let known = Set(findings.filter { $0.kind == .conflict }.flatMap { $0.constraints.compactMap(\.source) })
        var seen: Set<[Constraint]> = []
        return report.conflicts.compactMap { conflict in
            if let source = ConstraintWords.source(of: conflict.broken), known.contains(source) { return nil }
            let constraints = conflict.constraints.map {
                Constraint(text: ConstraintWords.text(of: $0), source: ConstraintWords.source(of: $0))
            }
            guard seen.insert(constraints).inserted else { return nil }
            let view = conflict.broken.firstItem as? UIView
            return LayoutFinding(
                kind: .conflict, severity: .note, path: ViewPath.path(of: view ?? root, from: root),
                identifier: view.flatMap(ViewWords.identifier),
                message: "\(constraints.count) required constraints excluded each other while the screen was laid out, "
                    + "which UIKit would log: \(ConstraintWords.text(of: conflict.broken)) gave way",
                constraints: constraints, remedy: "give one of them a priority below 1000, such as 999")
        }
    }
}
