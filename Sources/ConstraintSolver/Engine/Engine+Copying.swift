extension Engine {
    /// An engine in the same state that shares nothing with this one; scratch memory is left behind.
    borrowing func copied() -> Engine {
        var copy = Engine()
        copyArenas(to: &copy)
        copyQueues(to: &copy)
        endTrust(in: &copy)
        copy.freeEntry = freeEntry
        copy.nextSequence = nextSequence
        copy.nextOrder = nextOrder
        copy.lowestBucket = lowestBucket
        copy.areComponentsStale = areComponentsStale
        copy.exchangeCount = exchangeCount
        return copy
    }

    /// A copy made inside of a batch is in none: what the batch has yet to look at is simply there.
    private borrowing func endTrust(in copy: inout Engine) {
        for index in 0..<trusted.count where constraints[trusted[index]].isLive {
            let place = trusted[index]
            let isOut = constraints[place].trust == .withdrawn && constraints[place].state == .pending
            if isOut { copy.pending.append(place) }
            copy.constraints[place].trust = .none
        }
    }

    private borrowing func copyArenas(to copy: inout Engine) {
        copy.variables = variables.copied()
        copy.constraints = constraints.copied()
        copy.terms = terms.copied()
        copy.levels = levels.copied()
        copy.rows = rows.copied()
        copy.columns = columns.copied()
        copy.entries = entries.copied()
        copy.freeVariables = freeVariables.copied()
        copy.freeConstraints = freeConstraints.copied()
        copy.freeRows = freeRows.copied()
        copy.freeColumns = freeColumns.copied()
        copy.freeTerms = freeTerms.copied()
        copy.buckets = buckets.copied()
        copy.components = components.copied()
    }

    private borrowing func copyQueues(to copy: inout Engine) {
        copy.pending = pending.copied()
        copy.deferred = deferred.copied()
        copy.deferredEnds = deferredEnds.copied()
        copy.dead = dead.copied()
        copy.released = released.copied()
        copy.resetSeeds = resetSeeds.copied()
        copy.changedDefinitions = changedDefinitions.copied()
        copy.movedVariables = movedVariables.copied()
        copy.movedPoints = movedPoints.copied()
        copy.dirtyColumns = dirtyColumns.copied()
        copy.suspects = suspects.copied()
        copy.changedVariables = changedVariables.copied()
        copy.touchedVariables = touchedVariables.copied()
    }
}
