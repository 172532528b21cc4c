extension ViewKind {
    static let stackView = ViewKind(
        "UIStackView", make: { _ in UIStackView(frame: .zero) },
        read: { stack, reader in
            let axes: [String: NSLayoutConstraint.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
            stack.axis = reader.choice("axis", axes) ?? .horizontal
            if let distribution = reader.choice("distribution", distributions) { stack.distribution = distribution }
            if let alignment = reader.choice("alignment", alignments) { stack.alignment = alignment }
            if let spacing = reader.number("spacing") { stack.spacing = spacing }
            // The system's own: 8 points in 56 of 61 stacks.
            if reader.string("spacingType") == "standard" { stack.spacing = 8 }
            stack.isBaselineRelativeArrangement = reader.flag("baselineRelativeArrangement") ?? false
            // Margins that are set are those of the arrangement.
            let hasMargins = reader.directionalInsets("directionalLayoutMargins", "layoutMargins") != nil
            stack.isLayoutMarginsRelativeArrangement = reader.flag("layoutMarginsRelativeArrangement") ?? hasMargins
        })

    static let scrollView = ViewKind(
        "UIScrollView", make: { _ in UIScrollView(frame: .zero) }, read: { $0.readScrolling($1) })

    /// What is in it lies in its content view; the blur itself is not drawn.
    static let visualEffectView = ViewKind(
        "UIVisualEffectView", make: { _ in UIView() },
        read: { _, reader in
            reader.remark("the effect of <visualEffectView> is not drawn")
            reader.ignoreParts("blurEffect", "vibrancyEffect")
        })

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}

extension UIScrollView {
    /// What all scroll views have.
    func readScrolling(_ reader: ElementReader) {
        if let value = reader.flag("scrollEnabled") { isScrollEnabled = value }
        if let value = reader.flag("pagingEnabled") { isPagingEnabled = value }
        if let value = reader.flag("alwaysBounceVertical") { alwaysBounceVertical = value }
        if let value = reader.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
        if let insets = reader.insets("contentInset") { contentInset = insets }
        let behaviors: [String: ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        if let behavior = reader.choice("contentInsetAdjustmentBehavior", behaviors) {
            contentInsetAdjustmentBehavior = behavior
        }
        reader.ignore(
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle", "bounces",
            "bouncesZoom",
            "keyboardDismissMode", "delaysContentTouches", "canCancelContentTouches", "directionalLockEnabled",
            "maximumZoomScale", "minimumZoomScale", "scrollsToTop")
        reader.ignoreParts(keyed: "scrollIndicatorInsets", "contentSize")
    }
}
