extension NSLayoutConstraint {
    /// Who made a constraint, and what for.
    package enum Role: Equatable, Sendable {
        /// The app, in code or a document.
        case app
        /// A stack view, by this identifier.
        case stack(String)
        /// A view's intrinsic size: at most it by hugging, or at least it by compression resistance.
        case contentSize(isHugging: Bool)
        /// The frame of a view that is not laid out by constraints.
        case frame
        /// Another part of layout: a margin, a safe area, a scroll view's content, a target of a measurement.
        case system(String)
    }

    package var role: Role {
        if self is NSContentSizeLayoutConstraint { return .contentSize(isHugging: relation == .lessThanOrEqual) }
        if self is NSAutoresizingMaskLayoutConstraint { return .frame }
        if self is EngineMadeConstraint {
            let isFrame = identifier == TemporaryLayoutName.width || identifier == TemporaryLayoutName.height
            return isFrame ? .frame : .system(identifier ?? "")
        }
        if source == nil, let identifier, StackIdentifier(rawValue: identifier) != nil { return .stack(identifier) }
        return .app
    }
}
