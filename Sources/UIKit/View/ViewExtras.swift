import Foundation

/// What few views have: kept apart, so that the many others stay small.
@MainActor final class ViewExtras {
    var gestureRecognizers: [UIGestureRecognizer]?
    var traitHandlers = TraitChangeHandlers()
    var traitOverrides = UITraitOverrides()
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var watches: [PropertyWatch] = []
    /// Those of the watches that observe a property by its name.
    var namedProperties: [NamedProperty] = []
}

extension UIView {
    func makeExtras() -> ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    func add(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        makeExtras().gestureRecognizers = (extras?.gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        extras?.gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}
