/// What a document may hold at most: it comes from outside, and reading it has to end.
enum DocumentLimits {
    /// Bytes of a file: a hundred times the largest storyboard of 3,980 public documents.
    static let size = 64 << 20
    static let sizeText = "64 MiB"
    /// Elements within each other; the deepest of those documents has 60.
    static let depth = 1000
    static let elements = 1_000_000
    /// Of one element.
    static let attributes = 200
    /// Points: what is beyond lies outside of any screen, and costs the solver its exactness.
    static let length = 1_000_000.0
}
