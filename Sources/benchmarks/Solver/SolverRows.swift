import ConstraintSolver
import Foundation

/// The solver beside kiwi: both build, change and solve the same systems, in turns.
enum SolverRows {
    /// A system and how many times faster than kiwi the solver has to be on it.
    private struct Contest {
        let name: String
        let workload: SolverWorkload
        var build: Double
        var suggest: Double?
        var readd: Double?
        /// Where kiwi is so slow that one building tells enough.
        var isSlow = false

        var file: String { name.replacing(" ", with: "-") }
    }

    private static let contests = [
        Contest(name: "form 3", workload: .form(rows: 3), build: 3, suggest: 2),
        Contest(name: "form 12", workload: .form(rows: 12), build: 10, suggest: 2, readd: 10),
        Contest(name: "feed 5", workload: .feed(cells: 5), build: 4, suggest: 2),
        Contest(name: "feed 20", workload: .feed(cells: 20), build: 40, suggest: 3),
        Contest(name: "feed 80", workload: .feed(cells: 80), build: 400, suggest: 5, isSlow: true),
        Contest(name: "indep 20", workload: .independent(cells: 20), build: 6),
        Contest(name: "indep 200", workload: .independent(cells: 200), build: 40, isSlow: true),
        Contest(name: "conflict 20", workload: .conflict(cells: 20), build: 4, suggest: 2),
    ]
    private static let rounds = 5

    /// The systems by the names of their files.
    static var workloads: [(name: String, workload: SolverWorkload)] {
        contests.map { (name: $0.file, workload: $0.workload) }
    }

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        KeptMemory.begin()
        let kiwi = try KiwiSolver()
        var rows: [BenchmarkRow] = []
        for contest in contests { rows += try self.rows(of: contest, kiwi) }
        rows.append(try growthRow())
        return rows
    }

    private static func rows(of contest: Contest, _ kiwi: KiwiSolver?) throws(BenchmarkError) -> [BenchmarkRow] {
        let file = try BenchmarkFolder.write(
            Data(contest.workload.text.utf8), to: contest.file + ".txt")
        var ours: [SolverTimes] = []
        var theirs: [SolverTimes] = []
        for _ in 0..<(contest.isSlow ? 3 : rounds) {
            ours.append(try measure(contest.workload))
            if let kiwi { theirs.append(try kiwi.measure(file, repetitions: contest.isSlow ? 1 : 5)) }
        }
        func row(_ work: String, _ figure: KeyPath<SolverTimes, Double>, _ factor: Double?) -> BenchmarkRow? {
            guard let factor else { return nil }
            let values = ours.map { $0[keyPath: figure] }
            let others = theirs.map { $0[keyPath: figure] }
            let row = BenchmarkRow(
                name: "solver, \(contest.name): \(work)", unit: "us", ours: Statistics.median(values),
                peers: ["kiwi": others.isEmpty ? .missing : .value(Statistics.median(others))])
            return others.isEmpty
                ? row : row.faster(factor, than: "kiwi", by: Statistics.pairedRatio(others, to: values))
        }
        return [
            row("build", \.build, contest.build), row("suggest", \.suggest, contest.suggest),
            row("remove and add again", \.readd, contest.readd),
        ].compactMap { $0 }
    }

    private static func measure(_ workload: SolverWorkload) throws(BenchmarkError) -> SolverTimes {
        do {
            return try SolverTimes.measure(workload, repetitions: 15).times
        } catch {
            throw BenchmarkError("the solver refuses a workload: \(error)")
        }
    }

    /// What one of 2,000 unconnected cells costs, beside one of 20, both in memory that the process has had before.
    private static func growthRow() throws(BenchmarkError) -> BenchmarkRow {
        let (few, many) = (SolverWorkload.independent(cells: 20), SolverWorkload.independent(cells: 2000))
        var (small, large): ([Double], [Double]) = ([], [])
        do {
            for _ in 0..<9 {
                var sum = 0.0
                for _ in 0..<100 { sum += try SolverTimes.build(few) }
                small.append(sum / 2000)
                large.append(try SolverTimes.build(many) / 2000)
            }
        } catch {
            throw BenchmarkError("the solver refuses a workload: \(error)")
        }
        return BenchmarkRow(
            name: "solver, one of 2,000 cells, beside one of 20", unit: "us", ours: Statistics.median(large),
            floor: Statistics.median(small), ratio: Statistics.pairedRatio(large, to: small)
        ).atMost(1.5, times: "one of 20")
    }
}
