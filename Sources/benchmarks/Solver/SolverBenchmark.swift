import ConstraintSolver
import Foundation

/// `benchmarks solver FILE... [--repetitions N]`: times the solver on workloads and prints its errors level by level.
///
///     offscreen feed80.txt build_us 310.0 suggest_us 6.00 readd_us 1.20 errors {1000: 0.0, 999: 0.0, 750: 0.0, 250: 12.0}
enum SolverBenchmark {
    static func run(_ arguments: [String]) -> Int32 {
        var paths: [String] = []
        var repetitions = 15
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--repetitions": repetitions = max(1, rest.popFirst().flatMap(Int.init) ?? repetitions)
            default: paths.append(argument)
            }
        }
        KeptMemory.begin()
        do throws(BenchmarkError) {
            for path in paths { print(try line(of: path, repetitions)) }
            return 0
        } catch {
            return BenchmarkCommand.fail(error)
        }
    }

    private static func line(of path: String, _ repetitions: Int) throws(BenchmarkError) -> String {
        let workload = try SolverWorkload(path: path)
        let (times, errors): (SolverTimes, [(priority: Float, error: Double)])
        do {
            (times, errors) = try SolverTimes.measure(workload, repetitions: repetitions)
        } catch {
            throw BenchmarkError("\(path): \(error)")
        }
        return String(
            format: "offscreen %@ build_us %.1f suggest_us %.2f readd_us %.2f errors %@", path, times.build,
            times.suggest, times.readd, text(errors))
    }

    /// `{1000: 0.0, 750: 12.5}`.
    private static func text(_ errors: [(priority: Float, error: Double)]) -> String {
        let levels = errors.map { level in
            let priority = level.priority == level.priority.rounded() ? "\(Int(level.priority))" : "\(level.priority)"
            return "\(priority): \((level.error * 1000).rounded() / 1000 + 0.0)"
        }
        return "{" + levels.joined(separator: ", ") + "}"
    }
}
