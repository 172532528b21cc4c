import Foundation

extension StackArrangement {
    mutating func addCrossAxis(_ views: [UIView], in stack: UIStackView) {
        let axis = StackAxis.cross(of: stack)
        switch stack.alignment {
        case .fill: alignFill(views, in: stack, axis)
        case .leading: alignEdge(views, in: stack, axis, isStart: true)
        case .trailing: alignEdge(views, in: stack, axis, isStart: false)
        case .center: alignCenters(views, in: stack, axis)
        case .firstBaseline: alignBaselines(views, in: stack, axis, .firstBaseline)
        case .lastBaseline: alignBaselines(views, in: stack, axis, .lastBaseline)
        }
    }

    private mutating func alignFill(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        guard let first = views.first else { return }
        let canvas = canvas(of: stack)
        add(.canvasConnection, canvas, axis.start, .equal, first, axis.start)
        add(.canvasConnection, canvas, axis.end, .equal, first, axis.end)
        for view in views.dropFirst() {
            add(.alignment, view, axis.start, .equal, first, axis.start)
            add(.alignment, view, axis.end, .equal, first, axis.end)
        }
    }

    /// One edge is common; a spacer reaches to the longest view's other edge and wishes to be short.
    private mutating func alignEdge(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis, isStart: Bool) {
        guard let first = views.first else { return }
        let canvas = canvas(of: stack)
        let (near, far) = isStart ? (axis.start, axis.end) : (axis.end, axis.start)
        let spacer = addGuide("_UILayoutSpacer", to: stack)
        add(.canvasConnection, canvas, near, .equal, first, near)
        add(.canvasConnection, canvas, far, .equal, spacer, far)
        for view in views.dropFirst() { add(.alignment, view, near, .equal, first, near) }
        for view in views {
            add(.spanningBoundary, spacer, near, .equal, view, near, priority: 999.5)
            add(.spanningBoundary, spacer, far, isStart ? .greaterThanOrEqual : .lessThanOrEqual, view, far)
        }
        addFit(of: spacer, views, axis)
    }

    private mutating func alignCenters(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        guard let first = views.first else { return }
        let canvas = canvas(of: stack)
        add(.canvasConnection, canvas, axis.center, .equal, first, axis.center)
        if views.count == 1 {
            add(.canvasConnection, canvas, axis.start, .lessThanOrEqual, first, axis.start)
            add(.canvasConnection, canvas, axis.end, .greaterThanOrEqual, first, axis.end)
            add(.canvasFit, stack, axis.length, .equal, priority: 49)
            add(.ambiguitySuppression, first, axis.length, .equal, priority: 25)
            return
        }
        let spacer = addSpanningSpacer(views, in: stack, axis)
        add(.canvasConnection, canvas, axis.start, .equal, spacer, axis.start)
        add(.canvasConnection, canvas, axis.end, .equal, spacer, axis.end)
        for view in views.dropFirst() { add(.alignment, view, axis.center, .equal, first, axis.center) }
    }

    /// A spacer reaches around all views; in a row their baselines are common.
    ///
    /// In a stack that is higher than its contents these lie at the edge away from the baseline: the stack's edge on the
    /// side of the baseline is only beyond the spacer's. (Logs: `lastBaseline` ties the top and lets the bottom be; the
    /// reimplementation whose constraints were compared with UIKit's has the mirror image for `firstBaseline`.) A column
    /// has no common baseline.
    private mutating func alignBaselines(
        _ views: [UIView], in stack: UIStackView, _ axis: StackAxis, _ baseline: NSLayoutConstraint.Attribute
    ) {
        guard let first = views.first else { return }
        let canvas = canvas(of: stack)
        let isRow = stack.axis == .horizontal
        let spacer = addSpanningSpacer(views, in: stack, axis)
        let isStartLoose = isRow && baseline == .firstBaseline
        let isEndLoose = isRow && baseline == .lastBaseline
        add(.canvasConnection, canvas, axis.start, isStartLoose ? .lessThanOrEqual : .equal, spacer, axis.start)
        add(.canvasConnection, canvas, axis.end, isEndLoose ? .greaterThanOrEqual : .equal, spacer, axis.end)
        add(.canvasFit, stack, axis.length, .equal, priority: 49)
        guard isRow else { return }
        for view in views.dropFirst() { add(.alignment, view, baseline, .equal, first, baseline) }
    }

    /// A guide from the first start to the last end of all views, as short as can be.
    private mutating func addSpanningSpacer(
        _ views: [UIView], in stack: UIStackView, _ axis: StackAxis
    ) -> UILayoutGuide {
        let spacer = addGuide("_UILayoutSpacer", to: stack)
        for view in views {
            add(.spanningBoundary, spacer, axis.start, .lessThanOrEqual, view, axis.start)
            add(.spanningBoundary, spacer, axis.end, .greaterThanOrEqual, view, axis.end)
        }
        addFit(of: spacer, views, axis)
        return spacer
    }

    private mutating func addFit(of spacer: UILayoutGuide, _ views: [UIView], _ axis: StackAxis) {
        add(.spanningFit, spacer, axis.length, .equal, priority: 51)
        for view in views { add(.ambiguitySuppression, view, axis.length, .equal, priority: 25) }
    }
}
