import Foundation

extension StackArrangement {
    mutating func addMainAxis(in stack: UIStackView) {
        let axis = StackAxis.main(of: stack)
        let visible = stack.visibleArrangedSubviews
        connectEnds(visible, in: stack, axis)
        space(stack, axis)
        switch stack.distribution {
        case .fill: disambiguateTextWidths(in: stack)
        case .fillEqually: fillEqually(visible, axis)
        case .fillProportionally: fillProportionally(visible, in: stack, axis)
        case .equalSpacing: spaceEqually(visible, in: stack, axis)
        case .equalCentering: centerEqually(visible, in: stack, axis)
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

    // MARK: Gaps

    /// Ties each view to the one before it. Hidden views stay in the row: the gap around one is shared by its two sides,
    /// and there is none before the first visible view nor after the last.
    private mutating func space(_ stack: UIStackView, _ axis: StackAxis) {
        let views = stack.arrangedSubviews
        let visible = stack.visibleArrangedSubviews
        // What is before the first visible view has no gap.
        var owner: UIView?
        for (view, next) in zip(views, views.dropFirst()) {
            if !view.isHidden { owner = view === visible.last ? nil : view }
            let hidden: CGFloat = (view.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
            space(view, next, owner: owner, share: owner == nil ? 0 : 1 - hidden / 2, in: stack, axis)
        }
    }

    /// - Parameter share: how much of the spacing after `owner` lies here.
    private mutating func space(
        _ view: UIView, _ next: UIView, owner: UIView?, share: CGFloat, in stack: UIStackView, _ axis: StackAxis
    ) {
        let isAtLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        // What follows a hidden view begins where that one begins: a length that its inside insists on moves nobody.
        let from = view.isHidden ? axis.start : usesBaselines ? .lastBaseline : axis.end
        let to = next.isHidden ? axis.start : usesBaselines ? .firstBaseline : axis.start
        // Between baselines the system's spacing follows the fonts.
        let followsFonts = usesBaselines && owner.map(stack.customSpacing) == UIStackView.spacingUseSystem
        let length = followsFonts ? 0 : share * (owner.map(stack.spacing) ?? 0)
        add(.spacing, next, to, isAtLeast ? .greaterThanOrEqual : .equal, view, from, constant: length)
        if followsFonts { constraints.last?.systemSpacing = share }
    }

    // MARK: Lengths

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
        for (index, (view, length)) in zip(views, lengths).enumerated() {
            if length <= 0 {
                add(.fillProportionally, view, axis.length, .equal)
            } else {
                add(
                    .fillProportionally, view, axis.length, .equal, stack, axis.length, multiplier: length / total,
                    priority: isLone ? 1000 : max(999 - Float(index), 1))
            }
        }
    }

    /// That of a view in which no text has wrapped yet: the shares do not hang on what they were before.
    private static func naturalLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        view.whileUnwrapped {
            let intrinsic = view.intrinsicContentSize
            let length = axis == .horizontal ? intrinsic.width : intrinsic.height
            if length != UIView.noIntrinsicMetric { return length }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return axis == .horizontal ? fitting.width : fitting.height
        }
    }

    private mutating func spaceEqually(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        addGaps(views, in: stack, axis, from: axis.end, to: axis.start) { _ in 1000 }
    }

    private mutating func centerEqually(_ views: [UIView], in stack: UIStackView, _ axis: StackAxis) {
        addGaps(views, in: stack, axis, from: axis.center, to: axis.center) { max(150 - Float($0), 50) }
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
                add(.fillEqually, guide, axis.length, .equal, first, axis.length, priority: priority(index))
            } else {
                first = guide
            }
        }
        add(.canvasFit, stack, axis.length, .equal, priority: 49)
    }

    /// Labels that wrap side by side would have no width of their own: each wishes for an equal share, a little more than
    /// it wishes not to be compressed. One such label alone does not since iOS 15.
    ///
    /// Sources: radar 41192642 (the formula and the priority), "Stack View Changes In iOS 15" on useyourloaf.com.
    private mutating func disambiguateTextWidths(in stack: UIStackView) {
        multilineLabels = Self.multilineLabels(of: stack)
        guard multilineLabels.count > 1 else { return }
        let views = stack.visibleArrangedSubviews
        let count = CGFloat(views.count)
        let gaps = views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        for view in views where view is UILabel && view.wrapsContent {
            let priority = view.contentCompressionResistancePriority(for: .horizontal).rawValue + 10
            add(
                .textWidthDisambiguation, view, .width, .equal, stack, .width, multiplier: 1 / count,
                constant: -gaps / count, priority: min(priority, 999))
        }
    }

    /// The labels whose widths would be open: those that wrap, of a row that fills.
    static func multilineLabels(of stack: UIStackView) -> [MultilineLabel] {
        guard stack.axis == .horizontal, stack.distribution == .fill else { return [] }
        return stack.visibleArrangedSubviews.filter { $0 is UILabel && $0.wrapsContent }.map {
            MultilineLabel(
                id: ObjectIdentifier($0), resistance: $0.contentCompressionResistancePriority(for: .horizontal))
        }
    }
}
