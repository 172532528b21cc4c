extension Solver {
    /// Stops a debug build when the solver's structures contradict each other. O(everything); does nothing in release builds.
    package func checkInvariants() {
        assert(
            {
                engine.optimize()
                guard let contradiction = engine.contradiction() else { return true }
                preconditionFailure("the solver contradicts itself: \(contradiction)")
            }())
    }
}
