import Foundation
import Goldens
import UIKit

/// What a level of a deep tree costs: of 10,000 views within each other, beside 1,000.
///
/// No app nests views so deep. The ratio shows that nothing looks at all levels for each level: that would be 10.
@MainActor enum DeepBenchmark {
    private static let rounds = 3
    private static let short = 1_000
    private static let long = 10_000

    /// Something that is done with a tree; what it returns is timed, with nothing of what was before.
    private struct Work {
        let name: String
        let prepare: @MainActor (_ depth: Int) -> () -> Void
    }

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        KeptMemory.begin()
        _ = try IssueListLayout.prepare()
        return works.map(row)
    }

    private static func row(of work: Work) -> BenchmarkRow {
        // The first time warms up.
        _ = microseconds(of: work, depth: short)
        var (small, large): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            let repetitions = long / short
            let sum = (0..<repetitions).reduce(0) { sum, _ in sum + microseconds(of: work, depth: short) }
            small.append(sum / Double(repetitions))
            large.append(microseconds(of: work, depth: long))
        }
        return BenchmarkRow(
            name: "level of 10,000 \(work.name), beside one of 1,000", unit: "us", ours: Statistics.median(large),
            floor: Statistics.median(small), ratio: Statistics.pairedRatio(large, to: small)
        ).atMost(2, times: "a level of 1,000")
    }

    private static func microseconds(of work: Work, depth: Int) -> Double {
        let timed = work.prepare(depth)
        return Stopwatch.seconds(timed) * 1e6 / Double(depth)
    }

    private static let works = [
        Work(name: "built from the root and laid out") { depth in
            { DeepTree(depth, .pinned).window.layoutIfNeeded() }
        },
        Work(name: "built from the leaf and laid out") { depth in
            {
                let tree = DeepTree()
                tree.window.addSubview(DeepTree.viewBuiltFromTheLeaf(depth))
                tree.window.layoutIfNeeded()
            }
        },
        Work(name: "added to a window that is laid out") { depth in
            let tree = DeepTree()
            tree.window.layoutIfNeeded()
            return {
                tree.build(depth, .pinned)
                tree.window.layoutIfNeeded()
            }
        },
        Work(name: "resized by constraints") { depth in resizing(DeepTree(depth, .pinned)) },
        Work(name: "resized by masks") { depth in resizing(DeepTree(depth, .masks)) },
        Work(name: "with a safe area each, laid out") { depth in
            { DeepTree(depth, .insets).window.layoutIfNeeded() }
        },
        Work(name: "with a safe area each, moved") { depth in
            let tree = DeepTree(depth, .insets)
            tree.window.layoutIfNeeded()
            return {
                for distance in tree.distances { distance.constant = 2 }
                tree.window.layoutIfNeeded()
            }
        },
        Work(name: "as high as the safe areas, laid out") { depth in
            { DeepTree(depth, .insetHeights).window.layoutIfNeeded() }
        },
        Work(name: "laid out alone and put into others, from the leaf") { depth in
            { DeepTree.wrap(UIView(), depth, layingOut: true).layoutIfNeeded() }
        },
        Work(name: "taken out of a window") { depth in
            let tree = DeepTree(depth, .pinned)
            tree.window.layoutIfNeeded()
            return { tree.top?.removeFromSuperview() }
        },
        Work(name: "taken apart from the leaf") { depth in
            let tree = DeepTree(depth, .pinned)
            tree.window.layoutIfNeeded()
            return { while tree.removeDeepest() {} }
        },
        Work(name: "looked over for mistakes") { depth in
            let tree = DeepTree(depth, .pinned)
            tree.window.layoutIfNeeded()
            return { _ = tree.window.layoutFindings() }
        },
    ]

    private static func resizing(_ tree: DeepTree) -> () -> Void {
        tree.window.layoutIfNeeded()
        return {
            tree.window.frame.size.width += 10
            tree.window.layoutIfNeeded()
        }
    }
}
