/// Answers as a server would: after a while, and off the main actor.
public struct QuoteService: Sendable {
    public init() {}

    public func text() async throws -> String {
        try await Task.sleep(for: .seconds(2))
        return "Simplicity is prerequisite for reliability."
    }

    public func author() async throws -> String {
        try await Task.sleep(for: .milliseconds(300))
        return "Edsger W. Dijkstra"
    }
}
