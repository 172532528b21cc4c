import Foundation
import Gallery
import Raster
import Typesetting

/// Issues whose strings nobody has set before, and those strings as typesetting takes them.
///
/// Caches would answer for strings that repeat: a number in each title, handle and label makes all of them new.
struct RowStrings {
    private let samples: [Issue]
    private var serial = 0

    init() throws(BenchmarkError) {
        samples = try IssueSample.issues()
    }

    /// The next issues; each call gives others.
    mutating func issues(_ count: Int) -> [Issue] {
        (0..<count).map { index in
            serial += 1
            var issue = samples[index % samples.count]
            issue.number = serial
            issue.title += " \(serial)"
            issue.author = "\(issue.author ?? "ghost")-\(serial)"
            issue.labels = issue.labels.map { Issue.Label(name: "\($0.name) \(serial)", color: $0.color) }
            return issue
        }
    }

    /// Every string that the rows of these issues show.
    static func texts(of issues: [Issue]) -> [StyledText] {
        let phrasing = IssuePhrasing()
        return issues.flatMap { issue in
            [
                StyledText(issue.displayTitle, attributes: headline),
                StyledText(phrasing.authorLine(for: issue), attributes: footnote),
                StyledText("\(issue.commentCount)", attributes: footnote),
            ] + issue.labels.map { StyledText($0.displayName, attributes: chip) }
        }
    }

    private static let headline = TextAttributes(font: FontRequest(size: 17, weight: 0.3))
    private static let footnote = TextAttributes(font: FontRequest(size: 13))
    private static let chip = TextAttributes(font: FontRequest(size: 12, weight: 0.3))
}
