import Foundation
import Goldens
import InterfaceBuilder
import UIKit

extension SceneRenderer {
    /// The frames of a document's views, scene by scene; what is not carried over is told on standard error, or is an error
    /// where the request is strict.
    func layout(of request: DocumentRequest, streams: Streams) throws -> ViewFrames {
        try Self.withLaidOutRoots(of: request, streams) { tree, laidOut, scale in
            ViewFrames(
                source: request.source, roots: laidOut.map(\.root.view), size: tree.roots.first?.size ?? .zero,
                scale: scale
            ) { view in
                let identity = tree.identity(of: view)
                return ViewFrames.Name(id: identity?.id, className: identity?.className ?? ViewPath.name(of: view))
            }
        }
    }

    /// What is to be drawn of a document, scene by scene, each with the id of its root view.
    func pictures(of request: DocumentRequest, streams: Streams) throws -> [(id: String?, picture: ScenePicture)] {
        try Self.withLaidOutRoots(of: request, streams) { _, laidOut, scale in
            try laidOut.map { root in
                let size = root.window.bounds.size
                try Self.check(size, scale: scale, source: request.source)
                let list = root.window.displayList()
                return (root.root.id, ScenePicture(list: list, scale: scale, background: .white))
            }
        }
    }

    /// - Parameter streams: take what is not carried over; nil where that is told of another version of the document.
    static func withLaidOutRoots<Result>(
        of request: DocumentRequest, _ streams: Streams?,
        _ body: (DocumentTree, [LaidOutRoot], CGFloat) throws -> Result
    ) throws -> Result {
        let (result, report) = try collectingWhileLaidOut(request, streams, body)
        for diagnostic in report.diagnostics { warn(of: diagnostic, in: request, streams) }
        return result
    }

    /// The same with what layout reported meanwhile, which is told nowhere else.
    static func collectingWhileLaidOut<Result>(
        _ request: DocumentRequest, _ streams: Streams?,
        _ body: (DocumentTree, [LaidOutRoot], CGFloat) throws -> Result
    ) throws -> (result: Result, report: LayoutReport) {
        let environment = request.document.renderEnvironment(request.environment)
        return try environment.whileInstalled {
            let collected = try LayoutDiagnostics.collecting {
                let tree = try tree(of: request, streams)
                let laidOut = tree.roots.map { LaidOutRoot($0, of: request.document, in: request.environment) }
                return try body(tree, laidOut, environment.scale)
            }
            try FontEnvironment.checkUse()
            return collected
        }
    }

    static func warn(of diagnostic: LayoutDiagnostic, in request: DocumentRequest, _ streams: Streams?) {
        streams?.writeError("\(request.source.singleLine): warning: \(diagnostic.message.singleLine)\n")
    }

    private static func tree(of request: DocumentRequest, _ streams: Streams?) throws(CommandError) -> DocumentTree {
        let tree: DocumentTree
        do {
            tree = try DocumentTree(request.document, assets: request.assets)
        } catch {
            throw error.commandError(in: request.source)
        }
        if request.isStrict, let first = tree.remarks.first(where: { $0.kind == .warning }) {
            throw DocumentError.invalid(first.position, .remark(first.message)).commandError(in: request.source)
        }
        for remark in tree.remarks {
            let place = "\(request.source.singleLine):\(remark.position.line):\(remark.position.column)"
            streams?.writeError("\(place): \(remark.kind.rawValue): \(remark.message.singleLine)\n")
        }
        return tree
    }
}
