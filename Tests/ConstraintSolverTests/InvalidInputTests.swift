import ConstraintSolver
import Testing

@Suite("Input that has no meaning")
struct InvalidInputTests {
    let solver = Solver()

    func invalid(_ body: () throws(ConstraintSolverError) -> Void) -> ConstraintSolverError.InvalidInput? {
        do {
            try body()
            return nil
        } catch .invalid(let input) {
            return input
        } catch {
            return nil
        }
    }

    @Test("A constant that is not finite is refused", arguments: [Double.infinity, -.infinity])
    func constant(value: Double) {
        let x = solver.makeVariable()
        let found = invalid { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x)], .equal, constant: value)
        }
        #expect(found == .constantNotFinite(value))
    }

    @Test("What is not a number is refused wherever it comes in, and changes nothing")
    func notANumber() throws {
        let x = solver.makeVariable()
        let width = try solver.add([Term(x)], .equal, constant: -44, priority: 500)
        try solver.makeEditable(x, priority: 250)
        let found = [
            invalid { () throws(ConstraintSolverError) in _ = try solver.add([Term(x)], .equal, constant: .nan) },
            invalid { () throws(ConstraintSolverError) in try solver.setConstant(.nan, of: width) },
            invalid { () throws(ConstraintSolverError) in try solver.suggest(.nan, for: x) },
        ]
        for input in found {
            guard case .constantNotFinite(let value) = input else {
                Issue.record("accepted a constant that is not a number")
                continue
            }
            #expect(value.isNaN)
        }
        let coefficient = invalid { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x, .nan)], .equal, constant: 0)
        }
        guard case .coefficientNotFinite(let value, let variable) = coefficient else {
            Issue.record("accepted a coefficient that is not a number")
            return
        }
        #expect(value.isNaN)
        #expect(variable == x)
        #expect(solver.value(of: x) == 44)
    }

    @Test("A coefficient that is not finite is refused")
    func coefficient() {
        let x = solver.makeVariable()
        let found = invalid { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x, .infinity)], .equal, constant: 0)
        }
        #expect(found == .coefficientNotFinite(.infinity, of: x))
    }

    @Test("A priority outside of (0...1000] is refused", arguments: [Float(0), -1, 1000.5, .infinity])
    func priority(value: Float) {
        let x = solver.makeVariable()
        let found = invalid { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x)], .equal, constant: 0, priority: value)
        }
        #expect(found == .priorityOutOfRange(value))
    }

    @Test("A priority that is not a number is refused")
    func priorityNaN() {
        let x = solver.makeVariable()
        let found = invalid { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x)], .equal, constant: 0, priority: .nan)
        }
        guard case .priorityOutOfRange = found else {
            Issue.record("accepted a priority that is not a number")
            return
        }
    }

    @Test("A removed constraint is unknown even after its place was used again")
    func staleHandle() throws {
        let x = solver.makeVariable()
        let old = try solver.add([Term(x)], .equal, constant: -1)
        solver.remove(old)
        _ = try solver.add([Term(x)], .equal, constant: -2)
        let found = invalid { () throws(ConstraintSolverError) in try solver.setConstant(-3, of: old) }
        #expect(found == .unknownConstraint(old))
        #expect(solver.value(of: x) == 2)
    }

    @Test("A released variable is unknown")
    func releasedVariable() {
        let x = solver.makeVariable()
        solver.release(x)
        let found = invalid { () throws(ConstraintSolverError) in
            _ = try solver.add([Term(x)], .equal, constant: -1)
        }
        #expect(found == .unknownVariable(x))
    }
}
