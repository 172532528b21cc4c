import Foundation
import UIKit

/// Taps of the command line.
extension StagedScene {
    /// Taps views by accessibility identifier, in order, as a finger would: at the centre, if nothing covers it.
    ///
    /// After each tap everything that the scene put off to the main queue is done and the window laid out.
    func play(_ taps: [String], scene: String) throws(CommandError) {
        for identifier in taps {
            let view = try view(identified: identifier, scene: scene)
            try tap(view, identifier: identifier, scene: scene)
            settle()
        }
    }

    private func view(identified identifier: String, scene: String) throws(CommandError) -> UIView {
        var known: [String] = []
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            if view.accessibilityIdentifier == identifier { return view }
            if let id = view.accessibilityIdentifier { known.append(id) }
            pending += view.subviews.reversed()
        }
        throw .unknownControl(identifier, scene: scene, nearest: Suggestion.nearest(to: identifier, in: known))
    }

    private func tap(_ view: UIView, identifier: String, scene: String) throws(CommandError) {
        func refuse(_ reason: String) -> CommandError { .untappable(identifier, scene: scene, reason: reason) }
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard let hit = window.hitTest(center, with: nil), hit === view || hit.isDescendant(of: view) else {
            throw refuse("it is hidden, covered, outside of the window or takes no touches")
        }
        for view in sequence(first: hit, next: \.superview) {
            if let control = view as? UIControl {
                guard control.isEnabled else { throw refuse("it is disabled") }
                return control.performTap(at: window.convert(center, to: control))
            }
            let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
            if taps.contains(where: { $0.performTap(at: center) }) { return }
            if let cell = view as? UICollectionViewCell, let list = cell.superview as? UICollectionView,
                let indexPath = list.indexPath(for: cell)
            {
                guard list.allowsTaps else { throw refuse("its list allows no selection") }
                return list.tapItem(at: indexPath)
            }
            if let cell = view as? UITableViewCell, let table = cell.superview as? UITableView,
                let indexPath = table.indexPath(for: cell)
            {
                guard table.allowsTaps else { throw refuse("its list allows no selection") }
                return table.tapRow(at: indexPath)
            }
        }
        throw refuse("it is no control, in no cell of a list, and waits for no tap")
    }
}
