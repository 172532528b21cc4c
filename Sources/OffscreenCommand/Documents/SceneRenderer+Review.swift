import Foundation
import Goldens
import ImageComparison
import InterfaceBuilder
import Raster
import UIKit

extension SceneRenderer {
    /// The root views of both versions of a document, each with its counterpart; what is not carried over of the later one is
    /// told on standard error.
    func reviewedPairs(
        before: DocumentRequest, after: DocumentRequest, streams: Streams
    ) throws -> [ReviewedPair] {
        let versions = [after.document, before.document]
        let old = try Self.reviewedRoots(of: before, versions: versions, streams: nil)
        let new = try Self.reviewedRoots(of: after, versions: versions, streams: streams)
        return ReviewedPair.pairs(old, new)
    }

    private static func reviewedRoots(
        of request: DocumentRequest, versions: [Document], streams: Streams?
    ) throws -> [ReviewedRoot] {
        try withLaidOutRoots(of: request, streams) { tree, laidOut, scale in
            let names = DocumentNames(of: request.document, versions: versions, fileName: request.fileName)
            let giver = DocumentNameGiver(names, tree: tree)
            let scenes = request.document.scenes
            return try laidOut.map { root in
                let size = root.window.bounds.size
                try check(size, scale: scale, source: request.source)
                root.window.documentNaming = giver
                let title = title(of: root.root, scenes: scenes, names: names, tree: tree)
                let record = LayoutRecord(source: title, documentRoot: root.root.view, size: size, scale: scale) {
                    view in
                    let identity = tree.identity(of: view)
                    // Roots are counterparts whatever their ids are.
                    let key = view === root.root.view ? "" : identity?.id
                    return (key, identity?.className ?? ViewPath.name(of: view))
                }
                return ReviewedRoot(id: root.root.id, title: title, record: record, list: root.window.displayList())
            }
        }
    }

    /// A scene's own, else what the view is called in its document.
    private static func title(
        of root: DocumentTree.Root, scenes: [DocumentScene], names: DocumentNames, tree: DocumentTree
    ) -> String {
        guard let id = root.id else { return ViewPath.name(of: root.view) }
        let name = scenes.first { $0.rootViewID == id }?.title ?? names.name(of: id) ?? ViewPath.name(of: root.view)
        // What tells views of a class apart is of no use in a title.
        return name.hasSuffix("#\(id)") ? String(name.dropLast(id.count + 1)) : name
    }
}
