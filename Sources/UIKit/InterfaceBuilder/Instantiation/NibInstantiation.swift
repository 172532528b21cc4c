import Foundation
import InterfaceBuilder

/// Objects of a document that are made together, and what happens to them once all are there, in Apple's order: runtime
/// attributes, connections, `awakeFromNib`.
@MainActor final class NibInstantiation {
    let source: NibSource
    /// Stands for the file's owner: a controller for the views of its scene.
    var owner: AnyObject?
    /// By id, with the owner and what is outside of what is made: the controller of a prototype cell.
    private(set) var objects: [String: AnyObject] = [:]
    /// Where classes are looked for beside the module that the document names.
    let modules: [String]
    private var made: [AnyObject] = []
    private var attributes: [(object: AnyObject, reader: ElementReader)] = []
    private var connections: [(source: AnyObject, reader: ElementReader)] = []

    init(_ source: NibSource, owner: AnyObject?, modules: [String] = []) {
        self.source = source
        self.owner = owner
        self.modules =
            modules + (owner.flatMap { DocumentClasses.module(of: $0) }.map { [$0] } ?? [])
            + source.modules
    }

    /// Notes an object that the document's connections may name.
    func add(_ object: AnyObject, id: String?) {
        if let id { objects[id] = object }
    }

    /// Notes an object that was made, with what its element wants of it once all are there.
    func addMade(_ object: AnyObject, _ reader: ElementReader) {
        add(object, id: reader.element.id)
        made.append(object)
        addConnections(of: object, reader)
        if reader.element.child("userDefinedRuntimeAttributes") != nil { attributes.append((object, reader)) }
    }

    /// Notes the connections of an object that is there already.
    func addConnections(of object: AnyObject, _ reader: ElementReader) {
        if reader.element.child("connections") != nil { connections.append((object, reader)) }
    }

    /// The class that stands in the document, where it is one that an element of `type` can be of; the type otherwise, which is
    /// said.
    func type<Object: AnyObject>(of element: DocumentElement, _ type: Object.Type) -> Object.Type {
        guard let name = element["customClass"] else { return type }
        if let found = DocumentClasses.find(element, modules: modules) as? Object.Type { return found }
        NibFailure.unknownClass(name, standIn: "\(type)", place: source.place(element.position)).report()
        return type
    }

    func finish() {
        for (object, reader) in attributes { RuntimeAttributes.set(reader, on: object) }
        for (object, reader) in connections {
            NibConnections(instantiation: self, source: object).connect(reader)
        }
        for object in made { (object as? UIResponder)?.awakeFromNib() }
    }
}
