import Foundation

/// The axes of a scroll view along which something holds.
struct ScrollAxes: Equatable {
    var vertical = false
    var horizontal = false
}

extension ScrollAxes {
    init(_ direction: UICollectionView.ScrollDirection) {
        self.init(vertical: direction == .vertical, horizontal: direction == .horizontal)
    }
}

extension UIEdgeInsets {
    /// The insets along these axes alone.
    func along(_ axes: ScrollAxes) -> UIEdgeInsets {
        without(ScrollAxes(vertical: !axes.vertical, horizontal: !axes.horizontal))
    }

    /// The insets along the other axes than these.
    func without(_ axes: ScrollAxes) -> UIEdgeInsets {
        UIEdgeInsets(
            top: axes.vertical ? 0 : top, left: axes.horizontal ? 0 : left, bottom: axes.vertical ? 0 : bottom,
            right: axes.horizontal ? 0 : right)
    }
}

extension UIScrollView {
    /// Works `adjustedContentInset` out again and keeps content that rested at its beginning there; an offset that is beyond
    /// the content's ends with the new insets is taken back to them.
    func updateAdjustedContentInset() {
        let axes = axesWithSafeArea
        if window?.isFittedToContent != true { axesAtDeviceHeight = window == nil ? nil : axes }
        updatePropagation(axes)
        let old = adjustedContentInset
        let new = adjusted(contentInset, axes)
        guard new != old else { return }
        let offset = contentOffset
        adjustedContentInset = new
        var moved = offset
        if offset.y == -old.top { moved.y = 0 - new.top }
        if offset.x == -old.left { moved.x = 0 - new.left }
        if moved != offset { contentOffset = moved }
        if contentSize != .zero { limitOffset() }
        adjustedContentInsetDidChange()
        insetsDidChange(from: old)
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Where the safe area is added to the content's insets.
    private var axesWithSafeArea: ScrollAxes {
        // In a window that is as high as the content nothing scrolls any more; on the device it would.
        if let axesAtDeviceHeight, window?.isFittedToContent == true { return axesAtDeviceHeight }
        var axes = ScrollAxes(
            vertical: contentSize.height > bounds.height || alwaysBounceVertical,
            horizontal: contentSize.width > bounds.width || alwaysBounceHorizontal)
        switch contentInsetAdjustmentBehavior {
        case .never: return ScrollAxes()
        case .always: return ScrollAxes(vertical: true, horizontal: true)
        case .scrollableAxes: return axes
        case .automatic:
            axes.vertical = axes.vertical || isInNavigationController
            return axes
        }
    }

    /// Whether the nearest controller is one that a navigation controller shows.
    private var isInNavigationController: Bool {
        let views = sequence(first: self as UIView, next: \.superviewReference)
        return views.lazy.compactMap(\.viewController).first?.navigationController != nil
    }

    private func adjusted(_ insets: UIEdgeInsets, _ axes: ScrollAxes) -> UIEdgeInsets {
        guard axes != ScrollAxes() else { return insets }
        let added = safeAreaInsets.along(axes)
        return UIEdgeInsets(
            top: insets.top + added.top, left: insets.left + added.left, bottom: insets.bottom + added.bottom,
            right: insets.right + added.right)
    }

    /// Has the content keep clear of the safe area itself only where its insets do not.
    ///
    /// Content that keeps clear may be longer than the view just for that reason. So that it does not scroll and fit in
    /// turn, insets that were taken back come again only once it would fit with them. Content whose length is not known
    /// yet is measured as content that the insets keep clear.
    private func updatePropagation(_ axes: ScrollAxes) {
        var new = axes
        if contentInsetAdjustmentBehavior != .never {
            let (area, safe) = (bounds.size, safeAreaInsets)
            let (height, width) = (
                contentSize.height + safe.top + safe.bottom, contentSize.width + safe.left + safe.right
            )
            new.vertical =
                new.vertical || measuredAxes.vertical || axesWithoutPropagation.vertical && height > area.height
            new.horizontal =
                new.horizontal || measuredAxes.horizontal || axesWithoutPropagation.horizontal && width > area.width
        }
        guard new != axesWithoutPropagation else { return }
        axesWithoutPropagation = new
        guard safeAreaInsets != .zero else { return }
        for view in subviews { view.updateSafeArea() }
    }

    func contentSizeWasSet(from oldSize: CGSize) {
        contentSizeDidChangeForEngine()
        updateAdjustedContentInset()
        guard contentSize.width < oldSize.width || contentSize.height < oldSize.height else { return }
        // Content that shrank takes the offset back to its end.
        limitOffset()
    }

    func takeOffsetBack() {
        guard !bounds.isEmpty else { return }
        let (lower, upper) = offsetLimits
        let offset = contentOffset
        let moved = CGPoint(x: min(max(offset.x, lower.x), upper.x), y: min(max(offset.y, lower.y), upper.y))
        if moved != offset { contentOffset = moved }
    }
}
