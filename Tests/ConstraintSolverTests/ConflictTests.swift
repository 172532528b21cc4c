import ConstraintSolver
import Testing

@Suite("Required constraints that cannot hold")
struct ConflictTests {
    let solver = Solver()

    func conflict(_ body: () throws(ConstraintSolverError) -> Void) -> [ConstraintHandle]? {
        do {
            try body()
            return nil
        } catch .unsatisfiable(let conflict) {
            return conflict
        } catch {
            return nil
        }
    }

    @Test("Two widths for one view: the first is named, the solver is as it was")
    func twoWidths() throws {
        let width = solver.makeVariable()
        let first = try solver.add([Term(width)], .equal, constant: -100)
        let found = conflict { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(width)], .equal, constant: -120)
        }
        #expect(found == [first])
        #expect(solver.value(of: width) == 100)
        let soft = try solver.add([Term(width)], .equal, constant: -120, priority: 999)
        #expect(solver.value(of: width) == 100)
        solver.remove(first)
        #expect(solver.value(of: width) == 120)
        solver.remove(soft)
        #expect(solver.value(of: width) == 0)
    }

    @Test("The set holds only what takes part: the chain from edge to edge, not its neighbours")
    func minimalChain() throws {
        // a >= 0, b >= a + 60, c >= b + 60, c <= 100; d hangs on b and takes no part.
        let a = solver.makeVariable()
        let b = solver.makeVariable()
        let c = solver.makeVariable()
        let d = solver.makeVariable()
        let first = try solver.add([Term(a)], .greaterThanOrEqual, constant: 0)
        _ = try solver.add([Term(d), Term(b, -1)], .equal, constant: -5)
        let second = try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual, constant: -60)
        _ = try solver.add([Term(d)], .greaterThanOrEqual, constant: 0)
        let third = try solver.add([Term(c), Term(b, -1)], .greaterThanOrEqual, constant: -60)
        let found = conflict { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(c)], .lessThanOrEqual, constant: -100)
        }
        #expect(found == [first, second, third])
        _ = try solver.add([Term(c)], .lessThanOrEqual, constant: -120)
        #expect(solver.value(of: b) == 60)
    }

    @Test("A chain of inequalities, stated from its end and its start last: the conflict at its end names all of it")
    func longChain() throws {
        let variables = (0..<200).map { _ in solver.makeVariable() }
        for (after, before) in zip(variables.reversed(), variables.reversed().dropFirst()) {
            _ = try solver.add([Term(after), Term(before, -1)], .greaterThanOrEqual, constant: -1)
        }
        _ = try solver.add([Term(variables[0])], .equal, constant: 0)
        #expect(solver.value(of: variables[199]) >= 199)
        let found = conflict { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(variables[199])], .lessThanOrEqual, constant: -198)
        }
        #expect(found?.count == 200)
    }

    @Test("Equalities that define one variable through another are part of the set")
    func throughDefinitions() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        let center = solver.makeVariable()
        let one = try solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, constant: 0)
        let two = try solver.add([Term(center, 2), Term(left, -1), Term(right, -1)], .equal, constant: 0)
        let three = try solver.add([Term(left)], .equal, constant: 0)
        let four = try solver.add([Term(width)], .equal, constant: -100)
        let found = conflict { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(center)], .equal, constant: -60)
        }
        #expect(found == [one, two, three, four])
        _ = try solver.add([Term(center)], .equal, constant: -50)
        #expect(solver.value(of: right) == 100)
    }

    @Test("A redundant required constraint is accepted, and the rest holds when either copy goes")
    func redundant() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let first = try solver.add([Term(x), Term(y, -1)], .equal, constant: -10)
        let again = try solver.add([Term(x, 2), Term(y, -2)], .equal, constant: -20)
        _ = try solver.add([Term(y)], .equal, constant: -1, priority: 500)
        #expect(solver.value(of: x) == 11)
        solver.remove(first)
        #expect(solver.value(of: x) == 11)
        solver.remove(again)
        #expect(solver.value(of: x) == 0)
    }

    @Test("A constant that cannot hold takes its constraint out and nothing else")
    func constantConflict() throws {
        let x = solver.makeVariable()
        let limit = try solver.add([Term(x)], .lessThanOrEqual, constant: -100)
        let exact = try solver.add([Term(x)], .equal, constant: -50)
        #expect(solver.value(of: x) == 50)
        let found = conflict { () throws(ConstraintSolverError) in try solver.setConstant(-150, of: exact) }
        #expect(found == [limit])
        _ = try solver.add([Term(x)], .equal, constant: -70, priority: 1)
        #expect(solver.value(of: x) == 70)
        solver.checkInvariants()
    }

    @Test("A priority that cannot be required leaves the constraint at the one it had")
    func priorityConflict() throws {
        let x = solver.makeVariable()
        let hard = try solver.add([Term(x)], .equal, constant: -100)
        let soft = try solver.add([Term(x)], .equal, constant: -50, priority: 999)
        let found = conflict { () throws(ConstraintSolverError) in try solver.setPriority(1000, of: soft) }
        #expect(found == [hard])
        solver.remove(hard)
        #expect(solver.value(of: x) == 50)
    }

    @Test("A constraint without variables holds or conflicts with nothing but itself")
    func constantOnly() throws {
        let x = solver.makeVariable()
        _ = try solver.add([Term(x), Term(x, -1)], .equal, constant: 0)
        let found = conflict { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x), Term(x, -1)], .equal, constant: 5)
        }
        #expect(found == [])
    }
}
