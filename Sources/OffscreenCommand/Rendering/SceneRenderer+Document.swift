import Foundation
import Goldens
import InterfaceBuilder
import UIKit

extension SceneRenderer {
    /// The frames of a document's views, scene by scene; what is not carried over is told on standard error, or is an error
    /// where the request is strict.
    func layout(of request: DocumentRequest, streams: Streams) throws -> ViewFrames {
        let environment = request.document.renderEnvironment(request.environment)
        return try environment.whileInstalled {
            let (frames, report) = try LayoutDiagnostics.collecting {
                try Self.frames(of: request, environment, streams)
            }
            for diagnostic in report.diagnostics {
                streams.writeError("\(request.source.singleLine): warning: \(diagnostic.message.singleLine)\n")
            }
            try FontEnvironment.checkUse()
            return frames
        }
    }

    private static func frames(
        of request: DocumentRequest, _ environment: RenderEnvironment, _ streams: Streams
    ) throws -> ViewFrames {
        let tree = try tree(of: request, streams)
        let laidOut = tree.roots.map { LaidOutRoot($0, of: request.document, in: request.environment) }
        return ViewFrames(
            source: request.source, roots: laidOut.map(\.root.view), size: tree.roots.first?.size ?? .zero,
            scale: environment.scale
        ) { view in
            let identity = tree.identity(of: view)
            return ViewFrames.Name(id: identity?.id, className: identity?.className ?? ViewPath.name(of: view))
        }
    }

    private static func tree(of request: DocumentRequest, _ streams: Streams) throws(CommandError) -> DocumentTree {
        let tree: DocumentTree
        do {
            tree = try DocumentTree(request.document)
        } catch {
            throw error.commandError(in: request.source)
        }
        if request.isStrict, let first = tree.remarks.first {
            throw DocumentError.invalid(first.position, .remark(first.message)).commandError(in: request.source)
        }
        for remark in tree.remarks {
            let place = "\(request.source.singleLine):\(remark.position.line):\(remark.position.column)"
            streams.writeError("\(place): warning: \(remark.message.singleLine)\n")
        }
        return tree
    }
}
