import Foundation

/// A view on the way down to the one that is hit, with the point in its own coordinates.
private struct HitCandidate {
    let view: UIView
    let point: CGPoint
    /// How many of the subviews, from the back, have not been asked yet.
    var remaining: Int
}

extension UIView {
    /// Calls of `hitTest(_:with:)` within each other that a thread's stack has room for.
    private static let hitTestLimit = 500
    private static var hitTestDepth = 0

    /// The frontmost view that contains the point and takes touches.
    ///
    /// Plain views are searched in a loop; those of other classes are asked, as they may answer in their own way.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesHit(at: point, with: event) else { return nil }
        guard Self.hitTestDepth < Self.hitTestLimit else {
            LayoutDiagnostics.report(
                .nestedTooDeep(view: NSLayoutConstraint.name(of: self), what: "hit tested", limit: Self.hitTestLimit))
            return nil
        }
        Self.hitTestDepth += 1
        defer { Self.hitTestDepth -= 1 }
        var path = [HitCandidate(view: self, point: point, remaining: subviews.count)]
        while var candidate = path.popLast() {
            candidate.remaining -= 1
            let subviews = candidate.view.subviews
            // An overridden method may have taken subviews away.
            guard candidate.remaining >= 0, candidate.remaining < subviews.count else {
                if candidate.remaining < 0 { return candidate.view }
                path.append(candidate)
                continue
            }
            path.append(candidate)
            let view = subviews[candidate.remaining]
            let inner = candidate.point.applying(view.layer.transformToSuperlayer.inverted())
            if type(of: view) != UIView.self {
                if let hit = view.hitTest(inner, with: event) { return hit }
            } else if view.takesHit(at: inner, with: event) {
                path.append(HitCandidate(view: view, point: inner, remaining: view.subviews.count))
            }
        }
        return nil
    }

    private func takesHit(at point: CGPoint, with event: UIEvent?) -> Bool {
        isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
    }
}
