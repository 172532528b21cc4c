import Foundation

/// What was set as a view's margins; 8 points all round until something is.
enum MarginSetting {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        marginSetting = .absolute(margins)
        marginsDidChange()
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        marginSetting = .directional(margins)
        marginsDidChange()
    }

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let margins = effectiveLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    /// The set margins, or the system's, with the safe area and the superview's margins where they count.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins
        if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = controller.systemMinimumLayoutMargins
            let (left, right) =
                isRightToLeft ? (minimum.trailing, minimum.leading) : (minimum.leading, minimum.trailing)
            margins.left = max(margins.left, left)
            margins.right = max(margins.right, right)
        }
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        let preserved = preservedMarginAxes
        guard !preserved.isEmpty, let superview else { return margins }
        let outer = part(of: superview.layoutMargins)
        if preserved.contains(.horizontal) {
            margins.left = max(margins.left, outer.left)
            margins.right = max(margins.right, outer.right)
        }
        if preserved.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var ownMargins: UIEdgeInsets {
        switch marginSetting {
        case .standard:
            return standardLayoutMargins
        case .absolute(let insets):
            return insets
        case .directional(let insets):
            return UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing)
        }
    }

    /// Refreshes what hangs on the margins and tells of a change; views that preserve the margins follow.
    func marginsDidChange() {
        var pending = [self]
        while let view = pending.popLast() {
            guard view.announceMargins() else { continue }
            pending += view.subviews.filter { !$0.preservedMarginAxes.isEmpty }
        }
    }

    private func announceMargins() -> Bool {
        refreshStandardGuides()
        let margins = layoutMargins
        guard insetObservation?.margins != margins else { return false }
        makeInsetObservation().margins = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        ProportionalStacks.lengthsDidChange(in: self)
        markNeedsLayout()
        return true
    }
}
