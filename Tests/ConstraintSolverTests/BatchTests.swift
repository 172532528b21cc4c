import ConstraintSolver
import Testing

@Suite("Batches")
struct BatchTests {
    /// A constraint of a random list.
    private struct Stated {
        let terms: [(variable: Int, coefficient: Double)]
        let relation: Relation
        let constant: Double
        let priority: Float

        init(_ dice: inout Dice, variableCount: Int) {
            let coefficients = [1.0, 1, -1, 2, -0.5]
            let first = dice.roll(variableCount)
            var terms = [(variable: first, coefficient: coefficients[dice.roll(5)])]
            for step in 0..<dice.roll(3) {
                terms.append(((first + 1 + step) % variableCount, coefficients[dice.roll(5)]))
            }
            self.terms = terms
            relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(3)]
            constant = Double(dice.roll(41) - 20)
            priority = [1000, 1000, 1000, 750, 250][dice.roll(5)]
        }
    }

    /// What a solver makes of a list: which it refused because of which, by place in the list, and the errors.
    private struct Outcome: Equatable {
        var conflicts: [[Int]] = []
        var errors: [Double] = []
    }

    private static let broken: Float = 999.99

    private func oneByOne(_ list: [Stated], variableCount: Int) throws -> Outcome {
        let solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        var outcome = Outcome()
        var places: [ConstraintHandle: Int] = [:]
        for (place, item) in list.enumerated() {
            let terms = item.terms.map { Term(variables[$0.variable], $0.coefficient) }
            do {
                let priority = item.priority
                places[
                    try solver.add(terms, item.relation, constant: item.constant, priority: priority)] = place
            } catch {
                guard case .unsatisfiable(let others) = error else { throw error }
                outcome.conflicts.append([place] + others.map { places[$0] ?? -1 })
                _ = try solver.add(terms, item.relation, constant: item.constant, priority: Self.broken)
            }
        }
        outcome.errors = solver.errors().map { ($0.error * 1e6).rounded() / 1e6 }
        return outcome
    }

    private func inOneBatch(_ list: [Stated], variableCount: Int) throws -> Outcome {
        let solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        var outcome = Outcome()
        var places: [ConstraintHandle: Int] = [:]
        try solver.batch {
            for (place, item) in list.enumerated() {
                let terms = item.terms.map { Term(variables[$0.variable], $0.coefficient) }
                places[
                    try solver.add(terms, item.relation, constant: item.constant, priority: item.priority)] = place
            }
        } resolve: { conflict in
            outcome.conflicts.append(([conflict.refused] + conflict.others).map { places[$0] ?? -1 })
            return Solver.Concession(conflict.refused, priority: Self.broken)
        }
        outcome.errors = solver.errors().map { ($0.error * 1e6).rounded() / 1e6 }
        solver.checkInvariants()
        return outcome
    }

    @Test("A batch refuses what one by one would be refused, because of the same constraints", arguments: 0..<80)
    func sameAsOneByOne(seed: Int) throws {
        var dice = Dice(seed: seed)
        let variableCount = 3 + seed % 10
        let list = (0..<(2 * variableCount)).map { _ in Stated(&dice, variableCount: variableCount) }
        let expected = try oneByOne(list, variableCount: variableCount)
        #expect(try inOneBatch(list, variableCount: variableCount) == expected)
    }

    @Test("The constraint that gives way may be another one, and what came last then holds")
    func concessionOfAnother() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let first = try solver.add([Term(x)], .equal, constant: -1)
        var conflicts: [[ConstraintHandle]] = []
        try solver.batch {
            _ = try solver.add([Term(x)], .lessThanOrEqual, constant: -10)
            _ = try solver.add([Term(x)], .greaterThanOrEqual, constant: -5)
        } resolve: { conflict in
            conflicts.append(conflict.others)
            return Solver.Concession(conflict.others[0], priority: 500)
        }
        #expect(conflicts == [[first]])
        #expect(solver.value(of: x) == 5)
        #expect(solver.errors().map(\.error) == [0, 4])
    }

    @Test("Constants, priorities and removals in a batch count as they are at its end")
    func changes() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let low = try solver.add([Term(x)], .greaterThanOrEqual, constant: -10)
        let high = try solver.add([Term(x)], .lessThanOrEqual, constant: -20)
        let wish = try solver.add([Term(x)], .equal, constant: -35, priority: 500)
        #expect(solver.value(of: x) == 20)
        var conflicts = 0
        try solver.batch {
            // Between the two changes nothing could hold.
            try solver.setConstant(-30, of: low)
            try solver.setConstant(-40, of: high)
            try solver.setPriority(1000, of: wish)
            let passing = try solver.add([Term(x)], .equal, constant: 0)
            solver.remove(passing)
        } resolve: { conflict in
            conflicts += 1
            return Solver.Concession(conflict.refused, priority: 500)
        }
        #expect(conflicts == 0)
        #expect(solver.value(of: x) == 35)
        solver.checkInvariants()
    }

    @Test("What a batch adds is looked at when it throws, too; an inner batch belongs to the outer one")
    func thrownOutOf() throws {
        struct Stop: Error {}
        let solver = Solver()
        let x = solver.makeVariable()
        var refused: [ConstraintHandle] = []
        var made: [ConstraintHandle] = []
        let resolve = { (conflict: Solver.Conflict) in
            refused.append(conflict.refused)
            return Solver.Concession(conflict.refused, priority: 500)
        }
        #expect(throws: Stop.self) {
            try solver.batch {
                try solver.batch {
                    made.append(try solver.add([Term(x)], .equal, constant: -1))
                    made.append(try solver.add([Term(x)], .equal, constant: -2))
                } resolve: {
                    resolve($0)
                }
                #expect(refused.isEmpty)
                throw Stop()
            } resolve: {
                resolve($0)
            }
        }
        #expect(refused == [made[1]])
        #expect(solver.value(of: x) == 1)
    }

    @Test("A copy made inside of a batch has its constraints, and can be changed like any other")
    func copyInside() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        var copy = Solver()
        var handle: ConstraintHandle?
        try solver.batch {
            handle = try solver.add([Term(x)], .equal, constant: -3)
            copy = Solver(copying: solver)
        } resolve: {
            Solver.Concession($0.refused, priority: 500)
        }
        #expect(copy.value(of: x) == 3)
        let made = try #require(handle)
        var refused = 0
        try copy.batch {
            try copy.setConstant(-4, of: made)
            _ = try copy.add([Term(x)], .lessThanOrEqual, constant: -3.5)
        } resolve: {
            refused += 1
            return Solver.Concession($0.refused, priority: 500)
        }
        #expect(refused == 1)
        #expect(copy.value(of: x) == 4)
        #expect(solver.value(of: x) == 3)
    }

    @Test("What 3,000 batches leave to one read is worked in once, and what is removed meanwhile is not")
    func manyBatchesOneRead() throws {
        let solver = Solver()
        let widths = (0..<3000).map { _ in solver.makeVariable() }
        var wishes: [ConstraintHandle] = []
        for (index, width) in widths.enumerated() {
            try solver.batch {
                _ = try solver.add([Term(width)], .greaterThanOrEqual, constant: 0)
                wishes.append(
                    try solver.add([Term(width)], .greaterThanOrEqual, constant: -Double(index + 1), priority: 750))
            } resolve: {
                Solver.Concession($0.refused, priority: 500)
            }
        }
        solver.remove(wishes[10])
        try solver.setPriority(1000, of: wishes[20])
        try solver.setConstant(-5, of: wishes[30])
        let solved = widths.map { solver.value(of: $0) }
        #expect(solved[9...11] == [10, 0, 12])
        #expect(solved[20] == 21)
        #expect(solved[30] == 5)
        #expect(solved[2999] == 3000)
        solver.checkInvariants()
    }

    @Test("Systems that do not touch are solved one after the other, however their constraints are mixed")
    func mixedSystems() throws {
        // Cell i: left = i, its width is wished to be 2 i by 750 and limited to 1,000; right = left + width.
        let solver = Solver()
        let cells = (0..<1200).map { _ in
            (left: solver.makeVariable(), width: solver.makeVariable(), right: solver.makeVariable())
        }
        try solver.batch {
            for (index, cell) in cells.enumerated() {
                _ = try solver.add([Term(cell.width)], .equal, constant: -Double(2 * index), priority: 750)
            }
            for cell in cells { _ = try solver.add([Term(cell.width)], .lessThanOrEqual, constant: -1000) }
            for cell in cells.reversed() {
                _ = try solver.add(
                    [Term(cell.right), Term(cell.left, -1), Term(cell.width, -1)], .equal, constant: 0)
            }
            for (index, cell) in cells.enumerated() {
                _ = try solver.add([Term(cell.left)], .equal, constant: -Double(index))
            }
        } resolve: {
            Solver.Concession($0.refused, priority: 500)
        }
        #expect(solver.value(of: cells[300].right) == 900)
        #expect(solver.value(of: cells[1199].right) == 1199 + 1000)
        // The cells 501...1199 miss their wish by 2 (1 + ... + 699).
        #expect(solver.errors().map(\.error) == [0, 489_300])
        solver.checkInvariants()
    }
}
