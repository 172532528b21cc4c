internal import Foundation

/// The glyphs of one paragraph set on one endless line: what lines are cut from, at any width and in any colour.
final class ShapedParagraph {
    /// The paragraph's place among the text's scalars.
    let range: Range<Int>
    /// The scalars as shaped: control characters replaced by invisible ones.
    let scalars: [UInt32]
    /// In logical order, adjoining, covering `scalars`.
    let runs: [ShapedRun]
    let baseLevel: UInt8
    /// BCP 47, for line breaking; nil where none is said.
    let language: String?
    /// `offsets[i]` is the sum of the advances of the clusters before scalar `i`, in points, that of a tab being 0; one
    /// more than scalars.
    ///
    /// Summed up when first asked for: a line without bound needs none.
    private(set) lazy var offsets = Self.offsets(of: runs, count: scalars.count)
    /// More than cutting a line out of the paragraph changes its width by, in points.
    let cutUncertainty: Double
    /// Whether all of it runs from left to right.
    let isLeftToRight: Bool
    /// The indices of tabs among the scalars.
    let tabs: [Int]
    private var knownBreaks: [BreakOpportunity]?
    private var knownCuts: [Bool] = []
    /// The runs whose part of `knownCuts` was found.
    private var areCutsKnown: [Bool] = []
    /// What is known of a cut before each scalar; empty until one is asked for.
    private var cuts: [Cut] = []

    private enum Cut: UInt8 { case unknown, safe, unsafe }

    init(range: Range<Int>, scalars: [UInt32], runs: [ShapedRun], baseLevel: UInt8, language: String?) {
        self.range = range
        self.scalars = scalars
        self.runs = runs
        self.baseLevel = baseLevel
        self.language = language
        tabs = runs.count > 1 || scalars.first == 0x09 ? scalars.indices.filter { scalars[$0] == 0x09 } : []
        isLeftToRight = runs.indices.allSatisfy { runs[$0].level == 0 }
        cutUncertainty = 2 * Double(runs.reduce(0) { max($0, $1.style.font.size) })
    }

    var width: Double { offsets[scalars.count] }

    /// Where lines may end, found when first asked for: text that fits on its line never needs it.
    var breaks: [BreakOpportunity] {
        if let knownBreaks { return knownBreaks }
        var breaks = BreakOpportunity.opportunities(in: scalars, language: language)
        for run in runs { run.forbidBreaksInsideClusters(&breaks) }
        knownBreaks = breaks
        return breaks
    }

    /// Whether a cut before the scalar at `index`, which is inside of a run, changes glyphs; found once.
    func isUnsafeCut(at index: Int, inRun run: Int, by finder: CutFinder) -> Bool {
        if cuts.isEmpty { cuts = [Cut](repeating: .unknown, count: scalars.count) }
        if cuts[index] == .unknown {
            let isSafe =
                runs[run].isPlain(around: index, of: scalars) || !isMarkedUnsafe(at: index, inRun: run, by: finder)
            cuts[index] = isSafe ? .safe : .unsafe
        }
        return cuts[index] == .unsafe
    }

    /// What HarfBuzz says of a cut; asked once a run.
    private func isMarkedUnsafe(at index: Int, inRun run: Int, by finder: CutFinder) -> Bool {
        if knownCuts.isEmpty {
            knownCuts = [Bool](repeating: false, count: scalars.count)
            areCutsKnown = [Bool](repeating: false, count: runs.count)
        }
        if !areCutsKnown[run] {
            areCutsKnown[run] = true
            finder.markUnsafeCuts(in: &knownCuts, of: runs[run], scalars: scalars)
        }
        return knownCuts[index]
    }

    /// The end of `range` without the whitespace at its end.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, CharacterClass.isWhitespace(scalars[end - 1]) { end -= 1 }
        return end
    }

    private static func offsets(of runs: [ShapedRun], count: Int) -> [Double] {
        var offsets = [Double](repeating: 0, count: count + 1)
        // A cluster's advance counts from the scalar after its first one, so that a break inside costs all of it.
        for run in runs {
            for glyph in run.glyphs { offsets[glyph.cluster + 1] += glyph.advance }
        }
        for index in 0..<count { offsets[index + 1] += offsets[index] }
        return offsets
    }
}
