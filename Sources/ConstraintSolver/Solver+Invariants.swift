extension Solver {
    /// Stops a debug build when the solver's structures contradict each other. Costs O(everything); nothing in release builds.
    package func checkInvariants() {
        assert(invariantsHold(), "the solver's structures contradict each other")
    }

    private func invariantsHold() -> Bool {
        optimize()
        for (index, record) in constraints.enumerated() where record.isLive {
            guard record.terms.allSatisfy({ isLive($0.variable) && mentions($0.variable, UInt32(index)) }) else {
                return false
            }
            let size = record.terms.reduce(record.constant.magnitude) {
                $0 + ($1.coefficient * variables[Int($1.variable.index)].value).magnitude
            }
            let error = record.error(record.activity(variables, at: \.value))
            guard record.priority < Self.required || error <= 1e-6 * max(1, size) else { return false }
        }
        return variables.allSatisfy { record in
            record.constraints.allSatisfy { constraints[Int($0)].isLive }
        }
    }

    private func mentions(_ variable: Variable, _ constraint: UInt32) -> Bool {
        variables[Int(variable.index)].constraints.contains(constraint)
    }
}
