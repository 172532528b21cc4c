package import UIKit

/// The frames of a view tree as data: what `layout` prints, and what stands beside each golden picture.
package struct ViewFrames: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        /// The accessibility identifier, if there is one.
        package let id: String?
        package let className: String
        /// In the superview's coordinates, in points.
        package let frame: CGRect
        /// The point of the view's own coordinates, in points, that lies in its top left corner: what its subviews' frames
        /// are shifted by on the screen. Not zero in a scroll view that has scrolled, or begins below a bar.
        package let origin: CGPoint
        /// 0 for the root view.
        package let depth: Int
    }

    /// What was laid out: the scene's name.
    package let source: String
    /// The window's size in points.
    package let size: CGSize
    /// Pixels a point.
    package let scale: CGFloat
    /// Parents before their children, siblings from back to front.
    package let views: [Entry]

    /// What a view is called in a list of frames.
    package struct Name: Sendable {
        package let id: String?
        package let className: String

        package init(id: String?, className: String) {
            self.id = id
            self.className = className
        }
    }

    /// Reads the frames of `root` and everything in it.
    @MainActor package init(source: String, root: UIView, size: CGSize, scale: CGFloat) {
        self.init(source: source, roots: [root], size: size, scale: scale) { view in
            Name(id: view.accessibilityIdentifier, className: ViewPath.name(of: view))
        }
    }

    /// Reads the frames of several trees, one after the other.
    ///
    /// - Parameter name: what a view is called.
    @MainActor package init(
        source: String, roots: [UIView], size: CGSize, scale: CGFloat, name: (UIView) -> Name
    ) {
        self.source = source
        self.size = size
        self.scale = scale
        var entries: [Entry] = []
        for root in roots {
            Self.visit(root) { view, depth in
                let name = name(view)
                entries.append(
                    Entry(
                        id: name.id, className: name.className, frame: view.frame, origin: view.bounds.origin,
                        depth: depth))
            }
        }
        views = entries
    }

    /// Visits `root`, at depth 0, and everything in it: parents before their children, siblings from back to front.
    @MainActor static func visit(_ root: UIView, _ body: (UIView, _ depth: Int) -> Void) {
        var pending = [(view: root, depth: 0)]
        while let (view, depth) = pending.popLast() {
            body(view, depth)
            for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
        }
    }

    /// For each view the classes from the root down, each with its index among its siblings: `UIView/UILabel[2]`.
    package var paths: [String] { ViewPath.paths(of: views.map { ($0.className, $0.depth) }) }
}
