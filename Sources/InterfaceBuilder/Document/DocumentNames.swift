/// What a person calls the objects of a document: by their outlets, labels and texts.
///
/// The same object is called alike in both versions of a document.
package struct DocumentNames: Sendable {
    private var names: [String: String] = [:]
    private let lines: [String: Int]
    /// The file that constraints are told to be in.
    private let fileName: String

    /// - Parameters:
    ///   - document: whose lines are told.
    ///   - versions: what an object is called in the first one of these that has it.
    ///   - fileName: of the document, without its folder.
    package init(of document: Document, versions: [Document], fileName: String) {
        self.fileName = fileName
        lines = document.positions.mapValues(\.line)
        for version in versions {
            let known = names
            var own = Self.outlets(of: version)
            Self.nameTexts(of: version, &own)
            names = known.merging(own) { first, _ in first }
        }
    }

    /// Nil for what the document does not have.
    package func name(of id: String) -> String? { names[id] }

    /// `Cell.xib:41`.
    package func source(of id: String) -> String? { lines[id].map { "\(fileName):\($0)" } }

    // MARK: Names

    /// The properties that hold objects, by the objects' ids.
    private static func outlets(of document: Document) -> [String: String] {
        var found: [String: String] = [:]
        var collections: [String: Int] = [:]
        document.root.visit { element in
            guard let id = element["destination"], let property = element["property"] else { return }
            switch element.name {
            case "outlet" where !["delegate", "dataSource", "view"].contains(property):
                if found[id] == nil { found[id] = property }
            case "outletCollection":
                if found[id] == nil { found[id] = "\(property)[\(collections[property, default: 0])]" }
                collections[property, default: 0] += 1
            default: break
            }
        }
        return found
    }

    /// Those without an outlet: by Interface Builder's label, by their text, by their class and id.
    private static func nameTexts(of document: Document, _ names: inout [String: String]) {
        document.root.visit { element in
            guard let id = element.id, names[id] == nil, element.children.contains(where: { $0.name == "rect" }) else {
                return
            }
            if element.key == "contentView" {
                names[id] = "contentView"
            } else if let label = element["userLabel"], !label.isEmpty {
                names[id] = label
            } else {
                let title = element["customClass"] ?? element.name
                names[id] = text(of: element).map { "\(title) \"\($0)\"" } ?? "\(title)#\(id)"
            }
        }
    }

    private static let textLimit = 24

    private static func text(of element: DocumentElement) -> String? {
        let state = element.children.first { $0.name == "state" && $0.key == "normal" }
        let text = element["text"] ?? state?["title"] ?? element["placeholder"]
        guard let line = text?.split(whereSeparator: \.isNewline).first, !line.isEmpty else { return nil }
        let plain = line.replacing("\"", with: "'").replacing(" == ", with: " ")
        return plain.count > textLimit ? plain.prefix(textLimit - 1) + "…" : String(plain)
    }
}

extension DocumentElement {
    /// The element and everything in it, in the order of the document.
    func visit(_ body: (DocumentElement) -> Void) {
        var pending = [self]
        while let element = pending.popLast() {
            body(element)
            pending += element.children.reversed()
        }
    }
}
