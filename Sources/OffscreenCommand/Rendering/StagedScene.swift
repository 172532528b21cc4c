import Foundation
import UIKit

/// A scene in a window, laid out and ready to be drawn or read.
///
/// Made by `SceneRenderer`, once for each picture: the environment becomes the current one, the scene makes its
/// controller, the window shows it, what it put off is done, taps are played, and the window takes its final height.
@MainActor struct StagedScene {
    let window: UIWindow
    let rootView: UIView
    let scale: CGFloat

    /// Stages a look of a scene for as long as `read` takes, and leaves the environment as it was.
    ///
    /// What UIKit would end an app for (a constraint that makes no sense, say) is an error of the scene.
    ///
    /// - Parameter limit: refuses a height, in points, that the window would get to show a whole list.
    static func stage<Result>(
        _ request: SceneRequest, variant: Variant, limit: (CGFloat) throws -> Void = { _ in },
        read: (StagedScene) throws -> Result
    ) throws -> Result {
        let environment = variant.environment
        do {
            return try CrashMessage.naming(request.scene.name) {
                try LayoutDiagnostics.throwing {
                    try environment.whileInstalled {
                        let result = try SceneExecutor.shared.whileShown {
                            try read(StagedScene(request, variant: variant, environment: environment, limit: limit))
                        }
                        try FontEnvironment.checkUse()
                        return result
                    }
                }
            }
        } catch let failure as LayoutDiagnostic {
            throw CommandError.sceneFailed(scene: request.scene.name, reason: failure.message)
        }
    }

    private init(
        _ request: SceneRequest, variant: Variant, environment: RenderEnvironment, limit: (CGFloat) throws -> Void
    ) throws {
        var environment = environment
        let controller = try Self.makeController(of: request, variant: variant)
        controller.loadViewIfNeeded()
        guard let rootView = controller.viewIfLoaded else {
            throw CommandError.sceneFailed(scene: request.scene.name, reason: "its controller has no view")
        }
        try Self.apply(request.environment, to: &environment, of: rootView, in: request, variant)
        self.init(showing: controller, rootView: rootView, environment: environment)
        try play(request.taps, scene: request.scene.name)
        guard variant.viewport.fixedHeight == nil else { return }
        try fitHeight(minimum: CGFloat(variant.viewport.minimumHeight)) { height in
            try limit(height)
            try Self.check(height, of: request.scene.name)
        }
    }

    /// Shows the controller in a window and does what it put off.
    init(showing controller: UIViewController, rootView: UIView, environment: RenderEnvironment) {
        window = environment.makeWindow(rootViewController: controller)
        self.rootView = rootView
        scale = environment.scale
        settle()
    }

    /// Takes over the safe area that the file has for the scene's root view.
    private static func apply(
        _ file: EnvironmentFile, to environment: inout RenderEnvironment, of rootView: UIView,
        in request: SceneRequest, _ variant: Variant
    ) throws(CommandError) {
        let insets = try file.insets(of: rootView.accessibilityIdentifier, scene: request.scene.name)
        guard let insets else { return }
        environment.safeAreaInsets = insets.edgeInsets(variant.direction)
    }

    private static func makeController(of request: SceneRequest, variant: Variant) throws -> UIViewController {
        let input = request.input(for: variant)
        do {
            return try request.scene.makeController(input)
        } catch {
            throw SceneFailure.commandError(for: error, scene: request.scene.name, input: input)
        }
    }
}
