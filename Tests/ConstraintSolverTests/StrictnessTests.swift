import ConstraintSolver
import Testing

@Suite("Strict priority levels")
struct StrictnessTests {
    let solver = Solver()

    @Test("One constraint of a higher level wins over a thousand of a lower one")
    func oneAgainstMany() throws {
        let x = solver.makeVariable()
        for _ in 0..<1000 { _ = try solver.add([Term(x)], .equal, constant: -90, priority: 250) }
        _ = try solver.add([Term(x)], .equal, constant: -10, priority: 250.5)
        #expect(solver.value(of: x) == 10)
        #expect(solver.errors().map(\.priority) == [250.5, 250])
        #expect(solver.errors().map(\.error) == [0, 80_000])
    }

    @Test("Wishes of one level meet at their median: the sum of absolute errors is minimal there")
    func median() throws {
        let x = solver.makeVariable()
        for target in [90.0, 10, 20] { _ = try solver.add([Term(x)], .equal, constant: -target, priority: 500) }
        #expect(solver.value(of: x) == 20)
        #expect(!solver.isAmbiguous(x))
    }

    @Test(
        "Of two equal wishes the first one wins, and the tie is reported as ambiguous",
        arguments: [(10.0, 90.0), (90, 10)])
    func tie(first: Double, second: Double) throws {
        let x = solver.makeVariable()
        _ = try solver.add([Term(x)], .equal, constant: -first, priority: 250)
        _ = try solver.add([Term(x)], .equal, constant: -second, priority: 250)
        #expect(solver.value(of: x) == first)
        #expect(solver.isAmbiguous(x))
    }

    @Test("An inequality errs only on its violated side")
    func oneSided() throws {
        let x = solver.makeVariable()
        _ = try solver.add([Term(x)], .lessThanOrEqual, constant: -100, priority: 250)
        _ = try solver.add([Term(x)], .greaterThanOrEqual, constant: -40, priority: 750)
        #expect(solver.value(of: x) == 40)
        #expect(solver.errors().map(\.error) == [0, 0])
        #expect(solver.isAmbiguous(x))
    }

    @Test("The label that resists more keeps its width, the other one shrinks, hugging counts last")
    func compressionOrder() throws {
        // | 16 [title 90 @751] 8 [date 60 @750] 16 | in 150: 26 too narrow for the wishes of 90 + 60 = 150.
        let title = solver.makeVariable()
        let date = solver.makeVariable()
        let spare = solver.makeVariable()
        _ = try solver.add([Term(title), Term(date), Term(spare)], .equal, constant: -110)
        _ = try solver.add([Term(spare)], .greaterThanOrEqual, constant: 0)
        for (variable, width, resistance) in [(title, 90.0, Float(751)), (date, 60, 750)] {
            _ = try solver.add([Term(variable)], .lessThanOrEqual, constant: -width, priority: 250)
            _ = try solver.add([Term(variable)], .greaterThanOrEqual, constant: -width, priority: resistance)
        }
        #expect(solver.value(of: title) == 90)
        #expect(solver.value(of: date) == 20)
        #expect(solver.value(of: spare) == 0)
        #expect(solver.errors().map(\.error) == [0, 0, 40, 0])
    }

    @Test("Changing a priority changes who gives way")
    func priorityChange() throws {
        let x = solver.makeVariable()
        let low = try solver.add([Term(x)], .equal, constant: -1, priority: 250)
        let high = try solver.add([Term(x)], .equal, constant: -2, priority: 750)
        #expect(solver.value(of: x) == 2)
        try solver.setPriority(999.5, of: low)
        #expect(solver.value(of: x) == 1)
        try solver.setPriority(1000, of: high)
        #expect(solver.value(of: x) == 2)
    }

    @Test("Coefficients from 1e-6 to 1e6 keep their digits")
    func coefficientRange() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        _ = try solver.add([Term(x, 1e-6), Term(y, -1)], .equal, constant: 0)
        _ = try solver.add([Term(z), Term(y, -1e6)], .equal, constant: 0)
        _ = try solver.add([Term(z)], .equal, constant: -375, priority: 500)
        #expect((solver.value(of: x) - 375).magnitude < 1e-6)
        #expect((solver.value(of: y) - 375e-6).magnitude < 1e-12)
    }
}
