internal import Foundation

/// Where the tabs of a line lead; lengths in points.
struct TabRuler {
    var stops: [ParagraphStyle.TabStop]
    /// Between the stops after the last one; 0 for none.
    var interval: Double
    /// Where the line begins, from the edge of the container.
    var origin: Double

    /// Every tab as wide as a space: where text moves as one with what is before it.
    static let spaces = TabRuler(stops: [], interval: 0, origin: 0)

    init(stops: [ParagraphStyle.TabStop], interval: Double, origin: Double) {
        self.stops = stops
        self.interval = interval
        self.origin = origin
    }

    init(style: ParagraphStyle, origin: Double) {
        self.init(stops: style.tabStops, interval: Double(style.defaultTabInterval), origin: origin)
    }

    /// The advance of a tab.
    ///
    /// - Parameters:
    ///   - position: where the tab is, from the line's beginning.
    ///   - following: the width of the text up to the next tab, and of its part before a decimal separator.
    ///   - space: the width of a space, which a tab without a stop has.
    func advance(
        at position: Double, space: Double, following: () -> (width: Double, beforeSeparator: Double)
    ) -> Double {
        let place = origin + position
        if let stop = stops.first(where: { Double($0.location) > place + Self.tolerance }) {
            let distance = Double(stop.location) - place
            switch stop.alignment {
            case .leading: return distance
            case .center: return max(distance - following().width / 2, 0)
            case .trailing: return max(distance - following().width, 0)
            case .decimal: return max(distance - following().beforeSeparator, 0)
            }
        }
        guard interval > 0 else { return space }
        return interval - place.truncatingRemainder(dividingBy: interval)
    }

    /// A tab at a stop goes on to the next one.
    private static let tolerance = 0.001
}

extension LineWidths {
    /// The advances of the tabs in `range`, in order, and the width of all of it; nil where that is beyond `limit`.
    ///
    /// Takes as long as the part of `range` within the limit.
    func tabAdvances(
        in range: Range<Int>, of paragraph: ShapedParagraph, limit: Double = .infinity
    ) -> (advances: [Double], width: Double)? {
        let tabs = paragraph.tabs(in: range)
        var (position, start) = (0.0, range.lowerBound)
        var advances: [Double] = []
        for index in tabs.indices {
            let tab = tabs[index]
            guard let width = textWidth(of: start..<tab, in: paragraph, limit: limit - position) else { return nil }
            let end = index + 1 < tabs.endIndex ? tabs[index + 1] : range.upperBound
            let advance = ruler.advance(at: position + width, space: paragraph.spaceWidth(at: tab)) {
                followingWidths(of: tab + 1..<end, in: paragraph)
            }
            advances.append(advance)
            position += width + advance
            start = tab + 1
            if position > limit { return nil }
        }
        let rest = textWidth(of: start..<range.upperBound, in: paragraph, limit: limit - position)
        return rest.map { (advances, position + $0) }
    }

    private func followingWidths(
        of range: Range<Int>, in paragraph: ShapedParagraph
    ) -> (width: Double, beforeSeparator: Double) {
        let whole = textWidth(of: range, in: paragraph)
        let separator = paragraph.scalars[range].firstIndex { $0 == 0x2E || $0 == 0x2C }
        return (whole, separator.map { textWidth(of: range.lowerBound..<$0, in: paragraph) } ?? whole)
    }

    /// Nil where the width is beyond `limit`.
    private func textWidth(of range: Range<Int>, in paragraph: ShapedParagraph, limit: Double) -> Double? {
        let estimate = paragraph.offsets[range.upperBound] - paragraph.offsets[range.lowerBound]
        guard estimate - paragraph.cutUncertainty <= limit else { return nil }
        let width = textWidth(of: range, in: paragraph)
        return width <= limit ? width : nil
    }
}

extension ShapedParagraph {
    /// The tabs among the scalars of `range`.
    func tabs(in range: Range<Int>) -> ArraySlice<Int> {
        guard !tabs.isEmpty else { return [] }
        let first = tabs.partitioningIndex { $0 >= range.lowerBound }
        return tabs[first..<tabs.partitioningIndex { $0 >= range.upperBound }]
    }

    /// The width of a space in the font of the scalar at `index`.
    func spaceWidth(at index: Int) -> Double {
        guard let run = runs(at: index..<index + 1).first else { return 0 }
        return Double(run.typeface.nominalGlyph(for: 0x20)?.advance ?? 0) * run.horizontalScale
    }
}
