import Foundation
import Goldens
import Raster
import UIKit

/// `render OLD NEW --review`: a sheet for each root view that a change to a document moved or redrew.
@MainActor enum DocumentReview {
    static func run(
        _ values: RenderCommand.Values, before: String, after: String, in context: CommandContext
    ) throws -> ExitStatus {
        try DocumentRendering.checkOptions(values, path: after)
        if values.isFlow { throw CommandError.conflict("--review", "--flow", remedy: "ask for one of them") }
        for path in [before, after] where !DocumentRequest.isDocument(path) {
            throw CommandError.conflict("--review", path, remedy: "it is for documents")
        }
        let old = try DocumentRequest(
            path: before, arguments: values.scene, isStrict: false, textsBeside: after, in: context)
        let new = try DocumentRequest(path: after, arguments: values.scene, isStrict: values.isStrict, in: context)
        let renderer = try SceneRenderer(
            fonts: values.scene.fonts, jobs: values.jobs, command: RenderCommand.name, in: context)
        let pairs = try renderer.reviewedPairs(before: old, after: new, streams: context.streams)
        let scale = CGFloat(values.scene.scale ?? sheetScale)
        let rasterizer = Rasterizer()
        let found = try pairs.enumerated().compactMap { index, pair in
            try ReviewFinding(pair, rasterizer: rasterizer, scale: scale).map { (index, pair, $0) }
        }
        guard !found.isEmpty else {
            if !isForStandardOutput(values) { try context.streams.write("no visible change\n") }
            return .done
        }
        let destination = try destination(values, after: after, before: before, count: found.count)
        for (index, pair, finding) in found {
            try context.streams.write(text(of: pair, finding, values))
            let picture = try picture(of: pair, finding, scale: scale, source: new.source)
            let part =
                ["review"] + (pairs.count > 1 ? ["\(index + 1)-\(DocumentRendering.fileName(of: pair.title))"] : [])
            let written = try destination.write(part: part.joined(separator: "."), streams: context.streams) { sink in
                try renderer.encode(picture, of: new.source, progress: { _, _ in }, to: sink)
            }
            if let written { try context.streams.write(written + "\n") }
        }
        return .finding
    }

    /// Enough for a comment on a pull request; the layouts are those at the device's own scale.
    private static let sheetScale = 2

    private static func destination(
        _ values: RenderCommand.Values, after: String, before: String, count: Int
    ) throws -> Destination {
        try Destination(
            output: values.output ?? (count == 1 ? "\(DocumentRendering.name(of: after)).review.png" : nil),
            scene: DocumentRendering.name(of: after), hasSeveral: count > 1,
            inputs: values.scene.files + [("the document", after), ("the document before", before)])
    }

    private static func isForStandardOutput(_ values: RenderCommand.Values) -> Bool {
        values.output.map(Destination.standardOutputs.contains) ?? false
    }

    /// Nothing where standard output has the picture.
    private static func text(of pair: ReviewedPair, _ finding: ReviewFinding, _ values: RenderCommand.Values) -> String
    {
        if isForStandardOutput(values) { return "" }
        let (causes, rest) = finding.legend(of: pair)
        return ([finding.title + ":"] + (causes + rest).map { "  " + $0.singleLine }).map { $0 + "\n" }.joined()
    }

    private static func picture(
        of pair: ReviewedPair, _ finding: ReviewFinding, scale: CGFloat, source: String
    ) throws -> ScenePicture {
        try RenderEnvironment(size: CGSize(width: 1200, height: 1200), scale: scale).whileInstalled {
            let sheet = ReviewSheet(pair, finding).view()
            try SceneRenderer.check(sheet.bounds.size, scale: scale, source: source)
            return ScenePicture(list: sheet.displayList(), scale: scale, background: .white)
        }
    }
}
