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
    /// The advances of the tabs in `range`, in order.
    func tabAdvances(in range: Range<Int>, of paragraph: ShapedParagraph) -> [Double] {
        let tabs = paragraph.tabs(in: range)
        var (position, start) = (0.0, range.lowerBound)
        var advances: [Double] = []
        for (index, tab) in zip(tabs.indices, tabs) {
            position += textWidth(of: start..<tab, in: paragraph)
            let end = index + 1 < tabs.endIndex ? tabs[index + 1] : range.upperBound
            let advance = ruler.advance(at: position, space: paragraph.spaceWidth(at: tab)) {
                let whole = textWidth(of: tab + 1..<end, in: paragraph)
                let separator = paragraph.scalars[tab + 1..<end].firstIndex { $0 == 0x2E || $0 == 0x2C }
                return (whole, separator.map { textWidth(of: tab + 1..<$0, in: paragraph) } ?? whole)
            }
            advances.append(advance)
            position += advance
            start = tab + 1
        }
        return advances
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
