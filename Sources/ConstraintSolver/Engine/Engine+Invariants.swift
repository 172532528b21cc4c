extension Engine {
    /// Places of the arenas and of what waits, those that are free included.
    var recordCount: Int {
        variables.count + constraints.count + terms.count + levels.count + rows.count + columns.count + entries.count
            + pending.count + deferred.count + dead.count + released.count + dirtyColumns.count + suspects.count
            + changedVariables.count + movedVariables.count + movedPoints.count
    }

    /// What contradicts itself, in words, or nil. For debug builds: O(everything).
    func contradiction() -> String? {
        linkContradiction() ?? valueContradiction()
    }

    private func linkContradiction() -> String? {
        for place in 0..<constraints.count where constraints[place].isLive {
            let record = constraints[place]
            for term in record.termRange {
                if terms[term].constraint != place { return "a term does not know its constraint" }
                if !variables[terms[term].variable].isLive { return "a constraint mentions a released variable" }
            }
            switch record.state {
            case .basic where rows[record.slot].isVariable || rows[record.slot].line != place:
                return "a constraint is not in its row"
            case .held where columns[record.slot].isVariable || columns[record.slot].line != place:
                return "a constraint is not in its column"
            default: break
            }
            if record.defines != .none, variables[terms[record.defines].variable].slot != record.defines {
                return "a definition does not define its variable"
            }
        }
        return entryContradiction()
    }

    private func entryContradiction() -> String? {
        for column in 0..<columns.count where columns[column].isLive {
            var place = columns[column].head
            var previous = UInt32.none
            while place != .none {
                let entry = entries[place]
                if entry.column != column || entry.columnPrevious != previous { return "a column's list is broken" }
                if !entry.value.isFinite { return "an entry is not finite" }
                previous = place
                place = entry.columnNext
            }
        }
        return nil
    }

    private func valueContradiction() -> String? {
        for place in 0..<constraints.count where constraints[place].isLive {
            let record = constraints[place]
            let activity = activity(record)
            var size = Swift.max(record.scale, record.constant.magnitude)
            for term in record.termRange {
                size = Swift.max(size, (terms[term].coefficient * variables[terms[term].variable].value).magnitude)
            }
            let limit = 1e-6 * size
            if record.level == Level.required, record.error(activity) > limit { return "a required constraint fails" }
            if record.state == .held, activity.magnitude > limit { return "a held constraint is not at zero" }
            if record.state == .basic, (activity - rows[record.slot].value * record.scale).magnitude > limit {
                return "a row has lost its constraint's value"
            }
        }
        return nil
    }
}
