import ConstraintSolver
import Testing

@Suite("What a change can have reached")
struct AffectedTests {
    let solver = Solver()

    private func equal(_ first: Variable, _ second: Variable) throws -> ConstraintHandle {
        try solver.add([Term(first), Term(second, -1)], .equal, constant: 0)
    }

    private func takeAffected(limit: Int = 100) -> Set<Variable>? { solver.takeAffected(limit: limit).map { Set($0) } }

    @Test("A change reaches what hangs together with its constraint by any others, and nothing else")
    func components() throws {
        let variables = (0..<5).map { _ in solver.makeVariable() }
        let joined = try equal(variables[0], variables[1])
        _ = try equal(variables[1], variables[2])
        let other = try equal(variables[3], variables[4])
        #expect(takeAffected() == Set(variables))
        #expect(takeAffected() == [])

        try solver.setConstant(5, of: joined)
        #expect(takeAffected() == Set(variables[0...2]))
        try solver.setPriority(20, of: other)
        #expect(takeAffected() == Set(variables[3...4]))
        solver.markAffected(variables[2])
        #expect(takeAffected() == Set(variables[0...2]))
    }

    @Test("Removing a constraint reaches both sides of what falls apart")
    func removal() throws {
        let variables = (0..<4).map { _ in solver.makeVariable() }
        _ = try equal(variables[0], variables[1])
        let joined = try equal(variables[1], variables[2])
        _ = try equal(variables[2], variables[3])
        solver.forgetAffected()
        solver.remove(joined)
        _ = solver.value(of: variables[0])
        #expect(takeAffected() == Set(variables))
        solver.markAffected(variables[3])
        #expect(takeAffected() == Set(variables[2...3]))
    }

    @Test("A place that is used again counts for its new variable; released ones are left out")
    func release() throws {
        let old = solver.makeVariable()
        let wish = try solver.add([Term(old)], .equal, constant: -1, priority: 5)
        solver.remove(wish)
        _ = solver.value(of: old)
        solver.release(old)
        #expect(takeAffected() == [])
        let new = solver.makeVariable()
        _ = try solver.add([Term(new)], .equal, constant: -1, priority: 5)
        #expect(takeAffected() == [new])
    }

    @Test("More than the limit is nil, and is forgotten as well")
    func limit() throws {
        let variables = (0..<10).map { _ in solver.makeVariable() }
        for (first, second) in zip(variables, variables.dropFirst()) { _ = try equal(first, second) }
        #expect(takeAffected(limit: 9) == nil)
        #expect(takeAffected() == [])
        solver.markAffected(variables[4])
        #expect(takeAffected(limit: 10) == Set(variables))
        solver.checkInvariants()
    }

    @Test("A copy knows what was changed before it was made")
    func copy() throws {
        let variable = solver.makeVariable()
        _ = try solver.add([Term(variable)], .equal, constant: -1, priority: 5)
        let copy = Solver(copying: solver)
        #expect(copy.takeAffected(limit: 10) == [variable])
        #expect(takeAffected() == [variable])
    }
}
