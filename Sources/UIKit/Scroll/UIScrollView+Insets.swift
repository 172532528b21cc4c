import Foundation

extension UIScrollView {
    /// Works `adjustedContentInset` out again and keeps content that rested at its beginning there.
    func updateAdjustedContentInset() {
        let old = adjustedContentInset
        let new = adjusted(contentInset)
        guard new != old else { return }
        let offset = contentOffset
        adjustedContentInset = new
        var moved = offset
        if offset.y == -old.top { moved.y = -new.top }
        if offset.x == -old.left { moved.x = -new.left }
        if moved != offset { contentOffset = moved }
        adjustedContentInsetDidChange()
        insetsDidChange(from: old)
        _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func adjusted(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let (vertical, horizontal): (Bool, Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: return insets
        case .always: (vertical, horizontal) = (true, true)
        case .automatic, .scrollableAxes:
            vertical = contentSize.height > bounds.height || alwaysBounceVertical
            horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
        }
        guard vertical || horizontal else { return insets }
        let safeArea = safeAreaInsets
        var result = insets
        if vertical {
            result.top += safeArea.top
            result.bottom += safeArea.bottom
        }
        if horizontal {
            result.left += safeArea.left
            result.right += safeArea.right
        }
        return result
    }

    func contentSizeWasSet(from oldSize: CGSize) {
        contentSizeDidChangeForEngine()
        updateAdjustedContentInset()
        guard !bounds.isEmpty, contentSize.width < oldSize.width || contentSize.height < oldSize.height else { return }
        // Content that shrank takes the offset back to its end.
        let limits = offsetLimits
        let offset = contentOffset
        let moved = CGPoint(x: min(offset.x, limits.upper.x), y: min(offset.y, limits.upper.y))
        if moved != offset { contentOffset = moved }
    }
}
