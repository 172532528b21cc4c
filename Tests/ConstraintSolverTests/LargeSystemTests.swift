import ConstraintSolver
import Testing

@Suite("Systems of 100,000 variables")
struct LargeSystemTests {
    private static let count = 100_000
    let solver = Solver()

    @Test(
        "A chain from end to end: values, a change at its start, explanation, ambiguity, removal",
        .timeLimit(.minutes(10)))
    func chain() throws {
        let variables = (0..<Self.count).map { _ in solver.makeVariable() }
        var links: [ConstraintHandle] = []
        let start = try solver.add([Term(variables[0])], .equal, constant: -3)
        for (before, after) in zip(variables, variables.dropFirst()) {
            links.append(try solver.add([Term(after), Term(before, -1)], .equal, constant: -2))
        }
        let last = variables[Self.count - 1]
        #expect(solver.value(of: last) == 200_001)
        #expect(solver.takeChanges().count == Self.count)
        try solver.setConstant(-4, of: start)
        #expect(solver.value(of: last) == 200_002)
        #expect(solver.takeChanges().count == Self.count)
        // Each by itself: they are looked at together once.
        #expect(variables.allSatisfy { !solver.isAmbiguous($0) })
        let chain = solver.explain(last)
        #expect(chain.count == Self.count)
        #expect(chain[0].constraint == start)
        #expect(chain.reduce(0) { $0 + $1.contribution } == 200_002)
        // Without the link in the middle the second half floats.
        solver.remove(links[Self.count / 2 - 1])
        #expect(solver.value(of: last) - solver.value(of: variables[Self.count / 2]) == 99_998)
        #expect(solver.isAmbiguous(last))
        #expect(variables[..<(Self.count / 2)].allSatisfy { !solver.isAmbiguous($0) })
        #expect(solver.value(of: variables[Self.count / 2 - 1]) == 100_002)
    }

    @Test("Of changes that cancel nothing is told to the chain behind them, however often", .timeLimit(.minutes(5)))
    func cancellation() throws {
        let (top, height, bottom) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let topTie = try solver.add([Term(top)], .equal, constant: 0)
        let heightTie = try solver.add([Term(height)], .equal, constant: -100)
        _ = try solver.add([Term(bottom), Term(top, -1), Term(height, -1)], .equal, constant: 0)
        var last = bottom
        for _ in 0..<Self.count {
            let next = solver.makeVariable()
            _ = try solver.add([Term(next), Term(last, -1)], .equal, constant: -1)
            last = next
        }
        _ = try solver.add([Term(last)], .lessThanOrEqual, constant: -200_000)
        #expect(solver.value(of: last) == 100_100)
        _ = solver.takeChanges()
        for inset in 1...10_000 {
            try solver.batch {
                try solver.setConstant(-Double(inset), of: topTie)
                try solver.setConstant(Double(inset) - 100, of: heightTie)
            } resolve: { conflict in
                .init(conflict.refused, priority: 999)
            }
            #expect(solver.takeChanges() == [top, height])
        }
        // One that does not cancel reaches the end.
        try solver.setConstant(-10_001, of: topTie)
        #expect(solver.value(of: last) == 100_101)
        solver.checkInvariants()
    }

    @Test("A stack of 50,000 views with wished heights", .timeLimit(.minutes(10)))
    func stack() throws {
        let views = (0..<Self.count / 2).map { _ in (top: solver.makeVariable(), height: solver.makeVariable()) }
        var heights: [ConstraintHandle] = []
        _ = try solver.add([Term(views[0].top)], .equal, constant: 0)
        for (above, view) in zip(views, views.dropFirst()) {
            _ = try solver.add(
                [Term(view.top), Term(above.top, -1), Term(above.height, -1)], .equal, constant: 0)
        }
        for view in views {
            _ = try solver.add([Term(view.height)], .greaterThanOrEqual, constant: 0)
            heights.append(try solver.add([Term(view.height)], .greaterThanOrEqual, constant: -20, priority: 750))
            _ = try solver.add([Term(view.height)], .lessThanOrEqual, constant: -20, priority: 250)
        }
        #expect(solver.value(of: views[views.count - 1].top) == 20 * 49_999)
        // The view in the middle grows: it and all below it move, and nothing else.
        _ = solver.takeChanges()
        try solver.setConstant(-25, of: heights[25_000])
        #expect(solver.takeChanges().count == 1 + 24_999)
        #expect(solver.errors().map(\.error) == [0, 0, 5])
    }
}
