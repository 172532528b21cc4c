import ConstraintSolver
import Testing

@Suite("Long use")
struct EnduranceTests {
    @Test("Constraints come and go 100,000 times: the values stay exact, the memory what it was")
    func withoutGrowth() throws {
        // `make check-solver` does the same a million times, in a release build.
        let solver = Solver()
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, constant: 0)
        _ = try solver.add([Term(left)], .equal, constant: -0.5)
        var size = 0
        var wrong = 0
        for round in 0..<50_000 {
            let wanted = Double(round % 7)
            let wish = try solver.add([Term(width)], .equal, constant: -wanted, priority: 750)
            let limit = try solver.add([Term(right)], .lessThanOrEqual, constant: -4.5)
            if solver.value(of: right) != min(0.5 + wanted, 4.5) { wrong += 1 }
            solver.remove(wish)
            solver.remove(limit)
            if round == 1000 { size = solver.recordCount }
        }
        #expect(wrong == 0)
        #expect(solver.recordCount == size)
        #expect(solver.value(of: right) == 0.5)
        solver.checkInvariants()
    }

    @Test("Views come and go with their variables and definitions, without a read between: the memory is used again")
    func viewsWithoutReads() throws {
        let solver = Solver()
        let root = solver.makeVariable()
        _ = try solver.add([Term(root)], .equal, constant: -100)
        var sizes: [Int] = []
        for round in 0..<20_000 {
            let (left, width) = (solver.makeVariable(), solver.makeVariable())
            let handles = [
                try solver.add([Term(left)], .equal, constant: -8),
                try solver.add([Term(left), Term(width), Term(root, -1)], .equal, constant: 8),
                try solver.add([Term(width)], .greaterThanOrEqual, constant: -40, priority: 750),
            ]
            for handle in handles { solver.remove(handle) }
            solver.release(left)
            solver.release(width)
            if round == 9_999 || round == 19_999 {
                #expect(solver.value(of: root) == 100)
                sizes.append(solver.recordCount)
            }
        }
        // How much waits for the next pass when the read comes differs by a few records; 10,000 views would be 100,000.
        #expect((sizes[1] - sizes[0]).magnitude < 100)
    }

    @Test("The same calls give the same values, ties and all", arguments: 0..<10)
    func sameOnEachRun(seed: Int) throws {
        func values() throws -> [Double] {
            var system = RandomSystem(seed: seed, variableCount: 20)
            for _ in 0..<80 { try system.step() }
            return system.variables.map { system.solver.value(of: $0) }
        }
        #expect(try values() == values())
    }

    @Test("What comes and goes between two reads leaves no trace")
    func betweenReads() throws {
        let solver = Solver()
        let x = solver.makeVariable()
        let wish = try solver.add([Term(x)], .equal, constant: -5, priority: 250)
        #expect(solver.takeChanges() == [x])
        for priority in [Float(750), 999.5, 1000] {
            let passing = try solver.add([Term(x)], .equal, constant: -90, priority: priority)
            solver.remove(passing)
        }
        for constant in [1.0, 2, 3, -5] { try solver.setConstant(constant, of: wish) }
        #expect(solver.takeChanges() == [])
        #expect(solver.value(of: x) == 5)
    }
}
