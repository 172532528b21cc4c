import InterfaceBuilder

extension ViewKind {
    static let button = ViewKind(
        "UIButton", make: { _ in UIButton(frame: .zero) },
        read: { button, reader in
            button.buttonType = reader.choice("buttonType", buttonTypes) ?? .custom
            button.read(reader)
            if let part = reader.part("configuration"), part.name == "buttonConfiguration" {
                button.configuration = reader.reader(of: part).buttonConfiguration
            }
            if let font = reader.font() { button.titleLabel?.font = font }
            if let mode = reader.choice("lineBreakMode", TextWords.lineBreakModes) {
                button.titleLabel?.lineBreakMode = mode
            }
            if let insets = reader.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
            if let insets = reader.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
            if let insets = reader.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
            for state in reader.parts(named: "state") { button.readState(reader.reader(of: state)) }
            reader.ignore(
                "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "showsTouchWhenHighlighted",
                "reversesTitleShadowWhenHighlighted", "hasAttributedTitle",
                "adjustsImageSizeForAccessibilityContentSizeCategory", "changesSelectionAsPrimaryAction")
            reader.ignoreParts("menu", "size")
            reader.ignoreParts(keyed: "userComments")
        }
    ).sized { _, reader in
        // The round ones of the system hold an image of their own.
        let isRound = ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(
            reader.element["buttonType"] ?? "")
        return isRound ? SavedSizes.roundButton(reader.context.toolsVersion) : nil
    }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "plain": .custom, "detailDisclosure": .system,
        "infoLight": .system, "infoDark": .system, "contactAdd": .system, "close": .system,
    ]
}

extension UIButton {
    /// `<state key="normal" title="…">`.
    fileprivate func readState(_ reader: ElementReader) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        guard let state = reader.choice("key", states) else { return }
        if let title = reader.attributedText("attributedTitle") { setAttributedTitle(title, for: state) }
        if let title = reader.text("title") { setTitle(title, for: state) }
        if let image = reader.image("image") { setImage(image, for: state) }
        if let image = reader.image("backgroundImage") { setBackgroundImage(image, for: state) }
        if let color = reader.color("titleColor") { setTitleColor(color, for: state) }
        reader.ignoreParts("preferredSymbolConfiguration")
        reader.ignoreParts(keyed: "titleShadowColor")
        reader.remarkOnRest()
    }
}

extension ElementReader {
    /// `<buttonConfiguration key="configuration" style="filled" title="…">`.
    fileprivate var buttonConfiguration: UIButton.Configuration {
        let styles: [String: @MainActor () -> UIButton.Configuration] = [
            "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
            "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
            "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
            "borderedTinted": UIButton.Configuration.borderedTinted,
            "borderedProminent": UIButton.Configuration.borderedProminent,
        ]
        var configuration = (choice("style", styles) ?? UIButton.Configuration.plain)()
        if let image = image("image") { configuration.image = image }
        if let padding = number("imagePadding") { configuration.imagePadding = padding }
        if let padding = number("titlePadding") { configuration.titlePadding = padding }
        let placements: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let placement = choice("imagePlacement", placements) { configuration.imagePlacement = placement }
        if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let insets = directionalInsets("contentInsets") { configuration.contentInsets = insets }
        let alignments: [String: UIButton.Configuration.TitleAlignment] = [
            "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let alignment = choice("titleAlignment", alignments) { configuration.titleAlignment = alignment }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let corner = choice("cornerStyle", corners) { configuration.cornerStyle = corner }
        readTitle(into: &configuration)
        ignoreParts("preferredSymbolConfiguration", "backgroundConfiguration")
        remarkOnRest()
        return configuration
    }

    private func readTitle(into configuration: inout UIButton.Configuration) {
        if let title = text("title") { configuration.title = title }
        if let subtitle = text("subtitle") { configuration.subtitle = subtitle }
        if let title = attributedText("attributedTitle") {
            configuration.attributedTitle = AttributedString(title)
        } else if let font = font("titleFontDescription"), let title = configuration.title {
            configuration.attributedTitle = AttributedString(
                NSAttributedString(string: title, attributes: [.font: font]))
        }
    }
}
