import Foundation
import Raster

/// Images with caps: nine parts, of which the corners keep their size, the edges grow along their axis, and the middle
/// along both.
extension UIImage {
    /// Beyond so many tiles a part is stretched instead: nobody sees them apart.
    private static let tileLimit = 4096

    /// A stretch of an axis in the image and where it is drawn.
    private struct Span {
        let source: Interval
        let target: Interval
        let grows: Bool
    }

    /// From one position to another; of no length where rounding has put the end before the start, or one is NaN.
    private struct Interval {
        let start: CGFloat
        let end: CGFloat

        var length: CGFloat { end > start ? end - start : 0 }
    }

    func resizedItems(in rect: CGRect, color: Color?) -> [DisplayItem] {
        let columns = Self.spans(
            caps: (capInsets.left, capInsets.right), length: size.width, from: rect.minX, to: rect.maxX)
        let rows = Self.spans(
            caps: (capInsets.top, capInsets.bottom), length: size.height, from: rect.minY, to: rect.maxY)
        return rows.flatMap { row in columns.flatMap { column in items(column, row, color: color) } }
    }

    /// Caps that find no room shrink together; one that is NaN is none.
    private static func spans(
        caps: (CGFloat, CGFloat), length: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Span] {
        let first = caps.0 > 0 ? min(caps.0, length) : 0
        let last = caps.1 > 0 ? min(caps.1, length - first) : 0
        let room = end - start
        let factor = first + last > room ? room / (first + last) : 1
        let (firstEnd, lastStart) = (start + first * factor, end - last * factor)
        return [
            Span(source: Interval(start: 0, end: first), target: Interval(start: start, end: firstEnd), grows: false),
            Span(
                source: Interval(start: first, end: length - last), target: Interval(start: firstEnd, end: lastStart),
                grows: true),
            Span(
                source: Interval(start: length - last, end: length), target: Interval(start: lastStart, end: end),
                grows: false),
        ].filter { $0.source.length > 0 && $0.target.length > 0 }
    }

    private func items(_ column: Span, _ row: Span, color: Color?) -> [DisplayItem] {
        let source = CGRect(
            x: column.source.start, y: row.source.start, width: column.source.length,
            height: row.source.length)
        let target = CGRect(
            x: column.target.start, y: row.target.start, width: column.target.length,
            height: row.target.length)
        guard resizingMode == .tile, column.grows || row.grows else { return part(source, in: target, color: color) }
        let tile = CGSize(
            width: column.grows ? source.width : target.width, height: row.grows ? source.height : target.height)
        let (across, down) = ((target.width / tile.width).rounded(.up), (target.height / tile.height).rounded(.up))
        // A single pixel is the same stretched.
        let isPixel = tile.width * scale <= 1 || !column.grows
        let isLow = tile.height * scale <= 1 || !row.grows
        guard !(isPixel && isLow), across * down <= CGFloat(Self.tileLimit) else {
            return part(source, in: target, color: color)
        }
        var tiles: [DisplayItem] = []
        for y in 0..<Int(down) {
            for x in 0..<Int(across) {
                let place = CGRect(
                    x: target.minX + CGFloat(x) * tile.width, y: target.minY + CGFloat(y) * tile.height,
                    width: tile.width, height: tile.height)
                tiles += part(source, in: place, color: color)
            }
        }
        return [.group(DisplayGroup(clip: .rectangle(target), items: tiles))]
    }

    /// A part of the image, in points, scaled to fill `target`.
    private func part(_ source: CGRect, in target: CGRect, color: Color?) -> [DisplayItem] {
        switch content {
        case .pixels(let bitmap):
            let pixels = source.applying(CGAffineTransform(scaleX: scale, y: scale))
            // To whole pixels, so that none shows in two parts.
            let (left, top) = (pixels.minX.rounded(), pixels.minY.rounded())
            let whole = CGRect(
                x: left, y: top, width: max(pixels.maxX.rounded() - left, 1),
                height: max(pixels.maxY.rounded() - top, 1))
            guard let cropped = bitmap.cropped(to: whole) else { return [] }
            return [.image(color.map(cropped.tinted) ?? cropped, target)]
        case .drawing(let items):
            let transform = CGAffineTransform(translationX: -source.minX, y: -source.minY)
                .concatenating(CGAffineTransform(scaleX: target.width / source.width, y: target.height / source.height))
                .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
            let colored = color.map { color in items.map { $0.tinted(color) } } ?? items
            return [.group(DisplayGroup(transform: transform, clip: .rectangle(source), items: colored))]
        }
    }
}
