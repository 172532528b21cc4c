import Foundation
import UIKit

/// Views within each other in a window, one a level.
@MainActor final class DeepTree {
    /// What ties a view to the one that it is in.
    enum Tie {
        /// Constraints to the four edges.
        case pinned
        /// Frames that follow by masks.
        case masks
        /// A top edge a point below the superview's, so that each view has a safe area of its own; the bottom edge is that of the guide.
        case insets
        /// The same with a height that follows that of the guide.
        case insetHeights
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private(set) var deepest: UIView
    /// Of each view to the one that it is in.
    private(set) var distances: [NSLayoutConstraint] = []
    var top: UIView? { window.subviews.first }

    init() {
        deepest = window
    }

    convenience init(_ depth: Int, _ tie: Tie) {
        self.init()
        switch tie {
        case .pinned, .masks: break
        case .insets, .insetHeights:
            window.frame.size.height = 4 * CGFloat(depth)
            window.environmentSafeAreaInsets.top = CGFloat(depth)
        }
        build(depth, tie)
    }

    /// Adds views from the root down.
    func build(_ depth: Int, _ tie: Tie) {
        for level in 0..<depth {
            let view = UIView()
            deepest.addSubview(view)
            distances += Self.tie(view, to: deepest, tie, inset: CGFloat(depth - level))
            deepest = view
        }
    }

    /// Returns false when the window is empty.
    func removeDeepest() -> Bool {
        guard let superview = deepest.superview else { return false }
        deepest.removeFromSuperview()
        deepest = superview
        return true
    }

    /// Views within each other, the innermost made first.
    static func viewBuiltFromTheLeaf(_ depth: Int) -> UIView { wrap(UIView(), depth - 1) }

    /// Puts the view into another one, that into the next, and so on.
    ///
    /// - Parameter layingOut: lays each view out before there is anything in it.
    static func wrap(_ view: UIView, _ depth: Int, layingOut: Bool = false) -> UIView {
        var inner = view
        for _ in 0..<depth {
            let outer = UIView()
            if layingOut { outer.layoutIfNeeded() }
            outer.addSubview(inner)
            _ = tie(inner, to: outer, .pinned, inset: 0)
            inner = outer
        }
        inner.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        return inner
    }

    /// - Parameter inset: what the superview's safe area will have at the top.
    /// - Returns: the constraint to the top edge, if there is one.
    private static func tie(
        _ view: UIView, to superview: UIView, _ tie: Tie, inset: CGFloat
    ) -> [NSLayoutConstraint] {
        guard tie != .masks else {
            view.frame = superview.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return []
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        let top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: tie == .pinned ? 0 : 1)
        let vertical =
            switch tie {
            case .pinned, .masks: view.bottomAnchor.constraint(equalTo: superview.bottomAnchor)
            case .insets: view.bottomAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.bottomAnchor)
            case .insetHeights:
                view.heightAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.heightAnchor, constant: inset)
            }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -0.01), top, vertical,
        ])
        return [top]
    }
}
