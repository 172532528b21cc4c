import Foundation
import Goldens
import ImageComparison
import Raster

/// An image in memory beside its golden's file: read, decoded and compared; blazediff reads two files.
enum GoldenPairs {
    private struct Size {
        let width: Int
        let height: Int
        let rounds: Int
        var text: String { "\(width) x \(height)" }
    }

    private static let sizes = [
        Size(width: 780, height: 1688, rounds: 15), Size(width: 6000, height: 4000, rounds: 3),
    ]
    /// How often each of both is measured, in turns.
    private static let turns = 3

    /// How the image differs from its golden.
    private enum Change: String, CaseIterable {
        case none = "equal"
        case pixel = "one pixel"
        case area = "5 %"
    }

    static func rows(in folder: URL) throws -> [BenchmarkRow] {
        let screen = try FloorCommand.bitmap(IssueSample.issues(), width: 390, height: 844, scale: 2)
        let blazediff = try Blazediff()
        return try sizes.flatMap { size in
            let golden = tiled(screen, size)
            return try Change.allCases.map { change in
                try row(golden, change, size, in: folder, beside: blazediff)
            }
        }
    }

    private static func row(
        _ golden: Bitmap, _ change: Change, _ size: Size, in folder: URL, beside peer: Blazediff?
    ) throws -> BenchmarkRow {
        let image = changed(golden, change)
        let paths = (folder.appending(path: "golden.png"), folder.appending(path: "image.png"))
        try Data(PNGEncoder.encode(golden, isOpaque: true)).write(to: paths.0)
        try Data(PNGEncoder.encode(image, isOpaque: true)).write(to: paths.1)
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<turns {
            ours.append(try milliseconds(image, paths.0, size.rounds))
            if let peer { theirs.append(try peer.measure(paths.0.path, paths.1.path, repetitions: size.rounds)) }
        }
        let row = BenchmarkRow(
            name: "comparison with a golden's file, \(size.text), \(change.rawValue)", unit: "ms",
            ours: Statistics.median(ours),
            peers: ["blazediff": peer == nil ? .missing : .value(Statistics.median(theirs))],
            ratio: peer == nil ? nil : Statistics.pairedRatio(ours, to: theirs))
        return peer == nil ? row : row.atMost(1, times: "blazediff")
    }

    /// The median of as many comparisons as `repetitions` says.
    private static func milliseconds(_ image: Bitmap, _ golden: URL, _ repetitions: Int) throws -> Double {
        let file = GoldenFile(url: golden)
        return Statistics.median(
            try (0..<repetitions).map { _ in
                try Stopwatch.seconds {
                    let before = try PNGDecoder.decode(file.read() ?? []).bitmap
                    _ = PictureDifference(golden: before, actual: image)
                } * 1000
            })
    }

    // MARK: Pictures

    /// The screen again and again, cut off at the edges.
    private static func tiled(_ screen: Bitmap, _ size: Size) -> Bitmap {
        var picture = Bitmap(width: size.width, height: size.height)
        for row in 0..<size.height {
            let source = row % screen.height * screen.width
            for column in 0..<size.width {
                picture.pixels[row * size.width + column] = screen.pixels[source + column % screen.width]
            }
        }
        return picture
    }

    private static func changed(_ golden: Bitmap, _ change: Change) -> Bitmap {
        var picture = golden
        switch change {
        case .none: break
        case .pixel: picture.pixels[picture.pixels.count / 2] ^= 0x0040_4040
        case .area:
            // The middle 5 % of the rows.
            let middle = golden.height * 19 / 40..<golden.height * 21 / 40
            for index in middle.lowerBound * golden.width..<middle.upperBound * golden.width {
                picture.pixels[index] ^= 0x0040_4040
            }
        }
        return picture
    }
}
