package import UIKit

extension LayoutFinding {
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
            if let source = conflict.broken.source?.text, known.contains(source) { return nil }
            let constraints = conflict.constraints.map {
                Constraint(text: ConstraintWords.text(of: $0), source: $0.source?.text)
            }
            guard seen.insert(constraints).inserted else { return nil }
            let view = conflict.broken.firstItem as? UIView
            return LayoutFinding(
                kind: .conflict, severity: .note, path: ViewPath.path(of: view ?? root, from: root),
                identifier: view?.accessibilityIdentifier,
                message: "\(constraints.count) required constraints excluded each other while the screen was laid out, "
                    + "which UIKit would log: \(ConstraintWords.text(of: conflict.broken)) gave way",
                constraints: constraints, remedy: "give one of them a priority below 1000, such as 999")
        }
    }
}
