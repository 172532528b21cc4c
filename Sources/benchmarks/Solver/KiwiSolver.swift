import Foundation

/// The peer: kiwi through its Python binding, in a process of its own.
struct KiwiSolver {
    private let script: String

    /// Nil where `pip install kiwisolver` has not been run.
    init?() throws(BenchmarkError) {
        guard (try? ChildProcess.run(["python3", "-c", "import kiwisolver"])) != nil else { return nil }
        script = try BenchmarkFolder.write(Data(Self.program.utf8), to: "kiwi.py")
    }

    /// The medians of as many solvers as `repetitions` says.
    func measure(_ workload: String, repetitions: Int) throws(BenchmarkError) -> SolverTimes {
        let output = BenchmarkFolder.path(of: "kiwi.txt")
        _ = try ChildProcess.run(["python3", script, workload, "\(repetitions)"], output: output)
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard figures.count == 3 else { throw BenchmarkError("\(output): is not kiwi's three figures") }
        return SolverTimes(build: figures[0], suggest: figures[1], readd: figures[2])
    }

    /// Kiwi adds weighted errors up, so each priority gets a strength far above the next one's. It solves at each call; what is read afterwards
    /// is there already but for `updateVariables`.
    private static let program = """
        import statistics, sys, time
        import kiwisolver

        strengths = {1000: kiwisolver.strength.required, 999: 1e9, 751: 1e6, 750: 1e3, 250: 1}
        rounds = \(SolverTimes.rounds)
        edits, stated, suggestions = [], [], []
        for line in open(sys.argv[1]):
            kind, *fields = line.split()
            if kind == "V":
                count = int(fields[0])
            elif kind == "E":
                edits.append((int(fields[0]), strengths[int(fields[1])]))
            elif kind == "S":
                suggestions = [float(field) for field in fields]
            else:
                pairs = zip(map(int, fields[4::2]), map(float, fields[5::2]))
                stated.append((fields[0], strengths[int(fields[1])], float(fields[2]), list(pairs)))

        def timed(work, repetitions):
            start = time.perf_counter()
            for repetition in range(repetitions):
                work(repetition)
            return (time.perf_counter() - start) * 1e6 / repetitions

        def build():
            solver = kiwisolver.Solver()
            variables = [kiwisolver.Variable() for _ in range(count)]
            for variable, strength in edits:
                solver.addEditVariable(variables[variable], strength)
            constraints = []
            for relation, strength, constant, pairs in stated:
                terms = [kiwisolver.Term(variables[variable], factor) for variable, factor in pairs]
                constraint = kiwisolver.Constraint(kiwisolver.Expression(terms, constant), relation, strength)
                solver.addConstraint(constraint)
                constraints.append(constraint)
            return solver, variables, constraints[len(constraints) // 2]

        figures = []
        for _ in range(int(sys.argv[2])):
            built = []
            build_time = timed(lambda _: built.append(build()), 1)
            solver, variables, middle = built[0]

            def readd(_):
                solver.removeConstraint(middle)
                solver.addConstraint(middle)
                solver.updateVariables()

            def suggest(round):
                for variable, _ in edits:
                    solver.suggestValue(variables[variable], suggestions[round % len(suggestions)])
                solver.updateVariables()

            readd_time = timed(readd, 5)
            figures.append((build_time, timed(suggest, rounds), readd_time))
        print(*(statistics.median(column) for column in zip(*figures)))

        """
}
