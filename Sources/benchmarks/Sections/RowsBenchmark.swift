import Foundation
import Gallery
import Typesetting

/// What a row of a long list costs: a dummy cell, its layout, its fitting size; beside the bare shaping of its strings.
///
/// Bare shaping is what a program without views would do for the row's height (`FloorRow`): a `PangoLayout` a string, at
/// the width the row gives it, and no cache, since no string comes twice. The second comparison is stricter: each string
/// on one endless line of this package's own typesetting, which breaks no lines.
@MainActor enum RowsBenchmark {
    private static let rounds = 5
    private static let short = 100
    private static let long = 10_000
    /// Short lists in a round, so that both kinds take long enough to be timed.
    private static let repetitions = 10

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        // First: a child's peak is at least what this process had at most until then.
        let memory = try memoryRow()
        let library = try IssueListLayout.prepare()
        var strings = try RowStrings()
        // Before Pango's first font map.
        _ = try FloorFonts(for: RowStrings.texts(of: strings.issues(short)).map(\.string))
        _ = IssueListLayout.layOut(strings.issues(short))
        var (shortRow, longRow): ([Double], [Double]) = ([], [])
        var (shaping, lines): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            let lists = (0..<repetitions).map { _ in strings.issues(short) }
            shortRow.append(
                microseconds(short * repetitions) { for list in lists { _ = IssueListLayout.layOut(list) } })
            let issues = strings.issues(short * repetitions)
            shaping.append(microseconds(short * repetitions) { shape(issues) })
            let texts = RowStrings.texts(of: strings.issues(short * repetitions))
            lines.append(microseconds(short * repetitions) { setLines(texts, library) })
            let list = strings.issues(long)
            longRow.append(microseconds(long) { _ = IssueListLayout.layOut(list) })
        }
        return [
            BenchmarkRow(
                name: "row of 100 issues, beside its strings' shaping", unit: "us", ours: Statistics.median(shortRow),
                floor: Statistics.median(shaping), ratio: Statistics.pairedRatio(shortRow, to: shaping)
            ).atMost(3, times: "shaping"),
            BenchmarkRow(
                name: "row of 100 issues, beside one-line frames", unit: "us", ours: Statistics.median(shortRow),
                floor: Statistics.median(lines), ratio: Statistics.pairedRatio(shortRow, to: lines)),
            BenchmarkRow(
                name: "row of 10,000 issues, beside one of 100", unit: "us", ours: Statistics.median(longRow),
                floor: Statistics.median(shortRow), ratio: Statistics.pairedRatio(longRow, to: shortRow)
            ).atMost(1.2, times: "a row of 100"),
            memory,
        ]
    }

    /// How much more memory 20,000 rows take than 10,000, beyond what their data takes. The caches have filled up to
    /// their bound by then; a row's layout attributes, about 100 bytes, remain.
    private static func memoryRow() throws(BenchmarkError) -> BenchmarkRow {
        func peak(_ count: Int, _ work: String) throws(BenchmarkError) -> Double {
            try ChildProcess.run([BenchmarkCommand.ownPath, "list-memory", "\(count)", work]).peakMebibytes
        }
        let (base, double) = (long, 2 * long)
        let growth = try peak(double, "layout") - peak(double, "data") - (peak(base, "layout") - peak(base, "data"))
        return BenchmarkRow(name: "rows, memory beyond the data, from 10,000 to 20,000", unit: "MiB", ours: growth)
            .under(3)
    }

    private static func shape(_ issues: [Issue]) {
        let page = FloorPage(scale: 2)
        for issue in issues { _ = FloorRow(issue, width: IssueListLayout.cardWidth, page: page) }
    }

    private static func setLines(_ texts: [StyledText], _ library: FontLibrary) {
        for text in texts {
            _ = library.frame(for: text, style: ParagraphStyle(), maximumLines: 1, scale: 2)
        }
    }

    private static func microseconds(_ count: Int, _ work: () -> Void) -> Double {
        Stopwatch.seconds(work) * 1e6 / Double(count)
    }
}
