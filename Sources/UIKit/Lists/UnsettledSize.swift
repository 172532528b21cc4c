import Foundation

/// A size that a row or item asked for, and the one before it.
package struct UnsettledSize: Hashable, Sendable {
    let indexPath: IndexPath
    let former: String
    let latter: String

    init(_ indexPath: IndexPath, former: CGSize, latter: CGSize) {
        self.indexPath = indexPath
        (self.former, self.latter) = (Self.text(former), Self.text(latter))
    }

    private static func text(_ size: CGSize) -> String { "\(size.width) x \(size.height)" }
}

/// Follows the sizes that a list's rows or items ask for within one layout, to name the one that keeps changing.
///
/// Filled by the list as it measures; read where layout is ended because it does not settle.
struct SizeHistory<Element: Hashable> {
    /// Rounds of the list's update that one change of a size takes: it is found, taken over, and looked at again.
    private static var roundsOfChange: Int { 3 }

    /// What each asked for last, within the layout that runs.
    private var latest: [Element: CGSize] = [:]
    /// The layout that runs, by its number.
    private var pass = -1
    private var round = 0
    private var changed: (size: UnsettledSize, round: Int)?

    /// What asks for another size than it did before, if it did so just now.
    var unsettled: UnsettledSize? {
        guard let changed, round - changed.round < Self.roundsOfChange else { return nil }
        return changed.size
    }

    mutating func beginRound() { round += 1 }

    /// - Parameter pass: the number of the layout that runs.
    mutating func note(_ size: CGSize, of element: Element, at indexPath: IndexPath, pass: Int) {
        if pass != self.pass {
            self.pass = pass
            latest.removeAll(keepingCapacity: true)
            changed = nil
        }
        if let former = latest[element], former != size {
            changed = (UnsettledSize(indexPath, former: former, latter: size), round)
        }
        latest[element] = size
    }
}
