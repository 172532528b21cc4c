import ConstraintSolver
import Foundation

/// `benchmarks solver FILE... [--repetitions N] [--errors]`: times the solver on workloads and prints its errors level by level.
///
///     offscreen feed80.txt build_us 310.0 suggest_us 6.00 readd_us 1.2 errors {1000: 0.0, 999: 0.0, 750: 0.0, 250: 12.0}
///
/// build: solver, variables, edits, constraints, first solution. suggest: the next value to every edit variable, and reading. readd:
/// removing the constraint in the middle of the list, adding it again, and reading. errors: after the last suggestion.
enum SolverBenchmark {
    static let rounds = 60

    static func run(_ arguments: [String]) -> Int32 {
        var paths: [String] = []
        var repetitions = 15
        var timesToo = true
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--errors": timesToo = false
            case "--repetitions": repetitions = max(1, rest.popFirst().flatMap(Int.init) ?? repetitions)
            default: paths.append(argument)
            }
        }
        guard !paths.isEmpty else {
            return fail("usage: benchmarks solver FILE... [--repetitions N] [--errors]")
        }
        do {
            for path in paths {
                let workload = try SolverWorkload(path: path)
                print(try timesToo ? timed(workload, path, repetitions) : "\(path) errors \(errors(of: workload))")
            }
        } catch let error as SolverWorkloadError {
            return fail("\(error.path):\(error.line): \(error.message)")
        } catch {
            return fail("\(error)")
        }
        return 0
    }

    private static func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        return 2
    }

    /// A workload in a solver.
    private struct Loaded {
        let solver = Solver()
        var variables: [Variable] = []
        var handles: [ConstraintHandle] = []
        private var terms: [Term] = []

        init(_ workload: SolverWorkload) throws {
            variables.reserveCapacity(workload.variableCount)
            handles.reserveCapacity(workload.constraints.count)
            for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
            let solver = solver
            // No workload has required constraints that exclude each other.
            try solver.batch {
                for edit in workload.edits {
                    try solver.makeEditable(variables[edit.variable], priority: edit.priority)
                }
                for constraint in workload.constraints { handles.append(try add(constraint)) }
            } resolve: {
                Solver.Concession($0.refused, priority: 999.9)
            }
        }

        mutating func add(_ constraint: SolverWorkload.Constraint) throws -> ConstraintHandle {
            terms.removeAll(keepingCapacity: true)
            for term in constraint.terms { terms.append(Term(variables[term.variable], term.coefficient)) }
            return try solver.add(
                terms, constraint.relation, constant: constraint.constant, priority: constraint.priority)
        }

        /// Any read makes the solver solve.
        func read() -> Double {
            variables.last.map { solver.value(of: $0) } ?? 0
        }

        func suggest(_ workload: SolverWorkload, round: Int) throws {
            let value = workload.suggestions[round % workload.suggestions.count]
            for edit in workload.edits { try solver.suggest(value, for: variables[edit.variable]) }
        }
    }

    private static func timed(_ workload: SolverWorkload, _ path: String, _ repetitions: Int) throws -> String {
        var builds: [Double] = []
        var suggests: [Double] = []
        var readds: [Double] = []
        var errors = ""
        for _ in 0..<repetitions {
            builds.append(try microseconds { _ = try Loaded(workload).read() })
            var loaded = try Loaded(workload)
            _ = loaded.read()
            let middle = loaded.handles.count / 2
            readds.append(
                try microseconds {
                    for _ in 0..<rounds {
                        loaded.solver.remove(loaded.handles[middle])
                        loaded.handles[middle] = try loaded.add(workload.constraints[middle])
                        _ = loaded.read()
                    }
                } / Double(rounds))
            suggests.append(
                try microseconds {
                    for round in 0..<rounds {
                        try loaded.suggest(workload, round: round)
                        _ = loaded.read()
                    }
                } / Double(rounds))
            errors = text(loaded.solver.errors())
        }
        return
            "offscreen \(path) build_us \(text(median(builds), digits: 1)) suggest_us \(text(median(suggests), digits: 2)) "
            + "readd_us \(text(median(readds), digits: 2)) errors \(errors)"
    }

    /// The errors after the suggestions of all rounds, without timing.
    private static func errors(of workload: SolverWorkload) throws -> String {
        let loaded = try Loaded(workload)
        for round in 0..<rounds where !workload.edits.isEmpty {
            try loaded.suggest(workload, round: round)
            _ = loaded.read()
        }
        return text(loaded.solver.errors())
    }

    private static func microseconds(_ body: () throws -> Void) rethrows -> Double {
        let duration = try ContinuousClock().measure(body)
        return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// `{1000: 0.0, 750: 12.5}`, as the reference programs print it.
    private static func text(_ errors: [(priority: Float, error: Double)]) -> String {
        let levels = errors.map { level in
            let priority = level.priority == level.priority.rounded() ? "\(Int(level.priority))" : "\(level.priority)"
            return "\(priority): \((level.error * 1000).rounded() / 1000 + 0.0)"
        }
        return "{" + levels.joined(separator: ", ") + "}"
    }

    private static func text(_ value: Double, digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
