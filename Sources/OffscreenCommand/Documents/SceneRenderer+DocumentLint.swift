import Goldens
import InterfaceBuilder
import UIKit

extension SceneRenderer {
    /// What is wrong with the layout of a document's root views, one after the other; what is not carried over, and what layout
    /// has to say besides conflicts, which are findings, is told on standard error.
    func review(of request: DocumentRequest, streams: Streams) throws -> LintReport {
        // The report's constraints are of these trees.
        var roots: [LaidOutRoot] = []
        var (lint, report) = try Self.collectingWhileLaidOut(request, streams) { tree, laidOut, scale in
            roots = laidOut
            Self.name(laidOut, of: request, tree)
            let findings = laidOut.map { $0.root.view.layoutFindings(includingNotes: true) { _, _ in } }
            return (
                report: LintReport(
                    source: request.source, size: tree.roots.first?.size ?? .zero, scale: scale, findings: []),
                findings: findings
            )
        }
        for (index, root) in roots.enumerated() {
            let view = root.root.view
            let conflicts = report.onConflicts { $0.isDescendant(of: view) }
            let found = lint.findings[index]
            let all = found + LayoutFinding.notes(on: conflicts, beyond: found, in: view)
            lint.report.findings += roots.count == 1 ? all : all.map { $0.inRoot(at: index) }
        }
        Self.warnBesidesConflicts(report, request, streams)
        return lint.report
    }

    /// Why a value of a document's view is what it is.
    ///
    /// - Parameter name: the view's id in the document, its outlet or Interface Builder's label, its accessibility identifier, or
    ///   its path.
    func explain(
        _ attribute: NSLayoutConstraint.Attribute, of name: String, in request: DocumentRequest, streams: Streams
    ) throws -> ExplanationReport {
        let (explanation, report) = try Self.collectingWhileLaidOut(request, streams) { tree, laidOut, _ in
            let naming = Self.name(laidOut, of: request, tree)
            let roots = laidOut.map(\.root.view)
            let search = ViewSearch(roots, source: request.source) { view in
                [naming.identifier(of: view), naming.name(of: view), view.accessibilityIdentifier].compactMap(\.self)
            }
            let (view, place) = try search.view(named: name)
            let explanation = LayoutExplanation(of: attribute, of: view, in: roots[place])
            return roots.count == 1 ? explanation : explanation.inRoot(at: place)
        }
        Self.warnBesidesConflicts(report, request, streams)
        return ExplanationReport(source: request.source, explanation: explanation)
    }

    private static func warnBesidesConflicts(_ report: LayoutReport, _ request: DocumentRequest, _ streams: Streams) {
        for diagnostic in report.diagnostics {
            if case .unsatisfiable = diagnostic { continue }
            warn(of: diagnostic, in: request, streams)
        }
    }

    /// Has findings and explanations call views and constraints as the document does.
    @discardableResult
    private static func name(
        _ roots: [LaidOutRoot], of request: DocumentRequest, _ tree: DocumentTree
    ) -> DocumentNameGiver {
        let giver = DocumentNameGiver(of: request, tree: tree)
        for root in roots { root.window.documentNaming = giver }
        return giver
    }
}
