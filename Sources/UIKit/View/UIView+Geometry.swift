import Foundation

extension UIView {
    /// The one place where a view's geometry changes, and with it its layer's.
    func setGeometry(position: CGPoint, bounds: CGRect) {
        let (layer, oldPosition, oldBounds) = (layer, layer.storedPosition, layer.storedBounds)
        guard position != oldPosition || bounds != oldBounds, layer.isFinite(position, bounds) else { return }
        if bounds != oldBounds { boundsWillChange(to: bounds) }
        layer.storedPosition = position
        layer.storedBounds = bounds
        geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        if extras != nil { PropertyWatches.look(at: self) }
    }

    func reactToGeometryChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        let bounds = layer.storedBounds
        if bounds.size != oldBounds.size {
            if autoresizesSubviews, !subviews.isEmpty { Resizing.run(self, from: oldBounds.size) }
            markNeedsLayout()
        }
        frameDidChangeForEngine()
        if bounds.origin != oldBounds.origin { boundsOriginDidChangeForEngine() }
        updateInsets(after: bounds != oldBounds)
    }

    /// The safe area and the margins follow the place of the view, and those of its subviews its bounds.
    private func updateInsets(after boundsChanged: Bool) {
        updateSafeArea()
        if preservesSuperviewLayoutMargins || viewController != nil {
            marginsDidChange()
        } else if !standardGuides.isEmpty {
            refreshStandardGuides()
        }
        guard boundsChanged else { return }
        let hasSafeArea = propagatedSafeAreaInsets != .zero
        for view in subviews {
            if hasSafeArea { view.updateSafeArea() }
            if view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
        }
    }

    fileprivate func resizeSubviews(from old: CGSize, to new: CGSize) {
        for view in ownSubviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let frame = view.frame
            let mask = view.autoresizingMask
            let (x, width) = Self.resized(
                start: frame.minX, length: frame.width, container: old.width, by: new.width - old.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            let (y, height) = Self.resized(
                start: frame.minY, length: frame.height, container: old.height, by: new.height - old.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// Shares a change of the container's length among the flexible parts in proportion to their lengths.
    private static func resized(
        start: CGFloat, length: CGFloat, container: CGFloat, by change: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let count = CGFloat((flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0))
        guard change != 0, count > 0 else { return (start, length) }
        let far = container - start - length
        let total = (flexible.0 ? start : 0) + (flexible.1 ? length : 0) + (flexible.2 ? far : 0)
        func share(_ part: CGFloat) -> CGFloat { total == 0 ? change / count : change * part / total }
        return (start + (flexible.0 ? share(start) : 0), max(0, length + (flexible.1 ? share(length) : 0)))
    }
}

/// Views that resize their subviews, which resize theirs. Beyond some depth they wait for those above to be done, so that
/// deep trees do not need deep stacks.
@MainActor private enum Resizing {
    private static let depthLimit = 32
    private static var depth = 0
    private static var waiting: [(view: UIView, size: CGSize)] = []

    static func run(_ view: UIView, from size: CGSize) {
        guard depth < depthLimit else {
            // The first size is what its subviews have followed so far.
            if !waiting.contains(where: { $0.view === view }) { waiting.append((view, size)) }
            return
        }
        depth += 1
        view.resizeSubviews(from: size, to: view.layer.storedBounds.size)
        depth -= 1
        while depth == 0, let (view, size) = waiting.popLast() {
            depth += 1
            view.resizeSubviews(from: size, to: view.layer.storedBounds.size)
            depth -= 1
        }
    }
}
