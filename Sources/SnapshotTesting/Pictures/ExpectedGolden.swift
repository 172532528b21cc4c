import Foundation
import Goldens

/// The golden that the picture under way will be compared with: what is proven to be the same need not be drawn.
struct ExpectedGolden: Sendable {
    /// Nil where pictures are always drawn and compared.
    @TaskLocal static var current: ExpectedGolden?

    /// With any value, every picture is drawn and compared, also one whose display list and fonts prove it unchanged.
    static let variable = "SNAPSHOT_PIXELS"

    private let store: GoldenStore
    private let path: String

    /// Nil where the variable asks for pixels.
    init?(at place: SnapshotPlace) {
        guard (ProcessInfo.processInfo.environment[Self.variable] ?? "").isEmpty else { return nil }
        store = GoldenStore(folder: place.folder, mode: .never)
        path = place.path
    }

    /// A golden that cannot be read proves nothing; comparing it says why.
    func proves(_ snapshot: UndrawnSnapshot) -> Bool {
        (try? store.isProven(snapshot, at: path)) ?? false
    }
}
