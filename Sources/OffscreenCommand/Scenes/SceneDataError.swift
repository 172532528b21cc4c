/// What a scene throws when its data is not what it can show; printed as `FILE:LINE:COLUMN: message`.
public struct SceneDataError: Error, Equatable, Sendable {
    /// From 1; nil where the place is unknown.
    public let line: Int?
    /// From 1; nil where the place is unknown.
    public let column: Int?
    /// What is wrong and what was expected: `/3/title: expected a string, found 7`.
    public let message: String

    public init(line: Int? = nil, column: Int? = nil, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}
