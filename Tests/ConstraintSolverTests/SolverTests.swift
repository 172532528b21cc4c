import ConstraintSolver
import Testing

@Suite("Values, edits and changes")
struct SolverTests {
    let solver = Solver()

    @Test("An unconstrained variable is 0 and ambiguous")
    func unconstrained() {
        let x = solver.makeVariable()
        #expect(solver.value(of: x) == 0)
        #expect(solver.isAmbiguous(x))
    }

    @Test("A chain of required equalities is evaluated from its start")
    func chain() throws {
        let variables = (0..<100).map { _ in solver.makeVariable() }
        _ = try solver.add([Term(variables[0])], .equal, constant: -3)
        for (before, after) in zip(variables, variables.dropFirst()) {
            _ = try solver.add([Term(after), Term(before, -1)], .equal, constant: -2)
        }
        #expect(solver.value(of: variables[99]) == 201)
        #expect(!solver.isAmbiguous(variables[50]))
    }

    @Test("A cycle of equalities is solved: x = y / 2 + 10, y = x / 2 + 10")
    func cycle() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = try solver.add([Term(x), Term(y, -0.5)], .equal, constant: -10)
        _ = try solver.add([Term(y), Term(x, -0.5)], .equal, constant: -10)
        #expect((solver.value(of: x) - 20).magnitude < 1e-12)
        #expect((solver.value(of: y) - 20).magnitude < 1e-12)
    }

    @Test("Removing a constraint frees what it held, and only that")
    func removal() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let link = try solver.add([Term(y), Term(x, -1)], .equal, constant: 0)
        _ = try solver.add([Term(x)], .equal, constant: -7)
        #expect(solver.value(of: y) == 7)
        solver.remove(link)
        #expect(solver.value(of: y) == 0)
        #expect(solver.value(of: x) == 7)
        solver.release(y)
    }

    @Test("A suggestion moves an editable variable as far as the required constraints let it")
    func suggestion() throws {
        let width = solver.makeVariable()
        let half = solver.makeVariable()
        _ = try solver.add([Term(half, 2), Term(width, -1)], .equal, constant: 0)
        _ = try solver.add([Term(half)], .greaterThanOrEqual, constant: -50)
        try solver.makeEditable(width, priority: 999)
        for (suggested, expected) in [(400.0, 400.0), (60, 100), (-5, 100), (600, 600)] {
            try solver.suggest(suggested, for: width)
            #expect(solver.value(of: width) == expected)
            #expect(solver.value(of: half) == expected / 2)
        }
    }

    @Test("Only variables whose value moved are told, once")
    func changes() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let constraint = try solver.add([Term(x)], .equal, constant: -5)
        _ = try solver.add([Term(y), Term(x, -1)], .equal, constant: 0)
        _ = try solver.add([Term(z)], .equal, constant: -1)
        #expect(solver.takeChanges() == [x, y, z])
        #expect(solver.takeChanges() == [])
        try solver.setConstant(-6, of: constraint)
        #expect(solver.takeChanges() == [x, y])
        try solver.setConstant(-7, of: constraint)
        #expect(solver.value(of: x) == 7)
        try solver.setConstant(-6, of: constraint)
        #expect(solver.takeChanges() == [])
    }

    @Test("A variable mentioned twice counts with the sum of its coefficients")
    func repeatedVariable() throws {
        let x = solver.makeVariable()
        _ = try solver.add([Term(x), Term(x, 3)], .equal, constant: -8)
        #expect(solver.value(of: x) == 2)
    }

    @Test("Inequalities alone are met by the nearest value to what was there")
    func inequalities() throws {
        let x = solver.makeVariable()
        _ = try solver.add([Term(x)], .greaterThanOrEqual, constant: -10)
        _ = try solver.add([Term(x)], .lessThanOrEqual, constant: -30)
        #expect(solver.value(of: x) == 10)
        #expect(solver.isAmbiguous(x))
        _ = try solver.add([Term(x)], .equal, constant: -20, priority: 1)
        #expect(solver.value(of: x) == 20)
        #expect(!solver.isAmbiguous(x))
    }

    @Test("What is determined beside something free is not called ambiguous")
    func ambiguityIsPerVariable() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let gap = solver.makeVariable()
        _ = try solver.add([Term(x), Term(y), Term(gap)], .equal, constant: -100)
        _ = try solver.add([Term(x)], .equal, constant: -30, priority: 250)
        #expect(!solver.isAmbiguous(x))
        #expect(solver.isAmbiguous(y))
        #expect(solver.isAmbiguous(gap))
    }
}
