/// A number the solver chooses: one edge or size of a view. Made by `Solver.makeVariable()`, meaningful only to that solver.
package struct Variable: Hashable, Sendable {
    /// The place in the solver's arena; used again after `Solver.release(_:)`.
    package let index: UInt32
}
