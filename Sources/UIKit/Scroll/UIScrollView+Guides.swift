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
}
