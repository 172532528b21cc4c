// The tableau expresses basic lines (rows) through nonbasic lines (columns). A line is a constraint, `sum(terms) + constant` divided by its largest
// coefficient, or a variable that no required equality defines. Nonbasic constraints are held at zero; nonbasic variables are free and stay
// where they are. Entries are linked both ways, so that a change costs what it touches and components never meet.

/// A basic line.
struct Row: BitwiseCopyable {
    /// Where the line is now.
    var value = 0.0
    var penaltyAbove = 0.0
    var penaltyBelow = 0.0
    var head = UInt32.none
    /// Place of the constraint or variable.
    var line: UInt32
    var level: UInt32 = 0
    /// A variable: free, costs nothing.
    var isVariable: Bool
    /// The side of zero on which the line is, or is about to be.
    var isAbove = true

    /// Derivative of the cost of this line with respect to the line.
    @inline(__always) var slope: Double { isAbove ? penaltyAbove : -penaltyBelow }
}

/// A nonbasic line.
struct Column: BitwiseCopyable {
    /// 0 for a constraint.
    var value = 0.0
    /// Movement that is gathered and not yet made.
    var move = 0.0
    /// Scratch of the expansion of an expression.
    var accumulator = 0.0
    var penaltyAbove = 0.0
    var penaltyBelow = 0.0
    var head = UInt32.none
    var line: UInt32
    var level: UInt32 = 0
    /// Rank of the list of improving columns it is in.
    var bucket = UInt32.none
    var bucketNext = UInt32.none
    var bucketPrevious = UInt32.none
    var isVariable: Bool
    /// Has to be priced again.
    var isDirty = false
    var isTouched = false
    /// The direction that improves, while in a bucket.
    var isUpward = false
    var isLive = true
}

/// A number of the tableau that is not zero.
struct Entry: BitwiseCopyable {
    var value: Double
    var row: UInt32
    var column: UInt32
    var rowNext: UInt32
    var rowPrevious: UInt32
    var columnNext: UInt32
    var columnPrevious: UInt32
}

/// Where a moving column meets the zero of a row.
struct Kink: BitwiseCopyable {
    var length: Double
    var size: Double
    var row: UInt32
    /// Of the row's constraint, for ties.
    var line: UInt32
}

/// A column with its coefficient, while a row is being changed.
struct ColumnCoefficient: BitwiseCopyable {
    var column: UInt32
    var coefficient: Double
}

/// A variable waiting to be expanded.
struct Expansion: BitwiseCopyable {
    var order: UInt64
    var variable: UInt32
}
