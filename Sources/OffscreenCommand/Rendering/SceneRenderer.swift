import Foundation
import Goldens
import Raster
import UIKit

/// A picture that is ready to be drawn.
struct ScenePicture {
    let list: DisplayList
    let scale: CGFloat
    /// What shows where no view draws: the system's background.
    let background: Color
}

/// Turns requests into frames and pictures; one for a whole command, so that fonts are loaded once.
@MainActor struct SceneRenderer {
    private let rasterizer = Rasterizer()
    private let jobs: Int
    private let fingerprint: String

    /// Loads the fonts; what is of no use in their folder is told on standard error.
    ///
    /// - Parameters:
    ///   - fonts: a folder with more fonts than the profile's.
    ///   - jobs: threads that draw and compress; nil takes one for each of the machine's cores.
    ///   - command: the name of the subcommand.
    init(fonts: String?, jobs: Int?, command: String, in context: CommandContext) throws(CommandError) {
        if let remark = try FontEnvironment.load(additional: fonts) {
            context.streams.writeError("\(context.program) \(command): \(remark)\n")
        }
        fingerprint = Fingerprint.current.text
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// The frames of the request's own look.
    func layout(of request: SceneRequest) throws -> ViewFrames {
        try StagedScene.stage(request, variant: request.variant) { staged in
            ViewFrames(
                source: request.scene.name, root: staged.rootView, size: staged.window.bounds.size,
                scale: staged.scale)
        }
    }

    /// What is wrong with the layout of the request's own look, and what layout reported on the way.
    ///
    /// - Parameter progress: takes how many of the checks are done, and their number.
    func review(
        of request: SceneRequest, progress: (_ done: Int, _ count: Int) -> Void
    ) throws -> (lint: LintReport, log: LayoutReport) {
        // The log's constraints are of this tree.
        var root: UIView?
        var (lint, log) = try LayoutDiagnostics.collecting {
            try StagedScene.stage(request, variant: request.variant) { staged in
                root = staged.rootView
                return LintReport(
                    source: request.scene.name, size: staged.window.bounds.size, scale: staged.scale,
                    findings: staged.rootView.layoutFindings(includingNotes: true, progress: progress))
            }
        }
        if let root { lint.findings += LayoutFinding.notes(on: log, beyond: lint.findings, in: root) }
        return (lint, log)
    }

    /// Why a value of a view is what it is.
    ///
    /// - Parameter name: the view's accessibility identifier or its path.
    func explain(
        _ attribute: NSLayoutConstraint.Attribute, of name: String, in request: SceneRequest
    ) throws -> ExplanationReport {
        try StagedScene.stage(request, variant: request.variant) { staged in
            let search = ViewSearch([staged.rootView], source: request.scene.name) { view in
                [view.accessibilityIdentifier].compactMap(\.self)
            }
            let view = try search.view(named: name).view
            return ExplanationReport(
                source: request.scene.name, explanation: LayoutExplanation(of: attribute, of: view, in: staged.rootView)
            )
        }
    }

    /// Lays a look of the request out and reads what is to be drawn.
    func picture(of request: SceneRequest, variant: Variant) throws -> ScenePicture {
        try StagedScene.stage(
            request, variant: variant, limit: { try check($0, variant: variant, scene: request.scene.name) },
            read: { staged in
                ScenePicture(
                    list: staged.window.displayList(), scale: staged.scale,
                    background: variant.appearance == .light ? .white : .black)
            })
    }

    /// Draws and compresses a picture; the bytes do not depend on the number of jobs.
    ///
    /// - Parameter progress: takes how many bands of the picture are written, and their number.
    func encode(
        _ picture: ScenePicture, of scene: String, progress: (_ done: Int, _ count: Int) -> Void,
        to sink: AtomicFile.Sink
    ) throws {
        let text = [PNGText(keyword: "Software", text: fingerprint)]
        do {
            try CrashMessage.naming(scene) {
                try rasterizer.encode(
                    picture.list, scale: picture.scale, background: picture.background, text: text, jobs: jobs,
                    progress: progress
                ) { bytes in
                    try bytes.withUnsafeBytes(sink)
                }
            }
        } catch let error as RasterError {
            throw RasterFailure.commandError(for: error, scene: scene)
        }
    }

    /// Refuses a height whose picture is beyond the limit before the window is laid out at it.
    func check(_ height: CGFloat, variant: Variant, scene: String) throws {
        try Self.check(
            CGSize(width: variant.viewport.width, height: height), scale: CGFloat(variant.scale), source: scene)
    }

    /// Refuses a picture beyond the limit before it is drawn.
    ///
    /// - Parameter source: the scene's or the document's name.
    static func check(_ size: CGSize, scale: CGFloat, source: String) throws {
        let (width, height) = (Double(size.width * scale), Double(size.height * scale))
        let longest = max(width, height)
        guard longest > Double(PictureLimit.side) || width * height > Double(PictureLimit.pixels) else { return }
        throw RasterFailure.commandError(
            for: .pictureTooLarge(
                width: width, height: height, sideLimit: PictureLimit.side, pixelLimit: PictureLimit.pixels),
            scene: source)
    }
}
