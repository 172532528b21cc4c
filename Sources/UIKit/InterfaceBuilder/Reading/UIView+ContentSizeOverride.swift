extension UIView {
    /// Has the view be as large as if its content had that size: wishes with the priorities of its content, which counts
    /// no longer along these axes.
    func overrideContentSize(_ size: ContentSizeOverride) {
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        if let width = size.width { override(widthAnchor, with: width, along: .horizontal) }
        if let height = size.height { override(heightAnchor, with: height, along: .vertical) }
    }

    private func override(_ length: NSLayoutDimension, with value: CGFloat, along axis: NSLayoutConstraint.Axis) {
        let hugging = contentHuggingPriority(for: axis)
        let resistance = contentCompressionResistancePriority(for: axis)
        setContentHuggingPriority(UILayoutPriority(0), for: axis)
        setContentCompressionResistancePriority(UILayoutPriority(0), for: axis)
        wish(length.constraint(lessThanOrEqualToConstant: value), hugging)
        wish(length.constraint(greaterThanOrEqualToConstant: value), resistance)
    }

    private func wish(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        guard priority.rawValue > 0 else { return }
        constraint.priority = priority
        constraint.identifier = "content-size"
        constraint.isActive = true
    }
}
