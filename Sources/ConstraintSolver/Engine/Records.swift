/// What the engine knows of one variable.
struct VariableRecord: BitwiseCopyable {
    /// How the variable gets its value.
    enum State: UInt8, BitwiseCopyable {
        /// No constraint that mentions it has been worked in: 0.
        case unknown
        /// Through the constraint that `slot` names a term of, from variables of lower order: a required equality, or one that is held.
        case defined
        /// A column of the tableau: free, nothing claims it.
        case column
        /// A row of the tableau: follows from constraints held at zero.
        case row
    }

    /// The optimum, as of the last time it was looked for.
    var value = 0.0
    /// Part of a point where every required constraint holds, those not yet worked in included.
    var point = 0.0
    /// What was last told to the solver's owner.
    var reported = 0.0
    /// Sum of coefficients while an expression is expanded.
    var accumulator = 0.0
    /// A defined variable depends only on variables of lower order and on those of the tableau.
    var order: UInt64 = 0
    /// First of its terms, linked by `TermRecord.next`.
    var head = UInt32.none
    /// Row, column, or the term that it is defined by.
    var slot = UInt32.none
    /// The constraint of `makeEditable`.
    var edit = UInt32.none
    /// Number of constraints that mention it.
    var mentions: UInt32 = 0
    /// Of those, the required ones.
    var requiredMentions: UInt32 = 0
    /// Of those, the ones that are no required equality and so have to be a line of the tableau.
    var lineMentions: UInt32 = 0
    /// Scratch of the choice of definitions: how many open equalities mention it, and the exclusive or of their places.
    var openCount: UInt32 = 0
    var openPlaces: UInt32 = 0
    /// Scratch, `none` between calls.
    var scratch = UInt32.none
    var state = State.unknown
    var isLive = true
    var isChanged = false
    /// Whether it is in `Engine.touchedVariables`.
    var isTouched = false
    var isVisited = false
    var isQueued = false
}

/// What the engine knows of one constraint: `sum(terms) + constant  relation  0`.
struct ConstraintRecord: BitwiseCopyable {
    enum State: UInt8, BitwiseCopyable {
        /// Recorded, not yet worked in.
        case pending
        /// Required equality that gives the variable of term `defines` its value.
        case definition
        /// Row `slot` of the tableau.
        case basic
        /// Column `slot` of the tableau: held at zero. It may define a variable, as long as it is.
        case held
    }

    /// What a batch knows of a required constraint.
    enum Trust: UInt8, BitwiseCopyable {
        /// It holds, or is not required.
        case none
        /// Whether it can hold is found out at the end of the batch.
        case given
        /// The batch cannot hold: taken out until its turn comes.
        case withdrawn
    }

    var constant: Double
    /// The constant that the defined variable has been evaluated with: differences are told to the tableau in the next pass.
    var appliedConstant = 0.0
    /// Largest absolute coefficient, 1 without terms; smaller where a row's numbers are tiny. Inside the tableau the line is divided by it.
    var scale = 1.0
    /// The order of insertion, whatever place the arena gave.
    var sequence: UInt64
    var firstTerm = UInt32.none
    var termCount: UInt32 = 0
    var slot = UInt32.none
    /// The term whose variable gets its value through this constraint.
    var defines = UInt32.none
    var generation: UInt32
    var level: UInt32
    var priority: Float
    var relation: Relation
    var state = State.pending
    var isLive = true
    var trust = Trust.none
    var isEdit = false
    var isVisited = false
    var isOpen = false
    /// Whether it waits in `changedDefinitions`.
    var isQueued = false

    /// Cost a unit of the scaled line where it is greater than zero.
    @inline(__always) var penaltyAbove: Double { relation == .greaterThanOrEqual ? 0 : scale }
    /// Cost a unit of the scaled line where it is less than zero.
    @inline(__always) var penaltyBelow: Double { relation == .lessThanOrEqual ? 0 : scale }
    var isRequiredEquality: Bool { relation == .equal && level == Level.required }

    /// How far `activity` is on the wrong side of zero.
    @inline(__always)
    func error(_ activity: Double) -> Double {
        switch relation {
        case .equal: activity.magnitude
        case .lessThanOrEqual: max(0, activity)
        case .greaterThanOrEqual: max(0, -activity)
        }
    }
}

/// One variable of one constraint; the terms of a constraint are neighbours, those of a variable are linked.
struct TermRecord: BitwiseCopyable {
    var coefficient = 0.0
    var variable = UInt32.none
    var constraint = UInt32.none
    var next = UInt32.none
    var previous = UInt32.none
}

/// A priority in use. Levels have fixed places; their ranks say which is above which.
struct Level: BitwiseCopyable {
    /// The place of priority 1000.
    static let required: UInt32 = 0
    /// The place of a constraint that is to become required, if it can hold without harm to those that are.
    static let trial: UInt32 = 1

    var priority: Float
    /// 0 is the most important.
    var rank: UInt32
    var constraintCount: UInt32 = 0
}
