import ConstraintSolver

/// Numbers that look random and are the same on each run (a 64-bit linear congruential generator, Knuth's constants).
struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}

/// A solver under random calls, with a list of what it should contain.
struct RandomSystem {
    struct Stated {
        var handle: ConstraintHandle
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Float
    }

    static let priorities: [Float] = [1000, 1000, 999, 751, 750, 250]
    let solver = Solver()
    var variables: [Variable]
    var stated: [Stated] = []
    var dice: Dice
    var refusals = 0

    init(seed: Int, variableCount: Int) {
        dice = Dice(seed: seed)
        let solver = solver
        variables = (0..<variableCount).map { _ in solver.makeVariable() }
    }

    /// One random call: mostly an addition, so that systems grow until conflicts are common.
    mutating func step() throws {
        switch dice.roll(10) {
        case 0...5: try add()
        case 6: remove()
        case 7...8: try changeConstant()
        default: try changePriority()
        }
    }

    private mutating func add() throws {
        let coefficients = [1.0, 1, 1, -1, -1, 2, 0.5, -0.8]
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0...dice.roll(3) {
            let variable = dice.roll(variables.count)
            guard !terms.contains(where: { $0.variable == variable }) else { continue }
            terms.append((variable, coefficients[dice.roll(coefficients.count)]))
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
        let constant = Double(dice.roll(41) - 20)
        let priority = Self.priorities[dice.roll(Self.priorities.count)]
        do {
            let handle = try solver.add(
                terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant: constant,
                priority: priority)
            stated.append(
                Stated(handle: handle, terms: terms, relation: relation, constant: constant, priority: priority))
        } catch {
            let conflict = try Self.members(error)
            refusals += 1
            try checkConflict(
                conflict,
                with: Stated(
                    handle: stated[0].handle, terms: terms, relation: relation, constant: constant, priority: 1000))
        }
    }

    private mutating func remove() {
        guard !stated.isEmpty else { return }
        solver.remove(stated.remove(at: dice.roll(stated.count)).handle)
    }

    private mutating func changeConstant() throws {
        guard !stated.isEmpty else { return }
        let index = dice.roll(stated.count)
        let constant = Double(dice.roll(41) - 20)
        var changed = stated[index]
        changed.constant = constant
        do {
            try solver.setConstant(constant, of: stated[index].handle)
            stated[index] = changed
        } catch {
            let conflict = try Self.members(error)
            stated.remove(at: index)
            refusals += 1
            try checkConflict(conflict, with: changed)
        }
    }

    private mutating func changePriority() throws {
        guard !stated.isEmpty else { return }
        let index = dice.roll(stated.count)
        var changed = stated[index]
        changed.priority = Self.priorities[dice.roll(Self.priorities.count)]
        do {
            try solver.setPriority(changed.priority, of: stated[index].handle)
            stated[index] = changed
        } catch {
            let conflict = try Self.members(error)
            refusals += 1
            try checkConflict(conflict, with: changed)
        }
    }

    /// Together with the refused constraint the set must be unsatisfiable; without any one of its members it must not be.
    private func checkConflict(_ conflict: [ConstraintHandle], with refused: Stated) throws {
        let members = try conflict.map { handle in
            guard let found = stated.first(where: { $0.handle == handle }) else { throw Wrong.unknownMember }
            return found
        }
        guard members.allSatisfy({ $0.priority == 1000 }) else { throw Wrong.optionalMember }
        guard Self.fresh(members + [refused], variables.count) == nil else { throw Wrong.satisfiableConflict }
        for index in members.indices {
            var fewer = members + [refused]
            fewer.remove(at: index)
            guard Self.fresh(fewer, variables.count) != nil else { throw Wrong.conflictNotMinimal }
        }
    }

    private static func members(_ error: ConstraintSolverError) throws -> [ConstraintHandle] {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        return conflict
    }

    enum Wrong: Error {
        case unknownMember, optionalMember, satisfiableConflict, conflictNotMinimal
        case errorsDiffer(priority: Float, kept: Double, fresh: Double)
        case freshRefuses
        case ambiguityDiffers(variable: Int, said: Bool)
        case bindingDoesNotAddUp(variable: Int, sum: Double, value: Double)
    }

    /// A new solver with the same constraints, or nil if they cannot hold.
    private static func fresh(_ stated: [Stated], _ variableCount: Int) -> (solver: Solver, variables: [Variable])? {
        let solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        do {
            for item in stated {
                _ = try solver.add(
                    item.terms.map { Term(variables[$0.variable], $0.coefficient) }, item.relation,
                    constant: item.constant, priority: item.priority)
            }
        } catch {
            return nil
        }
        return (solver, variables)
    }

    /// The solver that lived through all calls must err exactly as one that is told everything at once.
    func checkAgainstFresh() throws {
        solver.checkInvariants()
        guard let (other, _) = Self.fresh(stated, variables.count) else { throw Wrong.freshRefuses }
        for (kept, fresh) in zip(solver.errors(), other.errors()) {
            guard kept.priority == fresh.priority, (kept.error - fresh.error).magnitude <= 1e-6 * (1 + kept.error)
            else {
                throw Wrong.errorsDiffer(priority: kept.priority, kept: kept.error, fresh: fresh.error)
            }
        }
    }

    /// A variable is ambiguous just if the least of wishes can move it.
    mutating func checkAmbiguity() throws {
        let index = dice.roll(variables.count)
        let said = solver.isAmbiguous(variables[index])
        let value = solver.value(of: variables[index])
        var canMove = false
        for (relation, target) in [(Relation.greaterThanOrEqual, value + 1), (.lessThanOrEqual, value - 1)] {
            let wish = try solver.add([Term(variables[index])], relation, constant: -target, priority: 0.001)
            if (solver.value(of: variables[index]) - value).magnitude > 1e-6 { canMove = true }
            solver.remove(wish)
        }
        guard said == canMove else { throw Wrong.ambiguityDiffers(variable: index, said: said) }
    }

    /// What binds a variable adds up to its value, but for free variables, which are ambiguous.
    mutating func checkBinding() throws {
        let index = dice.roll(variables.count)
        guard !solver.isAmbiguous(variables[index]) else { return }
        let sum = solver.explain(variables[index]).reduce(0) { $0 + $1.contribution }
        let value = solver.value(of: variables[index])
        guard (sum - value).magnitude <= 1e-6 * max(1, value.magnitude) else {
            throw Wrong.bindingDoesNotAddUp(variable: index, sum: sum, value: value)
        }
    }
}
