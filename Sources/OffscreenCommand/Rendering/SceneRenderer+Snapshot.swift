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
        let read = { (staged: StagedScene) -> (undrawn: UndrawnSnapshot, record: LayoutRecord)? in
            let (source, size) = (planned.name.scene, staged.window.bounds.size)
            let undrawn = UndrawnSnapshot(
                list: staged.window.displayList(), scale: staged.scale,
                background: variant.appearance == .light ? .white : .black,
                frames: FrameText(source: source, root: staged.rootView, size: size, scale: staged.scale))
            if try isUnchanged(undrawn) { return nil }
            return (
                undrawn, LayoutRecord(source: source, root: staged.rootView, size: size, scale: staged.scale)
            )
        }
        let staged = try StagedScene.stage(
            request, variant: variant, limit: { try check($0, variant: variant, scene: request.scene.name) }, read: read
        )
        guard let (undrawn, record) = staged else { return nil }
        do {
            return try CrashMessage.naming(request.scene.name) { try undrawn.drawn(with: record) }
        } catch let error as RasterError {
            throw RasterFailure.commandError(for: error, scene: request.scene.name)
        }
    }
}
