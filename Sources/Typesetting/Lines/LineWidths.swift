internal import Foundation

/// Measures pieces of a paragraph as they will be drawn.
struct LineWidths {
    let shaper: Shaper
    /// Where tabs lead on the line that is measured.
    var ruler: TabRuler

    /// The width of the glyphs of `range` on a line of its own, in points.
    ///
    /// Constant time but where a cut changes the glyphs around it (kerning, joined letters): there they are shaped.
    func width(of range: Range<Int>, in paragraph: ShapedParagraph) -> Double {
        guard !paragraph.tabs.isEmpty, let tabbed = tabAdvances(in: range, of: paragraph) else {
            return textWidth(of: range, in: paragraph)
        }
        return tabbed.width
    }

    /// The same with tabs of no width.
    func textWidth(of range: Range<Int>, in paragraph: ShapedParagraph) -> Double {
        var width = paragraph.offsets[range.upperBound] - paragraph.offsets[range.lowerBound]
        for run in paragraph.runs(at: range) {
            let part = run.range.clamped(to: range)
            guard
                shaper.isUnsafe(at: part.lowerBound, in: run, of: paragraph)
                    || shaper.isUnsafe(at: part.upperBound, in: run, of: paragraph)
            else { continue }
            let slice = shaper.slice(run, to: part, of: paragraph)
            width += slice.width - (paragraph.offsets[part.upperBound] - paragraph.offsets[part.lowerBound])
        }
        return width
    }

    /// Whether `range` has room in `limit` points. A hundredth of a point is forgiven, as frames are rounded.
    func fits(_ range: Range<Int>, of paragraph: ShapedParagraph, in limit: Double) -> Bool {
        guard paragraph.tabs.isEmpty else {
            return tabAdvances(in: range, of: paragraph, limit: limit + Self.tolerance) != nil
        }
        let estimate = paragraph.offsets[range.upperBound] - paragraph.offsets[range.lowerBound]
        let uncertainty = paragraph.cutUncertainty
        if estimate + uncertainty <= limit { return true }
        if estimate - uncertainty > limit + Self.tolerance { return false }
        return width(of: range, in: paragraph) <= limit + Self.tolerance
    }

    static let tolerance = 0.01
}

extension ShapedParagraph {
    /// The first and the last of the runs that `range` cuts, and those between.
    func runs(at range: Range<Int>) -> ArraySlice<ShapedRun> {
        guard !range.isEmpty else { return [] }
        let first = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
        let end = runs.partitioningIndex { $0.range.lowerBound >= range.upperBound }
        return runs[first..<end]
    }
}
