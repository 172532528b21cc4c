import InterfaceBuilder

extension ElementReader {
    /// A rectangle such as the frame; what no layout could take is a failure of the document.
    func rectangle(_ key: String) -> CGRect? {
        guard let part = element.children.first(where: { $0.name == "rect" && $0.key == key }) else { return nil }
        let origin = CGPoint(x: length("x", of: part) ?? 0, y: length("y", of: part) ?? 0)
        let size = CGSize(
            width: length("width", of: part, least: 0) ?? 0, height: length("height", of: part, least: 0) ?? 0)
        return CGRect(origin: origin, size: size)
    }

    func size(_ key: String) -> CGSize? {
        guard let part = part(key), part.name == "size" else { return nil }
        return CGSize(width: length("width", of: part) ?? 0, height: length("height", of: part) ?? 0)
    }

    /// Points within what can be laid out, or a failure.
    func length(_ name: String, of part: DocumentElement, least: Double = -DocumentLimits.length) -> CGFloat? {
        guard let text = part[name] else { return nil }
        guard let value = Double(text), value >= least, value <= DocumentLimits.length else {
            context.fail(.length(text, attribute: name), at: part.position)
            return nil
        }
        return CGFloat(value)
    }

    /// `<inset key="…" minX= minY= maxX= maxY=>`.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let part = part(key), part.name == "inset" else { return nil }
        return UIEdgeInsets(
            top: length("minY", of: part) ?? 0, left: length("minX", of: part) ?? 0,
            bottom: length("maxY", of: part) ?? 0, right: length("maxX", of: part) ?? 0)
    }

    /// `<edgeInsets>` or `<directionalEdgeInsets>`, as directional ones.
    func directionalInsets(_ keys: String...) -> NSDirectionalEdgeInsets? {
        guard let part = keys.lazy.compactMap({ self.part($0) }).first else { return nil }
        let isDirectional = part.name == "directionalEdgeInsets"
        return NSDirectionalEdgeInsets(
            top: length("top", of: part) ?? 0, leading: length(isDirectional ? "leading" : "left", of: part) ?? 0,
            bottom: length("bottom", of: part) ?? 0,
            trailing: length(isDirectional ? "trailing" : "right", of: part) ?? 0)
    }

    /// `<autoresizingMask widthSizable="YES" …>`.
    var autoresizingMask: UIView.AutoresizingMask {
        guard let part = element.children.first(where: { $0.name == "autoresizingMask" }) else { return [] }
        let flags: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return flags.reduce(into: []) { mask, flag in if part[flag.0] == "YES" { mask.insert(flag.1) } }
    }
}
