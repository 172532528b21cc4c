import Foundation
import Goldens
import Raster
import UIKit

extension SceneRenderer {
    /// Lays a planned snapshot out and draws it; nil where `isUnchanged` says that it need not be drawn.
    ///
    /// - Parameter isUnchanged: takes what will be drawn and the frames.
    func snapshot(
        of planned: PlannedSnapshot, isUnchanged: (UndrawnSnapshot) throws -> Bool
    ) throws -> Snapshot? {
        let (request, variant) = (planned.request, planned.variant)
        let read = { (staged: StagedScene) -> UndrawnSnapshot? in
            let list = staged.window.displayList()
            let background: Color = variant.appearance == .light ? .white : .black
            let record = { (details: Bool) in
                LayoutRecord(
                    source: planned.name.scene, root: staged.rootView, size: staged.window.bounds.size,
                    scale: staged.scale, details: details)
            }
            let undrawn = UndrawnSnapshot(
                list: list, scale: staged.scale, background: background, record: record(false))
            if try isUnchanged(undrawn) { return nil }
            return UndrawnSnapshot(list: list, scale: staged.scale, background: background, record: record(true))
        }
        let undrawn = try StagedScene.stage(
            request, variant: variant, limit: { try check($0, variant: variant, scene: request.scene.name) }, read: read
        )
        guard let undrawn else { return nil }
        do {
            return try CrashMessage.naming(request.scene.name) { try undrawn.drawn() }
        } catch let error as RasterError {
            throw RasterFailure.commandError(for: error, scene: request.scene.name)
        }
    }
}
