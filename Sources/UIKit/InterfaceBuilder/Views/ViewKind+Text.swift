import InterfaceBuilder

extension ViewKind {
    static let label = ViewKind(
        "UILabel", make: { _ in UILabel() },
        read: { label, reader in
            if let font = reader.font() { label.font = font }
            if let color = reader.color("textColor") { label.textColor = color }
            if let color = reader.color("shadowColor") { label.shadowColor = color }
            if let size = reader.size("shadowOffset") { label.shadowOffset = size }
            label.highlightedTextColor = reader.color("highlightedColor")
            if let lines = reader.integer("numberOfLines") { label.numberOfLines = max(lines, 0) }
            if let alignment = reader.choice("textAlignment", TextWords.alignments) { label.textAlignment = alignment }
            if let mode = reader.choice("lineBreakMode", TextWords.lineBreakModes) { label.lineBreakMode = mode }
            if let width = reader.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
            if let isEnabled = reader.flag("enabled") { label.isEnabled = isEnabled }
            label.readFitting(reader)
            if let text = reader.attributedText("attributedText") {
                label.attributedText = text
                reader.ignore("usesAttributedText")
            } else {
                label.text = reader.text("text")
            }
            reader.ignore("minimumFontSize", "usesAttributedText", "adjustsLetterSpacingToFitWidth")
            reader.ignoreParts(keyed: "userComments", "highlightedColor")
        })

    static let textField = ViewKind(
        "UITextField", make: { _ in UITextField() },
        read: { field, reader in
            field.read(reader)
            if let font = reader.font() { field.font = font }
            if let color = reader.color("textColor") { field.textColor = color }
            if let alignment = reader.choice("textAlignment", TextWords.alignments) { field.textAlignment = alignment }
            if let style = reader.choice("borderStyle", borderStyles) { field.borderStyle = style }
            if let mode = reader.choice("clearButtonMode", viewModes) { field.clearButtonMode = mode }
            if let size = reader.number("minimumFontSize") { field.minimumFontSize = size }
            if let fits = reader.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = fits }
            if let image = reader.image("background") { field.background = image }
            field.adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory") ?? false
            if let traits = reader.part("textInputTraits") {
                field.isSecureTextEntry = traits["secureTextEntry"] == "YES"
            }
            field.placeholder = reader.text("placeholder")
            if let text = reader.attributedText("attributedText") {
                field.attributedText = text
            } else {
                field.text = reader.text("text")
            }
            reader.ignore("clearsOnBeginEditing", "usesAttributedText", "minimumFontSize")
        }
    ).sized { view, reader in
        guard let field = view as? UITextField, field.borderStyle == .roundedRect else { return nil }
        return SavedSizes.roundedField(reader.context.toolsVersion)
    }

    static let textView = ViewKind(
        "UITextView", make: { _ in UITextView() },
        read: { view, reader in
            view.readScrolling(reader)
            if let font = reader.font() { view.font = font }
            if let color = reader.color("textColor") { view.textColor = color }
            if let alignment = reader.choice("textAlignment", TextWords.alignments) { view.textAlignment = alignment }
            if let isEditable = reader.flag("editable") { view.isEditable = isEditable }
            if let isSelectable = reader.flag("selectable") { view.isSelectable = isSelectable }
            view.adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory") ?? false
            if let text = reader.attributedText("attributedText") {
                view.attributedText = text
            } else {
                view.text = reader.text("text") ?? ""
            }
            reader.ignore("usesAttributedText", "allowsEditingTextAttributes")
            reader.ignoreParts("textInputTraits", "dataDetectorType")
        })

    private static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension UILabel {
    fileprivate func readFitting(_ reader: ElementReader) {
        adjustsFontForContentSizeCategory = reader.flag("adjustsFontForContentSizeCategory") ?? false
        adjustsFontSizeToFitWidth = reader.flag("adjustsFontSizeToFit") ?? true
        if let scale = reader.number("minimumScaleFactor") { minimumScaleFactor = scale }
        let adjustments: [String: UIBaselineAdjustment] = [
            "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
        ]
        if let adjustment = reader.choice("baselineAdjustment", adjustments) { baselineAdjustment = adjustment }
    }
}
