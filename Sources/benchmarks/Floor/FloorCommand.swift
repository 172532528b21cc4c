import Foundation
import Gallery
import Raster

/// `benchmarks floor --data FILE --width W [--height H] --scale S -o FILE`: the least that the picture takes.
///
/// Draws the issue list by calling Pango, Cairo and the encoder: no view tree, no constraints, no UIKit.
enum FloorCommand {
    private static let usage = "usage: benchmarks floor --data FILE --width W [--height H] --scale S -o FILE"

    static func run(_ arguments: [String]) -> Int32 {
        var values: [String: String] = [:]
        for index in stride(from: 0, to: arguments.count - 1, by: 2) { values[arguments[index]] = arguments[index + 1] }
        do {
            guard let data = values["--data"], let width = values["--width"].flatMap(Double.init),
                let scale = values["--scale"].flatMap(Double.init), let output = values["-o"]
            else { throw BenchmarkError(usage) }
            let issues = try IssueFile.issues(from: Data(contentsOf: URL(fileURLWithPath: data)))
            let bitmap = try bitmap(
                issues, width: width, height: values["--height"].flatMap(Double.init), scale: scale)
            let png = try PNGEncoder.encode(
                bitmap, isOpaque: true, scale: CGFloat(scale), jobs: ProcessInfo.processInfo.activeProcessorCount)
            try Data(png).write(to: URL(fileURLWithPath: output))
            return 0
        } catch {
            return BenchmarkCommand.fail(error as? BenchmarkError ?? BenchmarkError("\(error)"))
        }
    }

    /// The picture as it is before it is encoded.
    static func bitmap(
        _ issues: [Issue], width: Double, height: Double?, scale: Double
    ) throws(BenchmarkError) -> Bitmap {
        _ = try FloorFonts(for: issues.flatMap { [$0.title] + $0.labels.map(\.displayName) })
        return FloorPage(scale: scale).draw(issues, width: width, height: height)
    }
}
