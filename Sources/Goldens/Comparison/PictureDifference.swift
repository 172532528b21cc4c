import UIKit

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
        /// How many pixels differ, of `total`.
        package let count: Int
        package let total: Int
        /// The smallest rectangle that holds them all: columns and rows of pixels.
        package let columns: ClosedRange<Int>
        package let rows: ClosedRange<Int>
        /// The largest difference of one channel, of 255.
        package let largest: Int
    }

    /// Nil where two pictures are equal. O(pixels).
    init?(golden: Bitmap, actual: Bitmap) {
        guard golden.width == actual.width, golden.height == actual.height else {
            self = .size(
                golden: PixelSize(width: golden.width, height: golden.height),
                actual: PixelSize(width: actual.width, height: actual.height))
            return
        }
        guard golden.pixels != actual.pixels, let difference = PixelDifference(golden, actual) else { return nil }
        self = .pixels(difference)
    }
}

extension PictureDifference.PixelDifference {
    fileprivate init?(_ golden: Bitmap, _ actual: Bitmap) {
        var count = 0
        var columns = golden.width...golden.width
        var rows = golden.height...golden.height
        var largest = 0
        for (index, (before, after)) in zip(golden.pixels, actual.pixels).enumerated() where before != after {
            let column = index % golden.width
            let row = index / golden.width
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
