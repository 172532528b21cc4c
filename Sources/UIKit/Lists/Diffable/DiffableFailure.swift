import Foundation

/// What an app did with a snapshot that makes no sense; it is reported and left undone.
package enum DiffableFailure: Error, Hashable, Sendable {
    /// `kind` is "item" or "section".
    case repeated(_ kind: String, String)
    case missing(_ kind: String, String)
    case noSection
    case noCell(IndexPath)

    /// Tells whoever collects layout's messages; snapshots are made on any thread.
    func report() {
        LayoutDiagnostics.reportFromAnyThread(.snapshotMisused(self))
    }

    package var message: String {
        switch self {
        case .repeated(let kind, let identifier):
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}"
        case .missing(let kind, let identifier):
            "the snapshot has no \(kind) with the identifier \(identifier)"
        case .noSection:
            "There are currently no sections in the data source. Please add a section first."
        case .noCell(let indexPath):
            "the cell provider answered nil for item \(indexPath.item) in section \(indexPath.section)"
        }
    }
}
