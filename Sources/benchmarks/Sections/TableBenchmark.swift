import Foundation
import UIKit

/// What a table of self-sizing rows costs: shown in one viewport, and scrolled through from end to end.
///
/// Only what is seen has cells and is measured, so a long table is to cost no more than a short one, and each row of it,
/// when it is scrolled by, no more than one of a shorter table.
@MainActor enum TableBenchmark {
    private static let rounds = 5
    private static let short = 100
    private static let long = 10_000
    /// Tables in a round, so that one viewport takes long enough to be timed.
    private static let repetitions = 10
    private static let size = CGSize(width: 390, height: 844)

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        _ = try IssueListLayout.prepare()
        show(short)
        var (shortTable, longTable): ([Double], [Double]) = ([], [])
        var (shortRow, longRow): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            shortTable.append(milliseconds { for _ in 0..<repetitions { show(short) } } / Double(repetitions))
            longTable.append(milliseconds { for _ in 0..<repetitions { show(long) } } / Double(repetitions))
            shortRow.append(
                milliseconds { for _ in 0..<repetitions { scroll(short) } } * 1000 / Double(repetitions * short))
            longRow.append(milliseconds { scroll(long) } * 1000 / Double(long))
        }
        return [
            BenchmarkRow(
                name: "table of 10,000 rows in one viewport, beside one of 100", unit: "ms",
                ours: Statistics.median(longTable), floor: Statistics.median(shortTable),
                ratio: Statistics.pairedRatio(longTable, to: shortTable)
            ).atMost(2, times: "a table of 100"),
            BenchmarkRow(
                name: "row of a table of 10,000 scrolled to its end, beside one of 100", unit: "us",
                ours: Statistics.median(longRow), floor: Statistics.median(shortRow),
                ratio: Statistics.pairedRatio(longRow, to: shortRow)
            ).atMost(1.2, times: "a row of 100"),
        ]
    }

    private static func milliseconds(_ work: () -> Void) -> Double { Stopwatch.seconds(work) * 1000 }

    private static func show(_ count: Int) {
        _ = table(count)
    }

    private static func scroll(_ count: Int) {
        let (table, source) = table(count)
        while table.contentOffset.y + size.height < table.contentSize.height {
            table.contentOffset.y += size.height / 2
            table.layoutIfNeeded()
        }
        _ = source
    }

    private static func table(_ count: Int) -> (UITableView, TableRows) {
        let (table, source) = (UITableView(frame: CGRect(origin: .zero, size: size)), TableRows(count: count))
        table.register(TableRowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        return (table, source)
    }
}

/// Rows of texts that come again after a while, as long as their numbers make them.
private final class TableRows: NSObject, UITableViewDataSource {
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let words = Array(repeating: "review", count: 3 + indexPath.row % 17)
        (cell as? TableRowCell)?.show(title: "Row \(indexPath.row % 97)", text: words.joined(separator: " "))
        return cell
    }
}

/// A title above a text that wraps.
private final class TableRowCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        bodyLabel.numberOfLines = 0
        for label in [titleLabel, bodyLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            bodyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String, text: String) {
        titleLabel.text = title
        bodyLabel.text = text
    }
}
