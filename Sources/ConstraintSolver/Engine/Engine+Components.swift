extension Engine {
    /// Works in what is pending, and gives the variables their values; whether a required constraint fails then.
    mutating func workInPending(endingBatch: Bool) -> Bool {
        guard isWorthSplitting else {
            // What is new may tie components together.
            if !pending.isEmpty { deferredEnds.removeAll() }
            return workIn(endingBatch: endingBatch)
        }
        let isFirst = deferred.isEmpty
        deferredEnds.removeAll()
        var scan = ComponentScan(count: pending.count)
        var fails = false
        swap(&pending, &gathered)
        while takeComponent(&scan) {
            fails = workIn(endingBatch: endingBatch) || fails
            if isFirst { deferredEnds.append(UInt32(truncatingIfNeeded: deferred.count)) }
        }
        gathered.removeAll()
        return fails
    }

    private mutating func workIn(endingBatch: Bool) -> Bool {
        if !pending.isEmpty {
            definePending()
            insertPending(endingBatch: endingBatch)
        }
        if !dirtyColumns.isEmpty { improve() }
        propagate()
        return takeFailure()
    }

    /// Works in what waited for a read, component by component where these are known, else together with what is pending.
    mutating func workInDeferred() -> Bool {
        guard pending.isEmpty, !deferredEnds.isEmpty else {
            takeDeferred()
            return false
        }
        var fails = false
        var start: UInt32 = 0
        for part in 0..<deferredEnds.count {
            for index in start..<deferredEnds[part] where deferred[index] != .none {
                constraints[deferred[index]].slot = .none
                pending.append(deferred[index])
            }
            start = deferredEnds[part]
            fails = workIn(endingBatch: false) || fails
        }
        deferred.removeAll()
        deferredEnds.removeAll()
        return fails
    }

    /// Whether what is pending is taken component by component: where it is more than a cache holds. To find the components costs a walk over
    /// them, so it has to be a good part of everything, too.
    var isWorthSplitting: Bool {
        pending.count >= 2048 && pending.count * 4 >= constraints.count - freeConstraints.count
    }

    /// Fills `pending` with the constraints of the next component of those in `gathered`, in their order; false when none is left.
    mutating func takeComponent(_ scan: inout ComponentScan) -> Bool {
        pending.removeAll()
        while scan.cursor < gathered.count {
            let first = gathered[scan.cursor]
            scan.cursor += 1
            guard isUntaken(first) else { continue }
            collectComponent(of: first)
            listComponent(of: first, &scan)
            forgetVisits()
            return true
        }
        return false
    }

    private func isUntaken(_ constraint: UInt32) -> Bool {
        constraints[constraint].state == .pending && constraints[constraint].slot == .none
            && constraints[constraint].isLive && constraints[constraint].trust != .withdrawn
    }

    private mutating func collectComponent(of constraint: UInt32) {
        regionVariables.removeAll()
        regionConstraints.removeAll()
        regionConstraints.append(constraint)
        constraints[constraint].isVisited = true
        for term in constraints[constraint].termRange { visit(terms[term].variable) }
        followRegion()
    }

    /// Lists what is new in the component: most often its constraints were stated in a row, after those of the one before, and need no sorting.
    private mutating func listComponent(of first: UInt32, _ scan: inout ComponentScan) {
        var count = 0
        for index in 0..<regionConstraints.count where isUntaken(regionConstraints[index]) { count += 1 }
        pending.append(first)
        var index = Swift.max(scan.cursor, scan.reached)
        while pending.count < count, index < gathered.count, scan.patience > 0 {
            let place = gathered[index]
            if constraints[place].isVisited, isUntaken(place) { pending.append(place) }
            index += 1
            scan.patience -= 1
        }
        if pending.count == count {
            scan.reached = index
            return
        }
        pending.removeAll()
        for index in 0..<regionConstraints.count where isUntaken(regionConstraints[index]) {
            pending.append(regionConstraints[index])
        }
        sortPending()
    }

    private mutating func forgetVisits() {
        for index in 0..<regionConstraints.count { constraints[regionConstraints[index]].isVisited = false }
        for index in 0..<regionVariables.count { variables[regionVariables[index]].isVisited = false }
    }

    /// Leaves a pending constraint to the next read, however many batches end before it.
    mutating func deferToRead(_ constraint: UInt32) {
        constraints[constraint].slot = UInt32(truncatingIfNeeded: deferred.count)
        deferred.append(constraint)
    }

    /// Takes the constraint out of the list of those that wait for a read; false if it is not there.
    mutating func takeFromDeferred(_ constraint: UInt32) -> Bool {
        let record = constraints[constraint]
        guard record.state == .pending, record.slot != .none else { return false }
        deferred[record.slot] = .none
        constraints[constraint].slot = .none
        return true
    }

    /// Puts what waited for a read before what else is pending.
    private mutating func takeDeferred() {
        guard !deferred.isEmpty else { return }
        deferredEnds.removeAll()
        let isAlone = pending.isEmpty
        gathered.removeAll()
        for index in 0..<deferred.count where deferred[index] != .none {
            constraints[deferred[index]].slot = .none
            gathered.append(deferred[index])
        }
        deferred.removeAll()
        for index in 0..<pending.count { gathered.append(pending[index]) }
        swap(&pending, &gathered)
        if !isAlone { sortPending() }
    }
}

/// How far the pending constraints have been taken, component by component.
struct ComponentScan {
    /// What comes before has been taken.
    var cursor = 0
    /// Where the constraints of the last component ended.
    var reached = 0
    /// How many more constraints may be looked at in search of a component's; then its own are sorted.
    var patience: Int

    init(count: Int) {
        patience = 4 * count
    }
}
