import ConstraintSolver

extension SolverWorkload {
    /// A system that looks random and is the same for a seed on each run.
    ///
    /// Its required constraints hold at a hidden point; its wishes, on five levels, pull in other directions, more of them the lower the
    /// level, so that adding weighted errors up would let the many win.
    static func random(seed: Int) -> SolverWorkload {
        var dice = Dice(seed: seed)
        var workload = SolverWorkload(suggesting: (0..<4).map { _ in Double(dice.roll(400)) })
        workload.variableCount = 4 + dice.roll(21)
        let point = (0..<workload.variableCount).map { _ in Double(dice.roll(201) - 50) }
        for variable in 0..<(1 + dice.roll(2)) {
            workload.edits.append((variable: variable, priority: [Priority.edit, 999.5, 500][dice.roll(3)]))
        }
        for _ in 0..<workload.variableCount { workload.addRequired(at: point, &dice) }
        for (priority, share) in [(Priority.resistMore, 1), (Priority.resist, 2), (250.5, 2), (Priority.hug, 6)] {
            for _ in 0..<(workload.variableCount * share / 2) { workload.addWish(Float(priority), &dice) }
        }
        return workload
    }

    private mutating func addRequired(at point: [Double], _ dice: inout Dice) {
        let terms = randomTerms(&dice)
        let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
        let room = Double(dice.roll(30))
        // Equalities are fewer, so that the rest is left free.
        switch dice.roll(5) {
        case 0:
            constraints.append(
                Constraint(relation: .equal, priority: Priority.required, constant: -sum, terms: terms))
        case 1, 2:
            let constant = room - sum
            constraints.append(
                Constraint(
                    relation: .greaterThanOrEqual, priority: Priority.required, constant: constant, terms: terms))
        default:
            let constant = -room - sum
            constraints.append(
                Constraint(
                    relation: .lessThanOrEqual, priority: Priority.required, constant: constant, terms: terms))
        }
    }

    private mutating func addWish(_ priority: Float, _ dice: inout Dice) {
        let relation: Relation = [.equal, .greaterThanOrEqual, .lessThanOrEqual][dice.roll(3)]
        let constant = Double(dice.roll(301) - 150)
        constraints.append(
            Constraint(relation: relation, priority: priority, constant: constant, terms: randomTerms(&dice)))
    }

    /// One to three neighbouring variables, mostly, as in the constraints of views.
    private func randomTerms(_ dice: inout Dice) -> [(variable: Int, coefficient: Double)] {
        let coefficients = [1.0, 1, 1, -1, -1, 2, 0.5, -0.8]
        let first = dice.roll(variableCount)
        var terms = [(variable: first, coefficient: coefficients[dice.roll(8)])]
        var next = first
        for _ in 0..<dice.roll(3) {
            next += 1 + dice.roll(3)
            terms.append((variable: next % variableCount, coefficient: coefficients[dice.roll(8)]))
        }
        return terms
    }
}

/// Numbers that look random (a 64-bit linear congruential generator, Knuth's constants).
private struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// 0 ..< `bound`.
    mutating func roll(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
