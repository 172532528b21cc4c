import Foundation
import InterfaceBuilder
import UIKit

/// `render MAIN.storyboard --flow`: the scenes and the ways between them on one sheet.
@MainActor enum DocumentFlow {
    static func run(_ values: RenderCommand.Values, path: String, in context: CommandContext) throws -> ExitStatus {
        try DocumentRendering.checkOptions(values, path: path)
        guard path.hasSuffix(".storyboard") else {
            throw CommandError.conflict("--flow", path, remedy: "a XIB has no segues; give a .storyboard")
        }
        let request = try DocumentRequest(path: path, arguments: values.scene, isStrict: values.isStrict, in: context)
        let renderer = try SceneRenderer(
            fonts: values.scene.fonts, jobs: values.jobs, command: RenderCommand.name, in: context)
        let name = "\(DocumentRendering.name(of: path)).flow"
        let destination = try Destination(
            output: values.output ?? "\(name).png", scene: DocumentRendering.name(of: path), hasSeveral: false,
            inputs: values.scene.files + [("the document", path)])
        let picture = try renderer.flow(of: request, scale: values.scene.scale ?? 2, streams: context.streams)
        let written = try destination.write(part: "flow", streams: context.streams) { sink in
            try renderer.encode(picture, of: request.source, progress: { _, _ in }, to: sink)
        }
        if let written { try context.streams.write(written + "\n") }
        return .done
    }
}

extension SceneRenderer {
    /// A storyboard's flow, ready to be drawn.
    fileprivate func flow(of request: DocumentRequest, scale: Int, streams: Streams) throws -> ScenePicture {
        let scenes = try Self.withLaidOutRoots(of: request, streams) { tree, laidOut, _ in
            let screen = request.document.screenSize
            return try request.document.scenes.map { scene in
                guard let root = laidOut.first(where: { $0.root.id != nil && $0.root.id == scene.rootViewID }) else {
                    return FlowScene(scene: scene, size: Self.size(of: scene, screen), list: nil, frames: [:])
                }
                try Self.check(root.window.bounds.size, scale: CGFloat(scale), source: request.source)
                return FlowScene(
                    scene: scene, size: root.window.bounds.size, list: root.window.displayList(),
                    frames: Self.frames(in: root, tree))
            }
        }
        return try RenderEnvironment(size: request.document.screenSize, scale: CGFloat(scale)).whileInstalled {
            let sheet = FlowSheet(scenes)
            try Self.check(sheet.bounds.size, scale: CGFloat(scale), source: request.source)
            return ScenePicture(list: sheet.displayList(), scale: CGFloat(scale), background: .white)
        }
    }

    /// A reference to another storyboard is a box; what else has no view of its own is as large as the screen.
    private static func size(of scene: DocumentScene, _ screen: CGSize) -> CGSize {
        scene.kind == "viewControllerPlaceholder" ? CGSize(width: 320, height: 120) : screen
    }

    private static func frames(in root: LaidOutRoot, _ tree: DocumentTree) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        var pending: [UIView] = [root.window]
        while let view = pending.popLast() {
            if let id = tree.identity(of: view)?.id { frames[id] = view.convert(view.bounds, to: root.window) }
            pending += view.subviews
        }
        return frames
    }
}
