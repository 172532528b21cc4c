import Foundation

/// The rectangle of a scroll view's content, from the origin of its coordinates.
final class ScrollContentGuide: UILayoutGuide {
    var contentSize: CGSize { (owningView as? UIScrollView)?.contentSize ?? .zero }
}

extension UIScrollView {
    /// The content's rectangle: constraints to it decide `contentSize`. Constraints from inside the scroll view to its own
    /// edges mean this guide; those to its centre, as to its size, mean the frame.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = scrollGuides.content { return guide }
        let guide = ScrollContentGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        scrollGuides.content = guide
        addLayoutGuide(guide)
        return guide
    }

    /// The scroll view's own rectangle, which stays in place while the content moves.
    public var frameLayoutGuide: UILayoutGuide {
        if let guide = scrollGuides.frame { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-frameLayoutGuide"
        guide.systemInsets = .zero
        scrollGuides.frame = guide
        addLayoutGuide(guide)
        return guide
    }

    /// Takes the content size that constraints decide, where there are any.
    func adoptContentSize() {
        guard let item = scrollGuides.content?.engineItem, let engine = item.engine else { return }
        let size = engine.roundedFrame(of: item).size
        if size != contentSize { contentSize = size }
    }

    func contentSizeDidChangeForEngine() {
        guard let item = scrollGuides.content?.engineItem, let engine = item.engine else { return }
        engine.placementDidChange(of: item)
    }

    /// Content that is tied to the frame, or to views outside, stays where it is while the rest moves.
    func offsetDidChangeForEngine() {
        guard let engine = rootView.engine else { return }
        for guide in layoutGuides where guide.systemInsets != nil { engine.systemInsetsDidChange(of: guide) }
        for view in sequence(first: superview, next: { $0?.superview }) {
            guard let view else { break }
            for constraint in view.constraints where reachesInside(constraint.first) || reachesInside(constraint.second)
            {
                engine.constantDidChange(of: constraint)
            }
        }
    }

    private func reachesInside(_ item: (any LayoutItem)?) -> Bool {
        guard let view = item?.layoutView else { return false }
        return (view !== self || item is UILayoutGuide) && view.isDescendant(of: self)
    }
}
