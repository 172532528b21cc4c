import ConstraintSolver

/// Microseconds of the three things that a layout engine does with a solver.
struct SolverTimes {
    /// Solver, variables, edits, constraints, first solution.
    var build: Double
    /// The next value to every edit variable, and a read.
    var suggest: Double
    /// The constraint in the middle of the list removed, added again, and a read.
    var readd: Double

    /// Suggestions in a row; each moves on in the workload's list.
    static let rounds = 60

    /// The medians of several solvers, and the errors after the last suggestion.
    static func measure(
        _ workload: SolverWorkload, repetitions: Int
    ) throws(ConstraintSolverError) -> (times: SolverTimes, errors: [(priority: Float, error: Double)]) {
        var builds: [Double] = []
        var suggests: [Double] = []
        var readds: [Double] = []
        var errors: [(priority: Float, error: Double)] = []
        for _ in 0..<repetitions {
            builds.append(try build(workload))
            let loaded = try LoadedWorkload(workload)
            loaded.read()
            readds.append(try microseconds(rounds) { () throws(ConstraintSolverError) in try loaded.readd() })
            suggests.append(
                try microseconds(rounds) { () throws(ConstraintSolverError) in try loaded.suggestNext() })
            errors = loaded.solver.errors()
        }
        let times = SolverTimes(
            build: Statistics.median(builds), suggest: Statistics.median(suggests), readd: Statistics.median(readds))
        return (times, errors)
    }

    /// Microseconds of one building.
    static func build(_ workload: SolverWorkload) throws(ConstraintSolverError) -> Double {
        try microseconds(1) { () throws(ConstraintSolverError) in try LoadedWorkload(workload).read() }
    }

    private static func microseconds(
        _ count: Int, _ work: () throws(ConstraintSolverError) -> Void
    ) throws(ConstraintSolverError) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<count { try work() }
        return start.duration(to: clock.now) / .microseconds(1) / Double(count)
    }
}
