package import Raster

/// How the pixels of a picture differ from its golden's.
package enum PictureDifference: Sendable, Equatable {
    /// Pixels.
    case size(golden: PixelSize, actual: PixelSize)
    case pixels(PixelDifference)

    package struct PixelSize: Sendable, Equatable {
        package let width: Int
        package let height: Int
    }

    package struct PixelDifference: Sendable, Equatable {
        /// How many pixels differ by more than the tolerance allows, of `total`.
        package let count: Int
        package let total: Int
        /// The smallest rectangle that holds them all: columns and rows of pixels.
        package let columns: ClosedRange<Int>
        package let rows: ClosedRange<Int>
        /// The largest difference of one channel, of 255.
        package let largest: Int

        /// The part of the pixels that match, 0...1.
        package var precision: Double { 1 - Double(count) / Double(total) }
    }

    /// Nil where two pictures are equal, or differ by no more than the tolerance. O(pixels).
    package init?(golden: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
        guard golden.width == actual.width, golden.height == actual.height else {
            self = .size(
                golden: PixelSize(width: golden.width, height: golden.height),
                actual: PixelSize(width: actual.width, height: actual.height))
            return
        }
        guard let difference = PixelDifference(golden, actual, tolerance), difference.precision < tolerance.precision
        else { return nil }
        self = .pixels(difference)
    }
}

extension PictureDifference.PixelDifference {
    fileprivate init?(_ golden: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance) {
        let limit = (1 - tolerance.perceptualPrecision) * 100
        let detector = tolerance.ignoresAntialiasing ? AntialiasingDetector(golden: golden, actual: actual) : nil
        var count = 0
        var columns = golden.width...golden.width
        var rows = golden.height...golden.height
        var largest = 0
        actual.forEachDifference(from: golden) { column, row, after, before in
            if limit > 0, LabColor(before).distance(to: LabColor(after)) <= limit { return }
            if let detector, detector.isOnEdge(column, row) { return }
            columns = count == 0 ? column...column : min(columns.lowerBound, column)...max(columns.upperBound, column)
            rows = count == 0 ? row...row : rows.lowerBound...row
            largest = max(largest, Self.largestDifference(before, after))
            count += 1
        }
        guard count > 0 else { return nil }
        self.init(count: count, total: golden.pixels.count, columns: columns, rows: rows, largest: largest)
    }

    private static func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            largest = max(largest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
        }
        return largest
    }
}
