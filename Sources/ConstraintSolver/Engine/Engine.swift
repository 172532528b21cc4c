/// The arithmetic behind `Solver`: arenas, definitions, tableau.
///
/// A pass of `optimize()` reads as the pipeline:
///
/// 1. constraints that were removed leave the tableau; components that lost a definition fall apart;
/// 2. changed constants move what depends on them;
/// 3. required equalities become definitions, each of one variable nobody has defined, where that is possible without a cycle;
/// 4. other equalities, and inequalities that fail, claim a free variable each: they define it, as long as they are held at zero;
/// 5. what finds none becomes a row, expressed through what is left;
/// 6. exchanges improve the answer until none can, most important level first;
/// 7. values flow along the definitions to the variables that changed.
///
/// Where much is new, one component after the other takes steps 3 to 7 while it is in the processor's cache. Each step touches only what changed
/// and what hangs on it. Whether a new required constraint can hold is found out by a pass with it just
/// below the required ones (`makeFeasible`), or by one pass with all those of a batch (`endBatch`).
struct Engine: ~Copyable {
    var variables = Storage<VariableRecord>()
    var constraints = Storage<ConstraintRecord>()
    var terms = Storage<TermRecord>()
    var levels = Storage<Level>()
    var rows = Storage<Row>()
    var columns = Storage<Column>()
    var entries = Storage<Entry>()

    var freeVariables = Storage<UInt32>()
    var freeConstraints = Storage<UInt32>()
    var freeRows = Storage<UInt32>()
    var freeColumns = Storage<UInt32>()
    /// First free entry, linked by `rowNext`.
    var freeEntry = UInt32.none
    /// First free run of terms of each size class, linked by `next`.
    var freeTerms = Storage<UInt32>()

    var nextSequence: UInt64 = 0
    var nextOrder: UInt64 = 1

    // What waits for the next pass.
    var pending = Storage<UInt32>()
    /// Pending constraints that only a read will work in; `none` where one of them left the list.
    var deferred = Storage<UInt32>()
    /// Where the part of each component in `deferred` ends; empty where that is not known.
    var deferredEnds = Storage<UInt32>()
    var dead = Storage<UInt32>()
    var released = Storage<UInt32>()
    /// Variables whose component has to be worked in again from the start.
    var resetSeeds = Storage<UInt32>()
    var changedDefinitions = Storage<UInt32>()
    /// Variables of the tableau that moved, until `propagate` has told those defined by them.
    var movedVariables = Storage<UInt32>()
    /// Variables whose point was moved ahead of the pass.
    var movedPoints = Storage<UInt32>()
    var dirtyColumns = Storage<UInt32>()
    /// Rows of required constraints that were seen to fail.
    var suspects = Storage<UInt32>()
    /// Required constraints of the batch, in the order in which they were stated.
    var trusted = Storage<UInt32>()
    var isBatching = false
    /// Whether a pass inside the batch saw a required constraint fail.
    var hasFailedInBatch = false
    /// How many more variables may be brought up to date just so that a constraint can claim one without a row.
    var catchUpBudget = 0
    /// Whether a variable was defined after others that depend on it.
    var isOrderStale = false
    /// Of each variable one before it in the same component; `none` for the first one.
    var components = Storage<UInt32>()
    /// Whether components may have fallen apart since.
    var areComponentsStale = false
    /// Which variables hang on a column that moves for free; empty where nobody has asked since the last change.
    var movable = Storage<Bool>()
    /// For `Solver.takeChanges()`.
    var changedVariables = Storage<UInt32>()
    /// For `Solver.takeAffected(limit:)`: of constraints that were added, removed or changed.
    var touchedVariables = Storage<UInt32>()

    // Scratch.
    var gathered = Storage<UInt32>()
    var componentNumbers = Storage<UInt32>()
    var componentEnds = Storage<UInt32>()
    /// Of each pending constraint.
    var pendingComponents = Storage<UInt32>()
    var newRows = Storage<UInt32>()
    var sortedRows = Storage<UInt32>()
    var rankStarts = Storage<UInt32>()
    var peelBuckets0 = Storage<UInt32>()
    var peelBuckets1 = Storage<UInt32>()
    var peelBuckets2 = Storage<UInt32>()
    var peelBuckets3 = Storage<UInt32>()
    var peeled = Storage<UInt32>()
    var heap = Storage<Expansion>()
    var touchedColumns = Storage<UInt32>()
    /// The value of the expression that is being expanded, but for its own constant.
    var expandedValue = 0.0
    var pivotRow = Storage<ColumnCoefficient>()
    var kinks = Storage<Kink>()
    var slopes = Storage<Double>()
    var slopeSizes = Storage<Double>()
    /// First improving column of each rank.
    var buckets = Storage<UInt32>()
    /// No bucket below this rank has a column.
    var lowestBucket: UInt32 = 0
    var stack = Storage<UInt32>()
    var visitOrder = Storage<UInt32>()
    var regionVariables = Storage<UInt32>()
    var regionConstraints = Storage<UInt32>()

    /// Exchanges since the tableau was last built afresh: rounding errors grow with them.
    var exchangeCount = 0

    init() {
        levels.append(Level(priority: 1000, rank: 0))
        levels.append(Level(priority: 1000, rank: 1))
        freeTerms.resize(to: 40, filling: .none)
    }
}
