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
}
