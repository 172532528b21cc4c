import ConstraintSolver
import Foundation

/// A constraint system in the neutral text form that solvers are compared on.
///
/// One record a line: `V count` variables; `E variable priority` an edit variable; `S value...` values to suggest in turn to every edit
/// variable; `C op priority constant n variable coefficient...` for `sum(coefficient * variable) + constant  op  0`.
struct SolverWorkload {
    struct Constraint {
        var relation: Relation
        var priority: Float
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    var variableCount = 0
    var edits: [(variable: Int, priority: Float)] = []
    var constraints: [Constraint] = []
    var suggestions: [Double] = [400]

    /// A workload without variables.
    init(suggesting suggestions: [Double]) {
        self.suggestions = suggestions
    }

    /// Reads a file. The error names the line that is wrong.
    init(path: String) throws(BenchmarkError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BenchmarkError("\(path): cannot be read")
        }
        for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
            let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard !fields.isEmpty else { continue }
            guard read(fields) else {
                throw BenchmarkError("\(path):\(index + 1): expected V, E, S or C with its numbers")
            }
        }
    }

    private mutating func read(_ fields: [String]) -> Bool {
        switch (fields[0], fields.count) {
        case ("V", 2):
            guard let count = Int(fields[1]), count >= 0 else { return false }
            variableCount = count
        case ("E", 3):
            guard let variable = index(fields[1]), let priority = Float(fields[2]) else { return false }
            edits.append((variable, priority))
        case ("S", 2...):
            let values = fields.dropFirst().compactMap(Double.init)
            guard values.count == fields.count - 1 else { return false }
            suggestions = values
        case ("C", 5...):
            return readConstraint(fields)
        default:
            return false
        }
        return true
    }

    private mutating func readConstraint(_ fields: [String]) -> Bool {
        let relations: [String: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
        guard let relation = relations[fields[1]], let priority = Float(fields[2]), let constant = Double(fields[3]),
            let count = Int(fields[4]), fields.count == 5 + 2 * count
        else { return false }
        var constraint = Constraint(relation: relation, priority: priority, constant: constant, terms: [])
        for place in 0..<count {
            guard let variable = index(fields[5 + 2 * place]), let coefficient = Double(fields[6 + 2 * place]) else {
                return false
            }
            constraint.terms.append((variable, coefficient))
        }
        constraints.append(constraint)
        return true
    }

    private func index(_ field: String) -> Int? {
        Int(field).flatMap { (0..<variableCount).contains($0) ? $0 : nil }
    }
}
