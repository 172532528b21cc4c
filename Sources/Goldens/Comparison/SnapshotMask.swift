import Raster
import SnapshotReport
package import UIKit

/// A part of a picture whose pixels are not compared.
package enum SnapshotMask: Sendable, Hashable {
    /// Points, from the picture's top left corner.
    case rectangle(CGRect)
    /// Every view with this accessibility identifier, or held by a property of this name.
    case view(String)
}

extension [SnapshotMask] {
    /// What they cover in a picture, in points. Views are looked for in every record, before and after.
    func areas(in records: [LayoutRecord?]) -> [CGRect] {
        flatMap { mask -> [CGRect] in
            switch mask {
            case .rectangle(let rect): [rect]
            case .view(let name):
                records.compactMap(\.self).flatMap(\.reportViews).filter { $0.id == name }
                    .map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
            }
        }
    }
}

extension Bitmap {
    /// The same with all pixels of the areas alike.
    ///
    /// - Parameters:
    ///   - areas: points; every pixel that they touch counts.
    ///   - scale: pixels a point.
    func masking(_ areas: [CGRect], scale: Double) -> Bitmap {
        guard !areas.isEmpty else { return self }
        var result = self
        for area in areas {
            let columns = Self.range(area.minX, area.maxX, scale, limit: width)
            for row in Self.range(area.minY, area.maxY, scale, limit: height) {
                for column in columns { result.pixels[row * width + column] = 0 }
            }
        }
        return result
    }

    private static func range(_ low: CGFloat, _ high: CGFloat, _ scale: Double, limit: Int) -> Range<Int> {
        let clamped = { (value: Double) in value.isFinite ? min(max(value, 0), Double(limit)) : 0 }
        let first = Int(clamped((Double(low) * scale).rounded(.down)))
        let last = Int(clamped((Double(high) * scale).rounded(.up)))
        return first..<max(first, last)
    }
}
