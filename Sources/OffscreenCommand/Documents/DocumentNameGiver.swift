import InterfaceBuilder
import UIKit

/// Tells layout records what the views and constraints of a tree are called in their document.
@MainActor final class DocumentNameGiver: DocumentNaming {
    private let names: DocumentNames
    private let tree: DocumentTree

    init(_ names: DocumentNames, tree: DocumentTree) {
        self.names = names
        self.tree = tree
    }

    /// As the document itself calls them.
    convenience init(of request: DocumentRequest, tree: DocumentTree) {
        let names = DocumentNames(
            of: request.document, versions: [request.document], fileName: request.fileName)
        self.init(names, tree: tree)
    }

    func identifier(of view: UIView) -> String? { tree.identity(of: view)?.id }

    func className(of view: UIView) -> String? { tree.identity(of: view)?.className }

    func name(of view: UIView) -> String? { identifier(of: view).flatMap(names.name) }

    /// Constraints are made with their ids as identifiers.
    func source(of constraint: NSLayoutConstraint) -> String? { constraint.identifier.flatMap(names.source) }
}
