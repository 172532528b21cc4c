import Gallery
import UIKit

/// What friends' cards cost, whose rows follow a list and a text inside of them: all at once, toggled, and in the long run.
@MainActor enum CardsBenchmark {
    private static let rounds = 3
    private static let short = 100
    private static let long = 1000
    private static let veryLong = 10_000
    private static let toggles = 200
    private static let size = CGSize(width: 390, height: 844)

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        // First: a child's peak is at least what this process had at most until then.
        let memory = try memoryRow()
        _ = try IssueListLayout.prepare()
        showWhole(short)
        var (shortCard, longCard): ([Double], [Double]) = ([], [])
        var (shortToggle, longToggle): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            shortCard.append(milliseconds { showWhole(short) } / Double(short))
            longCard.append(milliseconds { showWhole(long) } / Double(long))
            let (few, many) = (CardsStage(count: short), CardsStage(count: veryLong))
            shortToggle.append(milliseconds { few.toggle(times: toggles) } / Double(toggles))
            longToggle.append(milliseconds { many.toggle(times: toggles) } / Double(toggles))
        }
        return [
            BenchmarkRow(
                name: "card of 1,000 at full height, beside one of 100", unit: "ms", ours: Statistics.median(longCard),
                floor: Statistics.median(shortCard), ratio: Statistics.pairedRatio(longCard, to: shortCard)
            ).atMost(1.2, times: "a card of 100"),
            BenchmarkRow(
                name: "toggle of one of 10,000 cards, beside one of 100", unit: "ms",
                ours: Statistics.median(longToggle), floor: Statistics.median(shortToggle),
                ratio: Statistics.pairedRatio(longToggle, to: shortToggle)
            ).atMost(2, times: "a toggle of 100"),
            memory,
        ]
    }

    private static func milliseconds(_ work: () -> Void) -> Double { Stopwatch.seconds(work) * 1000 }

    private static func showWhole(_ count: Int) {
        let stage = CardsStage(count: count, allOpen: true)
        stage.showWhole()
    }

    // MARK: Memory

    /// How much more memory 10,000 rounds of scrolls and toggles take than 1,000.
    private static func memoryRow() throws(BenchmarkError) -> BenchmarkRow {
        func peak(_ rounds: Int) throws(BenchmarkError) -> Double {
            try ChildProcess.run([BenchmarkCommand.ownPath, "card-rounds", "\(rounds)"]).peakMebibytes
        }
        let growth = try peak(veryLong) - peak(veryLong / 10)
        return BenchmarkRow(
            name: "cards, memory from 1,000 scrolls and toggles to 10,000", unit: "MiB", ours: growth
        ).under(3)
    }

    /// `benchmarks card-rounds COUNT`: a process whose peak memory is read from outside.
    static func run(_ arguments: [String]) -> Int32 {
        do throws(BenchmarkError) {
            guard arguments.count == 1, let count = Int(arguments[0]), count >= 0 else {
                throw BenchmarkError("usage: benchmarks card-rounds COUNT")
            }
            _ = try IssueListLayout.prepare()
            CardsStage(count: short).scrollAndToggle(times: count)
            return 0
        } catch {
            return BenchmarkCommand.fail(error)
        }
    }

    /// The cards in a window.
    @MainActor private struct CardsStage {
        let controller: FriendCardsViewController
        let window: UIWindow

        init(count: Int, allOpen: Bool = false) {
            var options = FriendCardsViewController.Options()
            if allOpen { options.openCards = Set(0..<count) }
            controller = FriendCardsViewController(friends: (0..<count).map(Self.friend), options: options)
            window = RenderEnvironment(size: CardsBenchmark.size).makeWindow(rootViewController: controller)
            window.layoutIfNeeded()
        }

        /// Texts that come again after a while, of many lengths.
        private static func friend(_ index: Int) -> Friend {
            Friend(
                handle: "friend-\(index)", name: "Friend \(index % 61)",
                hobbies: (0..<(index * 5 % 9)).map { "hobby \(($0 * 7 + index) % 83)" },
                review: Array(repeating: "words", count: 1 + index * 7 % 40).joined(separator: " "))
        }

        private var table: UITableView { controller.tableView }

        func showWhole() {
            for _ in 0..<32 where window.frame.height != table.contentSize.height {
                window.frame.size.height = table.contentSize.height
                window.layoutIfNeeded()
            }
        }

        /// Opens and closes the first card in turn.
        func toggle(times: Int) {
            for _ in 0..<times {
                controller.toggleCard(at: 0)
                window.layoutIfNeeded()
            }
        }

        func scrollAndToggle(times: Int) {
            for round in 0..<times {
                let limit = max(1, Int(table.contentSize.height - table.bounds.height))
                table.contentOffset.y = CGFloat(round * 7919 % limit)
                window.layoutIfNeeded()
                guard let rows = table.indexPathsForVisibleRows, !rows.isEmpty else { continue }
                controller.toggleCard(at: rows[round % rows.count].row)
                window.layoutIfNeeded()
            }
        }
    }
}
