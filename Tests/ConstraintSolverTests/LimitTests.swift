import ConstraintSolver
import Testing

@Suite("No limits by accident")
struct LimitTests {
    let solver = Solver()

    @Test("Coefficients from 1e-6 to 1e6 beside each other: definitions, wishes and limits keep nine digits")
    func coefficients() throws {
        // y[i] = 1e6 x[i], z[i] = 1e-6 x[i]: y is wished for, z limited, and x is what comes of it.
        for index in 1...200 {
            let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            let number = Double(index)
            _ = try solver.add([Term(y), Term(x, -1e6)], .equal, constant: 0)
            _ = try solver.add([Term(z), Term(x, -1e-6)], .equal, constant: 0)
            _ = try solver.add([Term(y)], .equal, constant: -1e6 * number, priority: 500)
            _ = try solver.add([Term(z)], .lessThanOrEqual, constant: -100e-6)
            let expected = min(number, 100)
            #expect((solver.value(of: x) - expected).magnitude <= 1e-9 * expected)
            #expect((solver.value(of: y) - 1e6 * expected).magnitude <= 1e-3 * expected)
            #expect((solver.value(of: z) - 1e-6 * expected).magnitude <= 1e-15 * expected)
        }
        // 100 wishes miss by 1e6 (1 + ... + 100).
        let missed = try #require(solver.errors().last)
        #expect(missed.priority == 500)
        #expect((missed.error - 5.05e9).magnitude < 10)
        solver.checkInvariants()
    }

    @Test("The same width stated 2,000 times holds until the last of them goes")
    func redundant() throws {
        let width = solver.makeVariable()
        var handles: [ConstraintHandle] = []
        for index in 1...2000 {
            let factor = Double(index)
            handles.append(try solver.add([Term(width, factor)], .equal, constant: -44 * factor))
        }
        _ = try solver.add([Term(width)], .equal, constant: -7, priority: 999)
        for handle in handles.dropLast() { solver.remove(handle) }
        #expect(solver.value(of: width) == 44)
        handles.last.map { solver.remove($0) }
        #expect(solver.value(of: width) == 7)
        solver.checkInvariants()
    }

    @Test("A cycle of 1,000 equalities that closes is accepted; one that is off by one names all of its members")
    func cycle() throws {
        let count = 1000
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var links: [ConstraintHandle] = []
        for (before, after) in zip(variables, variables.dropFirst()) {
            links.append(try solver.add([Term(after), Term(before, -1)], .equal, constant: -1))
        }
        let closing = try solver.add(
            [Term(variables[0]), Term(variables[count - 1], -1)], .equal, constant: Double(count - 1))
        _ = try solver.add([Term(variables[500])], .equal, constant: -600, priority: 250)
        #expect(solver.value(of: variables[0]) == 100)
        #expect(solver.value(of: variables[count - 1]) == 1099)
        solver.remove(closing)
        var conflict: [ConstraintHandle] = []
        do {
            _ = try solver.add(
                [Term(variables[0]), Term(variables[count - 1], -1)], .equal, constant: Double(count))
        } catch .unsatisfiable(let others) {
            conflict = others
        } catch {
            Issue.record("\(error)")
        }
        #expect(conflict == links)
        #expect(solver.value(of: variables[0]) == 100)
        solver.checkInvariants()
    }

    @Test("A cycle of inequalities holds where it has room, and the tightest lengths are its sum")
    func inequalityCycle() throws {
        // a + 10 <= b, b + 10 <= c, c <= a + 30: c - a lies in 20...30.
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let links = [
            try solver.add([Term(a), Term(b, -1)], .lessThanOrEqual, constant: 10),
            try solver.add([Term(b), Term(c, -1)], .lessThanOrEqual, constant: 10),
        ]
        let closing = try solver.add([Term(c), Term(a, -1)], .lessThanOrEqual, constant: -30)
        let wish = try solver.add([Term(c), Term(a, -1)], .equal, constant: -90, priority: 500)
        #expect(solver.value(of: c) - solver.value(of: a) == 30)
        try solver.setConstant(-5, of: wish)
        #expect(solver.value(of: c) - solver.value(of: a) == 20)
        var conflict: [ConstraintHandle] = []
        do { try solver.setConstant(-19, of: closing) } catch .unsatisfiable(let others) {
            conflict = others
        } catch {
            Issue.record("\(error)")
        }
        #expect(conflict == links)
    }

    @Test("A view's four constraints come and go a thousand times inside of one batch and between reads")
    func comingAndGoing() throws {
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([Term(right), Term(left, -1), Term(width, -1)], .equal, constant: 0)
        for round in 0..<1000 {
            let number = Double(round)
            var handles: [ConstraintHandle] = []
            try solver.batch {
                handles.append(try solver.add([Term(left)], .equal, constant: -number))
                handles.append(try solver.add([Term(width)], .greaterThanOrEqual, constant: -20, priority: 750))
                handles.append(try solver.add([Term(width)], .lessThanOrEqual, constant: -20, priority: 250))
                handles.append(try solver.add([Term(right)], .lessThanOrEqual, constant: -number - 15))
            } resolve: {
                Solver.Concession($0.refused, priority: 500)
            }
            if round.isMultiple(of: 3) { #expect(solver.value(of: right) == number + 15) }
            for handle in handles { solver.remove(handle) }
        }
        #expect(solver.recordCount < 200)
        solver.checkInvariants()
    }

    @Test("3,000 priorities on one width, stated in no order: the highest wins, and the next when it is gone")
    func priorities() throws {
        let (width, count) = (solver.makeVariable(), 3000)
        var handles: [Int: ConstraintHandle] = [:]
        // 1,007 and 3,000 have no common divisor: each number comes once.
        for place in (0..<count).map({ ($0 * 1007) % count + 1 }) {
            handles[place] = try solver.add(
                [Term(width)], .equal, constant: -Double(place), priority: Float(place) / 4)
        }
        #expect(solver.value(of: width) == 3000)
        let errors = solver.errors()
        #expect(errors.map(\.priority) == (1...count).reversed().map { Float($0) / 4 })
        #expect(errors.map(\.error) == (0..<count).map(Double.init))
        for place in stride(from: count, to: 1, by: -500) {
            for lower in (place - 499)...place { handles[lower].map { solver.remove($0) } }
            #expect(solver.value(of: width) == Double(place - 500))
        }
        // The places of levels that are gone are taken again, in other ranks.
        for place in 1...5 { _ = try solver.add([Term(width)], .equal, constant: -7, priority: Float(place) * 100) }
        #expect(solver.value(of: width) == 7)
        solver.checkInvariants()
    }
}
