import ConstraintSolver
import Testing

@Suite("Chains of 10,000 inequalities")
struct InequalityChainTests {
    enum Order: CaseIterable {
        case fromStart, fromEnd, mixed
    }

    private static let count = 10_000
    let solver = Solver()

    /// `x[0] >= 3`, `x[i + 1] >= x[i] + 2`.
    private func makeChain(_ order: Order) throws -> (variables: [Variable], links: [ConstraintHandle?]) {
        let count = Self.count
        let variables = (0...count).map { _ in solver.makeVariable() }
        var links = [ConstraintHandle?](repeating: nil, count: count)
        try solver.batch {
            if order != .fromEnd { _ = try solver.add([Term(variables[0])], .greaterThanOrEqual, constant: -3) }
            for index in 0..<count {
                let place =
                    switch order {
                    case .fromStart: index
                    case .fromEnd: count - 1 - index
                    // 7,919 is prime: each link comes once.
                    case .mixed: index * 7919 % count
                    }
                links[place] = try solver.add(
                    [Term(variables[place + 1]), Term(variables[place], -1)], .greaterThanOrEqual, constant: -2)
            }
            if order == .fromEnd { _ = try solver.add([Term(variables[0])], .greaterThanOrEqual, constant: -3) }
        } resolve: {
            Solver.Concession($0.refused, priority: 500)
        }
        return (variables, links)
    }

    @Test(
        "In whatever order it is stated, it takes memory in proportion to its length", .timeLimit(.minutes(10)),
        arguments: Order.allCases)
    func memory(order: Order) throws {
        let (variables, _) = try makeChain(order)
        #expect(solver.value(of: variables[0]) == 3)
        #expect(solver.value(of: variables[5000]) == 10_003)
        #expect(solver.value(of: variables[Self.count]) == 20_003)
        // A row for each variable would hold 50 million numbers.
        #expect(solver.recordCount < 20 * Self.count)
        solver.checkInvariants()
    }

    @Test("Its end can be pushed, pulled, explained and cut off", .timeLimit(.minutes(10)))
    func use() throws {
        let (variables, links) = try makeChain(.fromStart)
        let last = variables[Self.count]
        #expect(solver.explain(last).count == Self.count + 1)
        #expect(solver.isAmbiguous(last))
        // A wish beyond the least length moves the end, one below it fails.
        let wish = try solver.add([Term(last)], .equal, constant: -30_000, priority: 750)
        #expect(solver.value(of: last) == 30_000)
        #expect(!solver.isAmbiguous(last))
        try solver.setConstant(-10_000, of: wish)
        #expect(solver.value(of: last) == 20_003)
        #expect(solver.errors().map(\.error) == [0, 10_003])
        solver.remove(wish)
        // One link is all it takes.
        let link = try #require(links[Self.count / 2])
        solver.remove(link)
        let limit = try solver.add([Term(last)], .lessThanOrEqual, constant: -10_000)
        #expect(solver.value(of: last) <= 10_000)
        #expect(solver.value(of: variables[Self.count / 2]) == 10_003)
        solver.remove(limit)
        solver.checkInvariants()
    }

    @Test("10,000 views each at least 8 below the one before, with wished heights", .timeLimit(.minutes(10)))
    func views() throws {
        let views = (0..<Self.count).map { _ in (top: solver.makeVariable(), height: solver.makeVariable()) }
        var heights: [ConstraintHandle] = []
        try solver.batch {
            _ = try solver.add([Term(views[0].top)], .equal, constant: -3)
            for (above, view) in zip(views, views.dropFirst()) {
                _ = try solver.add(
                    [Term(view.top), Term(above.top, -1), Term(above.height, -1)], .greaterThanOrEqual, constant: -8)
            }
            for view in views {
                _ = try solver.add([Term(view.height)], .greaterThanOrEqual, constant: 0)
                heights.append(
                    try solver.add([Term(view.height)], .greaterThanOrEqual, constant: -20, priority: 750))
                _ = try solver.add([Term(view.height)], .lessThanOrEqual, constant: -20, priority: 250)
            }
        } resolve: {
            Solver.Concession($0.refused, priority: 500)
        }
        #expect(solver.value(of: views[9999].top) == 3 + 9999 * 28)
        try solver.setConstant(-25, of: heights[5000])
        #expect(solver.value(of: views[5000].top) == 3 + 5000 * 28)
        #expect(solver.value(of: views[9999].top) == 8 + 9999 * 28)
        #expect(solver.recordCount < 30 * Self.count)
        solver.checkInvariants()
    }

    @Test("A limit that its length breaks is refused, with all of it as the reason", .timeLimit(.minutes(10)))
    func conflict() throws {
        let (variables, _) = try makeChain(.fromStart)
        var conflict: [ConstraintHandle] = []
        do {
            _ = try solver.add([Term(variables[Self.count])], .lessThanOrEqual, constant: -20_002)
        } catch .unsatisfiable(let others) {
            conflict = others
        } catch {
            Issue.record("\(error)")
        }
        #expect(conflict.count == Self.count + 1)
        #expect(solver.value(of: variables[Self.count]) == 20_003)
    }
}
