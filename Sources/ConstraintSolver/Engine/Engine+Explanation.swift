extension Engine {
    /// A constraint with its weight in the combination that gives an expression.
    struct WeightedConstraint {
        var constraint: UInt32
        var weight: Double
    }

    /// After a failed trial: the required constraints that keep this one from holding, in order of insertion.
    ///
    /// The failing line is a combination of lines held at zero and of definitions, all linearly independent, none with weight zero. So without
    /// any one of them it could hold: the set is minimal (it is the smallest support of a Farkas certificate).
    mutating func conflict(of constraint: UInt32) -> [UInt32] {
        let record = constraints[constraint]
        guard record.state == .basic else { return [] }
        var place = rows[record.slot].head
        var weights: [ColumnCoefficient] = []
        while place != .none {
            weights.append(ColumnCoefficient(column: entries[place].column, coefficient: entries[place].value))
            place = entries[place].rowNext
        }
        for term in record.termRange { expand(terms[term].variable, terms[term].coefficient / record.scale) }
        return combination(weights).map(\.constraint)
            .sorted { constraints[$0].sequence < constraints[$1].sequence }
    }

    /// After a failed trial: makes every required constraint that has a part in the failure a held line.
    ///
    /// At an optimum a required line may be basic though it is at zero and may not move, and then its part would not be seen. Such an
    /// equality is exchanged with a line that may move; such an inequality is put on its free side, and is exchanged when it is met.
    mutating func settleRequiredRows() {
        for place in 0..<UInt32(rows.count) {
            let row = rows[place]
            guard !row.isVariable, row.level == Level.required, row.slope != 0,
                row.value.magnitude <= Self.tolerance
            else { continue }
            if row.penaltyAbove == 0 || row.penaltyBelow == 0 {
                rows[place].isAbove.toggle()
                markRowDirty(place)
            } else if let column = movableColumn(of: place) {
                rows[place].value = 0
                exchange(row: place, column: column)
            }
        }
        improve()
        propagate()
    }

    /// The column with the largest number in the row, of those that are no required equality.
    private func movableColumn(of row: UInt32) -> UInt32? {
        var best: UInt32?
        var size = 1e-9
        var place = rows[row].head
        while place != .none {
            let entry = entries[place]
            let line = columns[entry.column]
            let isFixed = line.level == Level.required && line.penaltyAbove > 0 && line.penaltyBelow > 0
            if line.isVariable || !isFixed, entry.value.magnitude > size {
                best = entry.column
                size = entry.value.magnitude
            }
            place = entry.rowNext
        }
        return best
    }

    /// The binding chain of a variable: the constraints of which its value is a linear combination.
    mutating func binding(of variable: UInt32) -> [WeightedConstraint] {
        expand(variable, 1)
        finishExpansion()
        var weights: [ColumnCoefficient] = []
        drainTouched { _, column, coefficient in
            weights.append(ColumnCoefficient(column: column, coefficient: coefficient))
        }
        expand(variable, 1)
        return combination(weights)
            .sorted { constraints[$0.constraint].sequence < constraints[$1.constraint].sequence }
    }

    /// Takes the weighted columns out of the expression in hand; what is left of it are definitions. Weights are those of the constraints as
    /// they were stated, not scaled.
    private mutating func combination(_ weights: [ColumnCoefficient]) -> [WeightedConstraint] {
        var result: [WeightedConstraint] = []
        for item in weights where item.coefficient.magnitude > 1e-9 && !columns[item.column].isVariable {
            let constraint = columns[item.column].line
            let weight = item.coefficient / constraints[constraint].scale
            result.append(WeightedConstraint(constraint: constraint, weight: weight))
            for term in constraints[constraint].termRange {
                expand(terms[term].variable, -weight * terms[term].coefficient)
            }
        }
        finishExpansion { constraint, weight in
            result.append(WeightedConstraint(constraint: constraint, weight: weight))
        }
        drainTouched { _, _, _ in }
        // What cancelled but for rounding takes no part.
        result.removeAll { $0.weight.magnitude * constraints[$0.constraint].scale <= 1e-9 }
        return result
    }
}
