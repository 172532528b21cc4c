import Foundation

/// Guides of the safe area in trees deeper than any screen's.
///
/// A view's insets follow its frame, its guide the insets, and the frames in it the guide. So layout finds out where a guide
/// is when it comes to the view, and all that is further down may hang on it. After some of them the guides below are placed
/// ahead together, as they will be when their views have the frames that the engine has for them.
extension LayoutEngine {
    /// How many guides may move one by one on a way down.
    static let guideLimit = 32

    /// Sees to guides that were placed ahead and whose views have got other insets.
    func checkGuidesPlacedAhead() {
        movedGuideCount = 0
        let guides = guidesPlacedAhead
        guidesPlacedAhead.removeAll()
        for guide in guides { guide.owningView?.refreshStandardGuides() }
    }
}

extension UIView {
    /// Places the guides below the receiver, which has its frame.
    func placeGuidesAhead(_ engine: LayoutEngine) {
        let scale = displayScale
        var pending = [(view: self, bounds: bounds, insets: propagatedSafeAreaInsets)]
        while let (view, bounds, insets) = pending.popLast() {
            for subview in view.ownSubviews where subview.passesSafeAreaOn {
                let frame = subview.frame(in: engine, scale: scale)
                let insets = Self.part(of: insets, in: frame, of: bounds)
                pending.append((subview, CGRect(origin: subview.bounds.origin, size: frame.size), insets))
                guard let guide = subview.standardGuides.safeArea else { continue }
                engine.guidesPlacedAhead.append(guide)
                guard guide.systemInsets != insets else { continue }
                guide.systemInsets = insets
                engine.systemInsetsDidChange(of: guide)
            }
        }
        engine.movedGuideCount = 0
        engine.update()
        engine.movedGuideCount = 0
    }

    /// Whether the view has what reaches into it of its superview's safe area, and its subviews of its own.
    private var passesSafeAreaOn: Bool { viewController == nil && !(self is UIScrollView) }

    private func frame(in engine: LayoutEngine, scale: CGFloat) -> CGRect {
        guard !translatesAutoresizingMaskIntoConstraints, let item = engineItem, item.engineID == engine.id,
            transform == .identity
        else { return frame }
        return PixelGrid.rounded(engine.frame(of: item), scale: scale)
    }
}
