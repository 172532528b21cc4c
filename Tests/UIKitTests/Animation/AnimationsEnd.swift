import UIKit

/// Waits until every animation that was begun before has ended.
@MainActor func animationsEnd() async {
    await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 1000, animations: {}, completion: { _ in continuation.resume() })
    }
}
