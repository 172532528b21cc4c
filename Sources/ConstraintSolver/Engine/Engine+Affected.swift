/// Which variables a change can have reached.
extension Engine {
    /// Notes that something about the constraint is new: all that hangs together with it may move.
    @inline(__always)
    mutating func touchComponent(of constraint: UInt32) {
        let record = constraints[constraint]
        if record.termCount > 0 { touch(terms[record.firstTerm].variable) }
    }

    @inline(__always)
    mutating func touch(_ variable: UInt32) {
        guard !variables[variable].isTouched else { return }
        variables[variable].isTouched = true
        touchedVariables.append(variable)
    }

    mutating func forgetTouched() {
        for index in 0..<touchedVariables.count { variables[touchedVariables[index]].isTouched = false }
        touchedVariables.removeAll()
    }

    /// Lists in `regionVariables` what hangs together with the touched variables, which are forgotten; false where that is
    /// more than `limit`.
    mutating func gatherAffected(limit: Int) -> Bool {
        regionVariables.removeAll()
        regionConstraints.removeAll()
        for index in 0..<touchedVariables.count where variables[touchedVariables[index]].isLive {
            visit(touchedVariables[index])
        }
        forgetTouched()
        followRegion(limit: limit)
        for index in 0..<regionVariables.count { variables[regionVariables[index]].isVisited = false }
        for index in 0..<regionConstraints.count { constraints[regionConstraints[index]].isVisited = false }
        return regionVariables.count <= limit
    }
}
