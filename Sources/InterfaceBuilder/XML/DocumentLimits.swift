/// What a document may hold at most: it comes from outside, and reading it has to end.
package enum DocumentLimits {
    /// Bytes of a file; the largest of 1,217 public documents has 1.2 MB.
    static let size = 64 << 20
    static let sizeText = "64 MiB"
    /// Elements within each other; the deepest of those documents has 27.
    static let depth = 1000
    static let elements = 1_000_000
    /// Views and constraints; a solver's time grows faster than their number. The largest of those documents have 927
    /// views and 2,136 constraints.
    package static let views = 20_000
    package static let constraints = 40_000
    /// Of one element.
    static let attributes = 200
    /// Points: what is beyond lies outside of any screen, and costs the solver its exactness.
    package static let length = 1_000_000.0
}
