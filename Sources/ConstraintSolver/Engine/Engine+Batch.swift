extension Engine {
    /// Takes a required constraint at its word until the batch ends.
    mutating func trust(_ constraint: UInt32) {
        guard constraints[constraint].trust == .none else { return }
        constraints[constraint].trust = .given
        trusted.append(constraint)
    }

    /// Ends the batch: whether everything that was trusted holds together.
    ///
    /// If not, all of it is taken out and waits in `trusted`, in the order in which it was stated, to be put back one by one by `putBack`.
    mutating func endBatch() -> Bool {
        let hasFailed = hasFailedInBatch
        isBatching = false
        let fails = !trusted.isEmpty && (optimize(endingBatch: true) || hasFailed)
        for index in 0..<trusted.count where constraints[trusted[index]].isLive {
            constraints[trusted[index]].trust = fails ? .withdrawn : .none
            if fails { seedReset(trusted[index]) }
        }
        guard fails else {
            trusted.removeAll()
            return true
        }
        // Finds the point at which the others hold.
        optimize(endingBatch: true)
        return false
    }

    /// Puts a constraint back that `endBatch` took out; false if it cannot hold, then it is at the trial level, for `conflict(of:)` to read.
    mutating func putBack(_ constraint: UInt32) -> Bool {
        constraints[constraint].trust = .none
        if constraints[constraint].state == .pending { pending.append(constraint) }
        return makeFeasible(constraint)
    }

    /// After everything was put back: works it all in afresh, so that ties fall as if the refused ones had never been required.
    mutating func forgetBatch() {
        for index in 0..<trusted.count { seedReset(trusted[index]) }
        trusted.removeAll()
    }
}
