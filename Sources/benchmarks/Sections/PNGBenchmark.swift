import CPangoCairo
import Foundation
import Raster

/// The encoder alone, beside Cairo's writer (libpng and zlib), on the floor's picture of a whole screen.
enum PNGBenchmark {
    private static let rounds = 15

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        let issues = try IssueSample.issues()
        return try rows(for: FloorCommand.bitmap(issues, width: 390, height: 844, scale: 2))
    }

    private static func rows(for bitmap: Bitmap) throws(BenchmarkError) -> [BenchmarkRow] {
        var (ours, cairo): ([Double], [Double]) = ([], [])
        var (ourSize, cairoSize) = (0, 0)
        for _ in 0...rounds {
            var failure: (any Error)?
            ours.append(
                Stopwatch.seconds {
                    do { ourSize = try PNGEncoder.encode(bitmap, isOpaque: true).count } catch { failure = error }
                })
            if let failure { throw BenchmarkError("the picture cannot be encoded: \(failure)") }
            cairo.append(Stopwatch.seconds { cairoSize = encodedByCairo(bitmap) })
        }
        let times = (ours.dropFirst().map { $0 * 1000 }, cairo.dropFirst().map { $0 * 1000 })
        return [
            BenchmarkRow(
                name: "PNG of a screen, one thread", unit: "ms", ours: Statistics.median(times.0),
                peers: ["cairo": .value(Statistics.median(times.1))],
                ratio: Statistics.pairedRatio(times.0, to: times.1)
            ).atMost(0.1, times: "cairo"),
            BenchmarkRow(
                name: "PNG of a screen, size", unit: "KiB", ours: Double(ourSize) / 1024,
                peers: ["cairo": .value(Double(cairoSize) / 1024)], ratio: Double(ourSize) / Double(cairoSize)
            ).atMost(1, times: "cairo"),
        ]
    }

    /// The number of bytes that Cairo writes.
    private static func encodedByCairo(_ bitmap: Bitmap) -> Int {
        var pixels = bitmap.pixels
        return pixels.withUnsafeMutableBytes { bytes in
            // Cairo counts in bytes, whatever the pixels are.
            let surface = cairo_image_surface_create_for_data(
                bytes.assumingMemoryBound(to: UInt8.self).baseAddress, CAIRO_FORMAT_RGB24, Int32(bitmap.width),
                Int32(bitmap.height), Int32(bitmap.width * 4))
            defer { cairo_surface_destroy(surface) }
            var file: [UInt8] = []
            withUnsafeMutablePointer(to: &file) { file in
                _ = cairo_surface_write_to_png_stream(
                    surface,
                    { file, bytes, count in
                        let bytes = UnsafeBufferPointer(start: bytes, count: Int(count))
                        // What is handed over below.
                        file?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
                        return CAIRO_STATUS_SUCCESS
                    }, file)
            }
            return file.count
        }
    }
}
