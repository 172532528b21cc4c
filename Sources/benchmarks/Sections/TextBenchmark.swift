import CPangoCairo
import Foundation
import Typesetting
import UIKit

/// Labels: new text, the same text again, another width, and the first text of a process; beside bare Pango calls.
@MainActor enum TextBenchmark {
    private static let rounds = 9
    private static let count = 2_000

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        let library = try IssueListLayout.prepare()
        _ = try FloorFonts(for: FirstText.texts)
        let pango = PangoLabels()
        var serial = 0
        var figures: [String: [Double]] = [:]
        for _ in 0...rounds {
            let texts = (serial..<serial + count).map { "\(FirstText.texts[$0 % 2].prefix(24)) \($0)" }
            serial += count
            let styled = texts.map { StyledText($0, attributes: attributes) }
            figures["pango", default: []].append(nanoseconds { for text in texts { pango.measure(text) } })
            figures["fresh", default: []].append(nanoseconds { set(styled, library, width: .infinity, lines: 1) })
            figures["frame again", default: []].append(nanoseconds { set(styled, library, width: .infinity, lines: 1) })
            figures["again", default: []].append(try measuringAgain(texts))
            let wrapped = texts.map { StyledText($0 + " / " + $0, attributes: attributes) }
            figures["first width", default: []].append(nanoseconds { set(wrapped, library, width: 200, lines: 0) })
            figures["second width", default: []].append(nanoseconds { set(wrapped, library, width: 150, lines: 0) })
        }
        return rows(figures.mapValues { Array($0.dropFirst()) }) + [try firstTextRow()]
    }

    private static let attributes = TextAttributes(font: FontRequest(size: 17))

    /// Nanoseconds that a label takes to tell its size whose text is that of another one that has told its own.
    ///
    /// The label was made and given its text before, as that is no cost of the text. But it was never measured, and its
    /// string is in memory of its own: the text is looked up by its bytes, font, colour and style, with all that a label does
    /// around it. As many labels are made before they are measured as a long screen has.
    private static func measuringAgain(_ texts: [String]) throws(BenchmarkError) -> Double {
        var (time, isSame) = (0.0, true)
        for start in stride(from: 0, to: texts.count, by: labelsAtOnce) {
            let texts = texts[start..<min(start + labelsAtOnce, texts.count)]
            let measured = labels(texts).map(\.intrinsicContentSize)
            let others = labels(texts.map { String(decoding: Array($0.utf8), as: UTF8.self) })
            time += nanoseconds {
                for (label, size) in zip(others, measured) where label.intrinsicContentSize != size { isSame = false }
            }
        }
        guard isSame else { throw BenchmarkError("labels of the same text have different sizes") }
        return time
    }

    private static let labelsAtOnce = 200

    private static func labels(_ texts: some Sequence<String>) -> [UILabel] {
        texts.map { text in
            let label = UILabel()
            label.font = .systemFont(ofSize: 17)
            label.text = text
            return label
        }
    }

    private static func rows(_ figures: [String: [Double]]) -> [BenchmarkRow] {
        func row(_ name: String, _ ours: String, floor: String?) -> BenchmarkRow {
            let values = figures[ours] ?? []
            let others = floor.flatMap { figures[$0] }
            return BenchmarkRow(
                name: name, unit: "ns", ours: Statistics.median(values), floor: others.map(Statistics.median),
                ratio: others.map { Statistics.pairedRatio(values, to: $0) })
        }
        return [
            row("label, new text, beside a PangoLayout", "fresh", floor: "pango").atMost(1.3, times: "PangoLayout"),
            row("label, the same text as another label", "again", floor: nil).under(300),
            row("frame of a text that was set before", "frame again", floor: nil),
            row("label, second width, beside its first", "second width", floor: "first width")
                .atMost(0.3, times: "the first"),
        ]
    }

    private static func firstTextRow() throws(BenchmarkError) -> BenchmarkRow {
        var race = Race(
            [("offscreen", "offscreen"), ("floor", "pango")].map { name, argument in
                let command = [BenchmarkCommand.ownPath, "first-text", argument]
                return Race.Contender(name: name, command: command, rounds: 15)
            })
        try race.run()
        return race.row("first Latin and Korean text, whole process", unit: "ms", \.milliseconds).under(15)
    }

    private static func set(_ texts: [StyledText], _ library: FontLibrary, width: CGFloat, lines: Int) {
        let style = ParagraphStyle()
        // In place, as a label has its text: a loop over the array itself copies each of them.
        for index in texts.indices {
            _ = library.frame(for: texts[index], style: style, width: width, maximumLines: lines, scale: 2)
        }
    }

    private static func nanoseconds(_ work: () -> Void) -> Double {
        Stopwatch.seconds(work) * 1e9 / Double(count)
    }

    /// One `PangoLayout` a label, made, measured and thrown away.
    private struct PangoLabels {
        private let context = FloorTextContext()
        private let style = FloorTextStyle(size: 17, weight: PANGO_WEIGHT_NORMAL, spacing: -0.43)

        func measure(_ text: String) {
            _ = FloorText(text, style: style, width: nil, in: context).width
        }
    }
}
