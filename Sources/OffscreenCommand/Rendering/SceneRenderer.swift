import Foundation
import UIKit

/// Turns requests into frames and pictures; one for a whole command, so that fonts are loaded once.
@MainActor struct SceneRenderer {
    /// The frames of the request's own look.
    func layout(of request: SceneRequest) throws -> ViewFrames {
        let staged = try StagedScene(request, variant: request.variant, heightLimit: .infinity)
        return ViewFrames(
            source: request.scene.name, root: staged.rootView, size: staged.window.bounds.size, scale: staged.scale)
    }
}
