/// Checks that ids are unique and that what elements refer to is there.
enum DocumentReferences {
    /// Attributes whose value is the id of an object. What constraints and variations name may be gone: Xcode keeps such
    /// leftovers in documents and passes them over.
    private static let referring: [String: [String]] = [
        "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
        "segue": ["destination", "reference"], "document": ["initialViewController"],
    ]
    /// Elements whose `id` is the name of something outside of the document.
    private static let foreign: Set<String> = ["device", "adaptation"]

    /// Every id with its place.
    static func check(_ root: DocumentElement) throws(DocumentError) -> [String: DocumentPosition] {
        var positions: [String: DocumentPosition] = [:]
        var (pending, referring): ([DocumentElement], [DocumentElement]) = ([root], [])
        while let element = pending.popLast() {
            if let id = element.id, !foreign.contains(element.name) {
                if let first = positions[id] { throw .invalid(element.position, .repeatedID(id, first: first)) }
                positions[id] = element.position
            }
            if Self.referring[element.name] != nil { referring.append(element) }
            pending += element.children.reversed()
        }
        for element in referring { try checkReferences(of: element, in: positions) }
        return positions
    }

    private static func checkReferences(
        of element: DocumentElement, in positions: [String: DocumentPosition]
    ) throws(DocumentError) {
        for name in referring[element.name] ?? [] {
            guard let id = element[name], positions[id] == nil else { continue }
            throw .invalid(element.position, .unknownReference(id, attribute: name))
        }
    }
}
