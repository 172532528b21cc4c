extension Document {
    /// Puts the texts of a `.strings` file in the place of the document's own: `"id.text" = "…"`.
    package mutating func localize(_ strings: [String: String]) {
        root = Self.localized(root, strings)
    }

    private static func localized(_ element: DocumentElement, _ strings: [String: String]) -> DocumentElement {
        var attributes = element.attributes
        var children = element.children.map { localized($0, strings) }
        if let id = element.id {
            for name in names {
                if let text = strings["\(id).\(name)"] { set(name, to: text, &attributes, &children) }
            }
            localizeStates(of: id, &children, strings)
            localizeSegments(of: id, &children, strings)
            localizeConfiguration(of: id, &children, strings)
        }
        return DocumentElement(
            name: element.name, attributes: attributes, children: children, text: element.text,
            position: element.position)
    }

    private static let names = [
        "text", "title", "placeholder", "headerTitle", "footerTitle", "prompt", "badgeValue", "backButtonTitle",
    ]

    /// As an attribute, in whatever form it was.
    private static func set(
        _ name: String, to text: String, _ attributes: inout [DocumentElement.Attribute],
        _ children: inout [DocumentElement]
    ) {
        attributes.removeAll { $0.name == name }
        children.removeAll { $0.key == name && $0.name.lowercased().hasSuffix("string") }
        attributes.append(DocumentElement.Attribute(name: name, value: text))
    }

    /// A button's titles: `"id.normalTitle"`.
    private static func localizeStates(
        of id: String, _ children: inout [DocumentElement], _ strings: [String: String]
    ) {
        for index in children.indices where children[index].name == "state" {
            guard let key = children[index].key, let text = strings["\(id).\(key)Title"] else { continue }
            replaceTitle(of: &children[index], text)
        }
    }

    /// `"id.segmentTitles[0]"`.
    private static func localizeSegments(
        of id: String, _ children: inout [DocumentElement], _ strings: [String: String]
    ) {
        guard let place = children.firstIndex(where: { $0.name == "segments" }) else { return }
        var segments = children[place].children
        for index in segments.indices {
            if let text = strings["\(id).segmentTitles[\(index)]"] { replaceTitle(of: &segments[index], text) }
        }
        let list = children[place]
        children[place] = DocumentElement(
            name: list.name, attributes: list.attributes, children: segments, text: list.text, position: list.position)
    }

    /// `"id.configuration.title"`.
    private static func localizeConfiguration(
        of id: String, _ children: inout [DocumentElement], _ strings: [String: String]
    ) {
        guard let place = children.firstIndex(where: { $0.key == "configuration" }) else { return }
        let element = children[place]
        var (attributes, parts) = (element.attributes, element.children)
        for name in ["title", "subtitle"] {
            if let text = strings["\(id).configuration.\(name)"] { set(name, to: text, &attributes, &parts) }
        }
        children[place] = DocumentElement(
            name: element.name, attributes: attributes, children: parts, text: element.text, position: element.position)
    }

    private static func replaceTitle(of element: inout DocumentElement, _ text: String) {
        var (attributes, children) = (element.attributes, element.children)
        set("title", to: text, &attributes, &children)
        element = DocumentElement(
            name: element.name, attributes: attributes, children: children, text: element.text,
            position: element.position)
    }
}
