import ConstraintSolver
import Testing

@Suite("Random systems")
struct RandomSystemTests {
    @Test(
        "After any calls the errors are those of a fresh solver, conflicts are minimal, ambiguity and explanation are right",
        arguments: 0..<60)
    func anyCalls(seed: Int) throws {
        var system = RandomSystem(seed: seed, variableCount: 3 + seed % 12)
        for round in 0..<120 {
            try system.step()
            if round % 3 == seed % 3 {
                try system.checkAgainstFresh()
                try system.checkAmbiguity()
                try system.checkBinding()
            }
        }
        #expect(system.refusals > 0)
    }

    @Test("Constraints come and go 20,000 times without drift")
    func withoutDrift() throws {
        let solver = Solver()
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        _ = try solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, constant: 0)
        _ = try solver.add([Term(left)], .equal, constant: -0.1)
        for round in 0..<20_000 {
            let size = Double(round % 7) * 0.1
            let wish = try solver.add([Term(width)], .equal, constant: -size, priority: 750)
            let limit = try solver.add([Term(right)], .lessThanOrEqual, constant: -0.5)
            if round % 16 == 0 { #expect((solver.value(of: right) - min(0.1 + size, 0.5)).magnitude < 1e-12) }
            solver.remove(wish)
            solver.remove(limit)
        }
        #expect(solver.value(of: right) == 0.1)
        solver.checkInvariants()
    }
}
