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
        groupPending()
        var fails = false
        var start: UInt32 = 0
        for component in 0..<componentEnds.count {
            pending.removeAll()
            for index in start..<componentEnds[component] { pending.append(gathered[index]) }
            start = componentEnds[component]
            guard !pending.isEmpty else { continue }
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

    /// Whether what is pending is taken component by component: where it is more than a cache holds. To find the components all constraints
    /// are looked at, so it has to be a good part of them, too.
    var isWorthSplitting: Bool {
        pending.count >= 2048 && pending.count * 4 >= constraints.count - freeConstraints.count
    }

    /// Lists what is pending in `gathered`, component by component; `componentEnds` tells where each ends.
    private mutating func groupPending() {
        numberComponents()
        pendingComponents.removeAll()
        var kept = 0
        for index in 0..<pending.count where isUntaken(pending[index]) {
            let record = constraints[pending[index]]
            let component = record.termCount == 0 ? 0 : componentNumbers[terms[record.firstTerm].variable]
            pendingComponents.append(component)
            componentEnds[component] += 1
            pending[kept] = pending[index]
            kept += 1
        }
        var end: UInt32 = 0
        for component in 0..<componentEnds.count {
            let count = componentEnds[component]
            componentEnds[component] = end
            end += count
        }
        // As each is put in place, the beginnings become ends.
        gathered.resize(to: kept, filling: .none)
        for index in 0..<kept {
            let component = pendingComponents[index]
            gathered[componentEnds[component]] = pending[index]
            componentEnds[component] += 1
        }
    }

    /// Numbers the components, in `componentNumbers` by variable, and makes room for as many in `componentEnds`.
    private mutating func numberComponents() {
        if areComponentsStale { findComponents() }
        componentEnds.removeAll()
        // Constraints without a variable.
        componentEnds.append(0)
        componentNumbers.removeAll()
        // The first variable of a component leads it.
        for variable in 0..<components.count {
            let leader = components[variable]
            if leader != .none {
                componentNumbers.append(componentNumbers[leader])
            } else {
                componentNumbers.append(UInt32(truncatingIfNeeded: componentEnds.count))
                componentEnds.append(0)
            }
        }
    }

    /// Where constraints have gone: what they held together may have fallen apart.
    private mutating func findComponents() {
        areComponentsStale = false
        components.removeAll()
        components.resize(to: variables.count, filling: .none)
        for place in 0..<UInt32(truncatingIfNeeded: constraints.count) where constraints[place].isLive {
            joinVariables(of: place)
        }
    }

    /// Notes that the variables of the constraint are in one component.
    @inline(__always)
    mutating func joinVariables(of constraint: UInt32) {
        guard !areComponentsStale else { return }
        let record = constraints[constraint]
        for term in record.termRange.dropFirst() { join(terms[record.firstTerm].variable, terms[term].variable) }
    }

    @inline(__always)
    private mutating func join(_ first: UInt32, _ second: UInt32) {
        let (one, other) = (leader(of: first), leader(of: second))
        guard one != other else { return }
        components[Swift.max(one, other)] = Swift.min(one, other)
    }

    /// The end of the way from a variable to ones before it, which is halved.
    @inline(__always)
    private mutating func leader(of variable: UInt32) -> UInt32 {
        var place = variable
        while components[place] != .none {
            let next = components[place]
            if components[next] != .none { components[place] = components[next] }
            place = next
        }
        return place
    }

    private func isUntaken(_ constraint: UInt32) -> Bool {
        constraints[constraint].state == .pending && constraints[constraint].slot == .none
            && constraints[constraint].isLive && constraints[constraint].trust != .withdrawn
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
