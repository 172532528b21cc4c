import UIKit

/// What UIKit would have raised as an exception, in its words.
public struct LayoutException: Error, Hashable, Sendable, CustomStringConvertible {
    /// `Unable to activate constraint with anchors … because they have no common ancestor. …`
    public let reason: String

    public var description: String { reason }
}

/// Runs `body` and throws the first of the misuses in it that UIKit answers with an exception: a constraint between views
/// without a common ancestor, a constant that is no number, counts that disagree with a list's updates.
///
/// Elsewhere they are printed to standard error, and layout goes on without the constraint. A test asserts them, or that
/// there are none:
///
///     #expect(throws: LayoutException.self) { try withLayoutExceptions { constraint.isActive = true } }
///
/// - Parameter includingConflicts: whether constraints that can't be satisfied together are thrown, too, with UIKit's log as
///   the reason; they are found when layout runs.
@MainActor public func withLayoutExceptions<Result>(
    includingConflicts: Bool = false, _ body: () throws -> Result
) throws -> Result {
    do {
        return try LayoutDiagnostics.throwing(conflicts: includingConflicts, body)
    } catch let diagnostic as LayoutDiagnostic {
        throw LayoutException(reason: diagnostic.message)
    }
}
