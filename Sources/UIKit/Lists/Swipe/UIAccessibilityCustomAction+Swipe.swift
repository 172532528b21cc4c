import Foundation

extension UIAccessibilityCustomAction {
    /// The actions at the sides of a row, which a swipe shows to others.
    static func actions(of sides: [UISwipeActionsConfiguration?], in cell: UIView) -> [UIAccessibilityCustomAction] {
        sides.compactMap { $0?.actions }.joined().map { action in
            UIAccessibilityCustomAction(name: action.title ?? "") { [weak cell] _ in
                guard let cell else { return false }
                var isDone = true
                action.handler(action, cell) { isDone = $0 }
                return isDone
            }
        }
    }
}
