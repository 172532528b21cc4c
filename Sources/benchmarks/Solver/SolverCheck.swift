import ConstraintSolver
import Foundation

/// `benchmarks solver-check FOLDER`: solves the workloads of the table and 1,000 random ones, and writes them into the folder with the errors,
/// for `scripts/check-solver` to compare with a linear program's; then adds and removes constraints a million times.
enum SolverCheck {
    private static let randomCount = 1000
    private static let churnCount = 1_000_000

    static func run(_ arguments: [String]) -> Int32 {
        do throws(BenchmarkError) {
            guard let folder = arguments.first, arguments.count == 1 else {
                throw BenchmarkError("usage: benchmarks solver-check FOLDER")
            }
            try write(to: folder)
            try churn()
            return 0
        } catch {
            return BenchmarkCommand.fail(error)
        }
    }

    private static func write(to folder: String) throws(BenchmarkError) {
        let workloads =
            SolverRows.workloads + [("indep-2000", SolverWorkload.independent(cells: 2000))]
            + (0..<randomCount).map { (name: "random-\($0)", workload: SolverWorkload.random(seed: $0)) }
        var errors: [String: [String: Double]] = [:]
        for (name, workload) in workloads { errors["\(name).txt"] = try self.errors(of: workload, name) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for (name, workload) in workloads {
                try Data(workload.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).txt"))
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(errors).write(to: URL(fileURLWithPath: "\(folder)/errors.json"))
        } catch {
            throw BenchmarkError("\(folder): cannot be written: \(error)")
        }
    }

    /// The errors after the suggestions of all rounds, by priority.
    private static func errors(
        of workload: SolverWorkload, _ name: String
    ) throws(BenchmarkError) -> [String: Double] {
        do {
            let loaded = try LoadedWorkload(workload)
            for _ in 0..<SolverTimes.rounds { try loaded.suggestNext() }
            let errors = loaded.solver.errors().map { (String($0.priority), $0.error) }
            return Dictionary(errors, uniquingKeysWith: +)
        } catch {
            throw BenchmarkError("\(name): the solver refuses it: \(error)")
        }
    }

    /// A wish and a limit come and go beside a chain that stays: the values stay exact and the memory what it was.
    private static func churn() throws(BenchmarkError) {
        let solver = Solver()
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        var size = 0
        do {
            _ = try solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, constant: 0)
            _ = try solver.add([Term(left)], .equal, constant: -0.5)
            for round in 0..<churnCount {
                let wanted = Double(round % 7)
                let wish = try solver.add([Term(width)], .equal, constant: -wanted, priority: 750)
                let limit = try solver.add([Term(right)], .lessThanOrEqual, constant: -4.5)
                guard solver.value(of: right) == min(0.5 + wanted, 4.5) else {
                    throw BenchmarkError("after \(round) rounds the right edge is at \(solver.value(of: right))")
                }
                solver.remove(wish)
                solver.remove(limit)
                if round == churnCount / 100 { size = solver.recordCount }
            }
        } catch let error as BenchmarkError {
            throw error
        } catch {
            throw BenchmarkError("the solver refuses a constraint: \(error)")
        }
        guard solver.recordCount == size else {
            throw BenchmarkError("the solver grew from \(size) records to \(solver.recordCount)")
        }
        print("2 constraints added and removed \(churnCount) times: exact values, \(size) records all the time")
    }
}
