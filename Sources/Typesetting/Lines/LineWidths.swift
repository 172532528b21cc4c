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
        let width = paragraph.offsets[range.upperBound] - paragraph.offsets[range.lowerBound]
        guard !range.isEmpty else { return width }
        let first = paragraph.runIndex(at: range.lowerBound)
        let last = paragraph.runIndex(at: range.upperBound - 1)
        // Only these two can be cut.
        let beginning = change(of: first, cutTo: range, in: paragraph)
        return width + beginning + (first == last ? 0 : change(of: last, cutTo: range, in: paragraph))
    }

    /// By how much the part of a run in `range` is wider than it is in the whole paragraph.
    private func change(of index: Int, cutTo range: Range<Int>, in paragraph: ShapedParagraph) -> Double {
        let part = paragraph.runs[index].range.clamped(to: range)
        guard
            shaper.isUnsafe(at: part.lowerBound, inRun: index, of: paragraph)
                || shaper.isUnsafe(at: part.upperBound, inRun: index, of: paragraph)
        else { return 0 }
        let slice = shaper.slice(index, to: part, of: paragraph)
        return slice.width - (paragraph.offsets[part.upperBound] - paragraph.offsets[part.lowerBound])
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
    /// The index of the run that has the scalar at `index`.
    func runIndex(at index: Int) -> Int {
        runs.partitioningIndex { $0.range.upperBound > index }
    }

    /// The indices of the first and the last of the runs that `range` cuts, and of those between.
    func runIndices(at range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        return runIndex(at: range.lowerBound)..<runIndex(at: range.upperBound - 1) + 1
    }

    /// The runs that have a part of `range`.
    func runs(at range: Range<Int>) -> ArraySlice<ShapedRun> { runs[runIndices(at: range)] }
}
