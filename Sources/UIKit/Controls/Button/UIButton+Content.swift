public import Foundation

/// Titles, colours and images by state. A state, or a combination of states, without its own shows that of `.normal`.
extension UIButton {
    public func setTitle(_ title: String?, for state: UIControl.State) {
        setContent(for: state) { $0.title = title }
    }

    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        setContent(for: state) { $0.attributedTitle = title.map(NSAttributedString.init(attributedString:)) }
    }

    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        setContent(for: state) { $0.titleColor = color }
    }

    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        setContent(for: state) { $0.image = image }
    }

    /// Fills the button, behind image and title.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        setContent(for: state) { $0.backgroundImage = image }
    }

    public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        value(\.attributedTitle, for: state)
    }
    /// Unless it was set: white, and for a system button the tint colour, or a gray where it is disabled.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = content(for: state)?.titleColor { return color }
        if buttonType == .system, state.contains(.disabled) { return .tertiaryLabel }
        return content(for: .normal)?.titleColor ?? (buttonType == .system ? tintColor : .white)
    }
    public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }

    public var currentTitle: String? { title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    public var currentImage: UIImage? { image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    var hasTitle: Bool {
        !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    }

    private func value<Value>(_ part: KeyPath<ButtonContent, Value?>, for state: State) -> Value? {
        content(for: state)?[keyPath: part] ?? content(for: .normal)?[keyPath: part]
    }
}
