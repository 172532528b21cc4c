/// An element of a document as it is written: nothing of it is interpreted yet. Made by `XMLReader`.
package struct DocumentElement: Sendable {
    package struct Attribute: Equatable, Sendable {
        package let name: String
        package let value: String
    }

    package let name: String
    /// In the order of the document; names are unique.
    package let attributes: [Attribute]
    package let children: [DocumentElement]
    /// What stands between the tags; empty for an element that holds only elements.
    package let text: String
    /// Of the `<` that begins the element.
    package let position: DocumentPosition

    /// The value of an attribute; nil without it.
    package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    package var id: String? { self["id"] }
    /// What the element is to its parent: `<rect key="frame">`.
    package var key: String? { self["key"] }

    /// The first child of that name.
    package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }
}
