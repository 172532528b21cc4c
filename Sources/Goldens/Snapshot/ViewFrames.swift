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

    /// Reads the frames of `root` and everything in it.
    @MainActor package init(source: String, root: UIView, size: CGSize, scale: CGFloat) {
        self.source = source
        self.size = size
        self.scale = scale
        var entries: [Entry] = []
        var pending = [(view: root, depth: 0)]
        while let (view, depth) = pending.popLast() {
            entries.append(
                Entry(
                    id: view.accessibilityIdentifier, className: ViewPath.name(of: view), frame: view.frame,
                    origin: view.bounds.origin, depth: depth))
            for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
        }
        views = entries
    }

    /// For each view the classes from the root down, each with its index among its siblings: `UIView/UILabel[2]`.
    package var paths: [String] { ViewPath.paths(of: views.map { ($0.className, $0.depth) }) }
}
