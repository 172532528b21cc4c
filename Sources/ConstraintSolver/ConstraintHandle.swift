/// Names one constraint of one solver, from `Solver.add` until `Solver.remove`; a later constraint never has an equal handle.
package struct ConstraintHandle: Hashable, Sendable {
    /// The place in the solver's arena; used again after a removal.
    package let index: UInt32
    /// How often that place had been freed when this handle was made.
    package let generation: UInt32
}
