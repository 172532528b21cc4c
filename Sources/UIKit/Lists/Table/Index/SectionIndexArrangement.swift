package import Foundation

/// Which titles a section index shows, one below the other, and where.
///
/// Where there is no room for all, every second line is a bullet that stands for the titles left out; the first and the last
/// title stay. A pure function of heights.
package struct SectionIndexArrangement: Equatable {
    package enum Mark: Equatable {
        /// The title at an index.
        case title(Int)
        case bullet
    }

    package struct Line: Equatable {
        package let mark: Mark
        /// From the top of the first line, in points.
        package let y: CGFloat
        package let height: CGFloat
    }

    package private(set) var lines: [Line] = []

    /// Between two lines. Source: a public reimplementation of the index that was held against iOS's.
    package static let spacing: CGFloat = 0.5

    /// Of all lines together.
    package var height: CGFloat { lines.last.map { $0.y + $0.height } ?? 0 }

    /// - Parameters:
    ///   - heights: of the titles' lines.
    ///   - keepsFirst: whether the first line is none to leave out nor to count on: the search sign.
    ///   - bulletHeight: of a bullet's line.
    ///   - room: what there is for all lines.
    package init(heights: [CGFloat], keepsFirst: Bool, bulletHeight: CGFloat, room: CGFloat) {
        let all = heights.indices.map { Mark.title($0) }
        append(all, heights, bulletHeight)
        guard height > room else { return }
        lines = []
        let kept = keepsFirst && heights.count > 5 ? 1 : 0
        let taken = kept > 0 ? heights[0] + Self.spacing : 0
        let thinned = Self.thinned(
            kept..<heights.count, lineHeight: heights.last ?? 0, bulletHeight: bulletHeight, room: room - taken)
        append(Array(all.prefix(kept)) + thinned, heights, bulletHeight)
        if height > room { lines = [] }
    }

    private mutating func append(_ marks: [Mark], _ heights: [CGFloat], _ bulletHeight: CGFloat) {
        var y: CGFloat = 0
        for mark in marks {
            let height =
                switch mark {
                case .title(let index): heights[index]
                case .bullet: bulletHeight
                }
            lines.append(Line(mark: mark, y: y, height: height))
            y += height + Self.spacing
        }
    }

    /// Titles and bullets in turn, as many as there is room for, the titles as even as they go.
    private static func thinned(
        _ titles: Range<Int>, lineHeight: CGFloat, bulletHeight: CGFloat, room: CGFloat
    ) -> [Mark] {
        let pair = lineHeight + bulletHeight + 2 * spacing
        guard !titles.isEmpty, room >= lineHeight else { return [] }
        // Never more lines than titles: an index thinned to as many would say less in the same room.
        let bullets = min(Int((room - lineHeight) / pair), (titles.count - 1) / 2)
        guard bullets > 0 else { return [.title(titles.lowerBound)] }
        let step = Double(titles.count - 1) / Double(2 * bullets)
        return (0...(2 * bullets)).map { line in
            line % 2 == 1 ? .bullet : .title(titles.lowerBound + Int((Double(line) * step).rounded()))
        }
    }
}
