/// Stops the program where a caller breaks a rule of the solver, with a text that names the remedy.
///
/// Not `precondition`, whose text optimised builds leave out.
@inline(__always)
func demand(_ isMet: Bool, _ remedy: StaticString) {
    if !isMet { fatalError("\(remedy)") }
}
