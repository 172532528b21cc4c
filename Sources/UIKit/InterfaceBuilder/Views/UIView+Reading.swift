import InterfaceBuilder

extension UIView {
    /// What every view has: its frame, how it is placed, and its looks.
    func readCommon(_ reader: ElementReader) {
        if let frame = reader.rectangle("frame") {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
        autoresizingMask = reader.autoresizingMask
        let isFixed = reader.element["fixedFrame"] == "YES"
        if reader.element["translatesAutoresizingMaskIntoConstraints"] == "NO", !isFixed {
            translatesAutoresizingMaskIntoConstraints = false
        }
        readLooks(reader)
        readInteraction(reader)
        readMargins(reader)
        readPriorities(reader)
        readIdentity(reader)
    }

    private func readLooks(_ reader: ElementReader) {
        if let color = reader.color("backgroundColor") { backgroundColor = color }
        if let color = reader.color("tintColor") { tintColor = color }
        if let isHidden = reader.flag("hidden") { self.isHidden = isHidden }
        if let alpha = reader.number("alpha") { self.alpha = min(max(alpha, 0), 1) }
        if let clips = reader.flag("clipsSubviews") { clipsToBounds = clips }
        if let mode = reader.choice("contentMode", Self.contentModes) { contentMode = mode }
        if let resizes = reader.flag("autoresizesSubviews") { autoresizesSubviews = resizes }
        if let semantics = reader.choice("semanticContentAttribute", Self.semantics) {
            semanticContentAttribute = semantics
        }
    }

    private func readInteraction(_ reader: ElementReader) {
        if let isEnabled = reader.flag("userInteractionEnabled") { isUserInteractionEnabled = isEnabled }
        if let tag = reader.integer("tag") { self.tag = tag }
    }

    private func readMargins(_ reader: ElementReader) {
        if let insets = reader.directionalInsets("directionalLayoutMargins", "layoutMargins") {
            directionalLayoutMargins = insets
            reader.context.noteOwnMargins(of: self)
        }
        if let preserves = reader.flag("preservesSuperviewLayoutMargins") {
            preservesSuperviewLayoutMargins = preserves
        }
        let takesSafeArea = reader.flag("insetsLayoutMarginsFromSafeArea") ?? true
        // Documents from before safe areas keep them out of their margins.
        insetsLayoutMarginsFromSafeArea = takesSafeArea && reader.context.document.usesSafeAreas
        reader.ignore("layoutMarginsFollowReadableWidth")
    }

    private func readPriorities(_ reader: ElementReader) {
        let axes: [(NSLayoutConstraint.Axis, String)] = [(.horizontal, "horizontal"), (.vertical, "vertical")]
        for (axis, name) in axes {
            if let value = reader.priority(name + "HuggingPriority") { setContentHuggingPriority(value, for: axis) }
            if let value = reader.priority(name + "CompressionResistancePriority") {
                setContentCompressionResistancePriority(value, for: axis)
            }
        }
    }

    private func readIdentity(_ reader: ElementReader) {
        guard let part = reader.part("accessibilityConfiguration") else { return }
        if let identifier = part["identifier"] { accessibilityIdentifier = identifier }
        if let label = part["label"] { accessibilityLabel = label }
    }

    private static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight, "TopRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}

extension ElementReader {
    /// 0 to 1000; what lies outside is said.
    func priority(_ name: String) -> UILayoutPriority? {
        guard let value = number(name) else { return nil }
        guard (0...1000).contains(value) else {
            remark("\(name) is \(value), expected 0 to 1000")
            return nil
        }
        return UILayoutPriority(Float(value))
    }
}
