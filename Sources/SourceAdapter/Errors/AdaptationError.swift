/// What of the sources could not be carried over; never empty.
package struct AdaptationError: Error, Hashable {
    package let problems: [SourceProblem]
}

/// Something at a place of a source file that has no counterpart without the Objective-C runtime.
package struct SourceProblem: Error, Hashable {
    package enum Reason: Hashable, Sendable {
        /// The parser's words.
        case syntax(String)
        case depth(limit: Int)
        case malformedSelector
        /// A method's or property's bare name outside of any type.
        case ownerlessSelector(name: String)
        case classMethodSelector(name: String)
        /// A getter's or setter's selector of a value, not of a type.
        case accessorOfValue
        case malformedKeyPath
        case optionalRequirement(name: String)
        case managedProperty
        case applicationMain(attribute: String)
    }

    package let path: String
    /// From 1; the column counts UTF-8 code units, as the compiler's do.
    package let line: Int
    package let column: Int
    package let reason: Reason
}
