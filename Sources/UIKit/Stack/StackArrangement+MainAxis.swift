import Foundation

extension StackArrangement {
    mutating func addMainAxis(_ views: [UIView], in stack: UIStackView) {
        let axis = StackAxis.main(of: stack)
        connectEnds(views, in: stack, axis)
        space(views, in: stack, axis)
        switch stack.distribution {
        case .fill: disambiguateTextWidths(views, in: stack)
        case .fillEqually: fillEqually(views, axis)
        case .fillProportionally: fillProportionally(views, in: stack, axis)
        case .equalSpacing: spaceEqually(views, in: stack, axis)
        case .equalCentering: centerEqually(views, in: stack, axis)
        }
    }

    private mutating func connectEnds(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        guard let first = views.first, let last = views.last else { return }
        let canvas = canvas(of: stack)
        add(.canvasConnection, canvas, axis.start, .equal, first, axis.start)
        add(.canvasConnection, canvas, axis.end, .equal, last, axis.end)
    }

    func canvas(of stack: UIStackView) -> any LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private mutating func space(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        let isAtLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let (from, to): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            usesBaselines ? (.lastBaseline, .firstBaseline) : (axis.end, axis.start)
        for (view, next) in zip(views, views.dropFirst()) {
            // Between baselines the system's spacing follows the fonts.
            let followsFonts = usesBaselines && stack.customSpacing(after: view) == UIStackView.spacingUseSystem
            add(
                .spacing, next, to, isAtLeast ? .greaterThanOrEqual : .equal, view, from,
                constant: followsFonts ? 0 : stack.spacing(after: view))
            if followsFonts { constraints.last?.systemSpacing = 1 }
        }
    }

    private mutating func fillEqually(_ views: [UIView], _ axis: StackAxis) {
        guard let first = views.first else { return }
        for view in views.dropFirst() { add(.fillEqually, view, axis.length, .equal, first, axis.length) }
    }

    /// Each view's share of the stack's own length, by its intrinsic length; earlier views matter more.
    private mutating func fillProportionally(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        let lengths = views.map { Self.naturalLength(of: $0, stack.axis) }
        let gaps = views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        let total = lengths.reduce(0, +) + gaps
        let isLone = lengths.count { $0 > 0 } == 1 && gaps == 0
        var priority: Float = isLone ? 1000 : 999
        for (view, length) in zip(views, lengths) {
            if length <= 0 {
                add(.fillProportionally, view, axis.length, .equal)
            } else {
                add(
                    .fillProportionally, view, axis.length, .equal, stack, axis.length, multiplier: length / total,
                    priority: priority)
                priority -= 1
            }
        }
    }

    private static func naturalLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let intrinsic = view.intrinsicContentSize
        let length = axis == .horizontal ? intrinsic.width : intrinsic.height
        if length != UIView.noIntrinsicMetric { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }

    private mutating func spaceEqually(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        addGaps(views, in: stack, axis, from: axis.end, to: axis.start) { _ in 1000 }
    }

    private mutating func centerEqually(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        addGaps(views, in: stack, axis, from: axis.center, to: axis.center) { 150 - Float($0) }
    }

    /// Guides between neighbours, all as long as the first; the stack itself is as short as can be.
    private mutating func addGaps(
        _ views: [UIView], in stack: UIStackView, _ axis: StackAxis, from: NSLayoutConstraint.Attribute,
        to: NSLayoutConstraint.Attribute, priority: (Int) -> Float
    ) {
        var first: UILayoutGuide?
        for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            let guide = addGuide("_UIOLAGapGuide", to: stack)
            add(.distributingEdge, guide, axis.start, .equal, view, from)
            add(.distributingEdge, guide, axis.end, .equal, next, to)
            if let first {
                add(.fillEqually, guide, axis.length, .equal, first, axis.length, priority: priority(index - 1))
            } else {
                first = guide
            }
        }
        add(.canvasFit, stack, axis.length, .equal, priority: 49)
    }

    /// Labels that wrap side by side would have no width of their own: each wishes for an equal share.
    private mutating func disambiguateTextWidths(_ views: [UIView], in stack: UIStackView) {
        guard stack.axis == .horizontal, views.count > 1 else { return }
        let count = CGFloat(views.count)
        for view in views where view.wrapsContent {
            add(
                .textWidthDisambiguation, view, .width, .equal, stack, .width, multiplier: 1 / count,
                constant: -stack.spacing * (count - 1) / count, priority: 760)
        }
    }
}
