/// Finds the values that err least, level after level, for one connected component.
///
/// Each constraint is a *line* `r = sum(terms) + constant` whose cost is piecewise linear with its only kink at zero. The tableau expresses the
/// basic lines through the nonbasic ones, which are constraints held at zero, or variables nothing has claimed. An exchange brings
/// one nonbasic line into the basis and holds another line at zero instead, walking past kinks as long as that pays (the long step of
/// Barrodale and Roberts, 1973). Required constraints are simply the highest level, so feasibility needs no phase of its own.
struct DenseSimplex {
    /// One constraint of the component, with columns local to it.
    struct Row {
        var terms: [(column: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        /// 0 is the most important.
        var level: Int
    }

    /// Below this a residual, in units of a row whose largest coefficient is 1, counts as none.
    static let tolerance = 1e-8

    let rows: [Row]
    let columnCount: Int
    let levelCount: Int
    /// Largest absolute coefficient of each row; rows are divided by it inside the tableau.
    var scale: [Double]
    /// Row after row, `columnCount` entries each.
    var tableau: [Double]
    var lineValue: [Double]
    /// The side of zero on which a basic line is, or is about to be.
    var isPositive: [Bool]
    /// Lines below `rows.count` are constraints, those above are variables.
    var basicLine: [Int]
    var nonbasicLine: [Int]
    /// `levelCount` entries a column: change of the cost of the basic lines when the column's line grows.
    var slope: [Double]
    var slopeMagnitude: [Double]

    init(rows: [Row], columnCount: Int, levelCount: Int) {
        self.rows = rows
        self.columnCount = columnCount
        self.levelCount = levelCount
        let count = rows.count
        scale = [Double](repeating: 1, count: count)
        tableau = [Double](repeating: 0, count: count * columnCount)
        lineValue = [Double](repeating: 0, count: count)
        isPositive = [Bool](repeating: true, count: count)
        basicLine = Array(0..<count)
        nonbasicLine = Array(count..<(count + columnCount))
        slope = [Double](repeating: 0, count: columnCount * levelCount)
        slopeMagnitude = slope
        for (index, row) in rows.enumerated() { load(row, at: index) }
    }

    private mutating func load(_ row: Row, at index: Int) {
        let start = index * columnCount
        for term in row.terms { tableau[start + term.column] += term.coefficient }
        var largest = 0.0
        for column in 0..<columnCount { largest = max(largest, tableau[start + column].magnitude) }
        guard largest > 0 else {
            lineValue[index] = row.constant
            isPositive[index] = row.constant >= 0
            return
        }
        scale[index] = largest
        for column in 0..<columnCount { tableau[start + column] /= largest }
        lineValue[index] = row.constant / largest
        isPositive[index] = row.constant >= 0
    }

    /// Runs to the optimum. Afterwards `values()` and `error(of:)` answer.
    mutating func optimize() {
        claimVariables()
        // Far above what any real system takes; it ends a walk that rounding errors would make endless.
        let limit = 100 * (rows.count + columnCount) + 1000
        for iteration in 0..<limit {
            computeSlopes()
            // Bland's rule, which cannot cycle, once the greedy choice has had its time.
            guard let (column, direction) = entering(greedy: iteration < limit / 2) else { return }
            step(column: column, direction: direction, passesKinks: iteration < limit / 2)
        }
    }

    /// The value of each variable.
    func values() -> [Double] {
        var result = [Double](repeating: 0, count: columnCount)
        for (place, line) in basicLine.enumerated() where line >= rows.count {
            result[line - rows.count] = lineValue[place]
        }
        return result
    }

    /// Whether a signed violation of a line costs anything on this side.
    func isPenalized(_ line: Int, positive: Bool) -> Bool {
        guard line < rows.count else { return false }
        switch rows[line].relation {
        case .equal: return true
        case .lessThanOrEqual: return positive
        case .greaterThanOrEqual: return !positive
        }
    }
}
