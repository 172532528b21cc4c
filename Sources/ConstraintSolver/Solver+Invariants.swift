extension Solver {
    /// How many records of all kinds the solver's memory has room for: the same after adding and removing as often as one likes.
    package var recordCount: Int { engine.recordCount }

    /// Stops a debug build when the solver's structures contradict each other. O(everything); does nothing in release builds.
    package func checkInvariants() {
        assert(
            {
                engine.optimize()
                guard let contradiction = engine.contradiction() else { return true }
                fatalError("the solver contradicts itself: \(contradiction)")
            }())
    }
}
