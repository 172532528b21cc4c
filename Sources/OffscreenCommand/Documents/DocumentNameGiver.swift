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

    func name(of view: UIView) -> String? { tree.identity(of: view)?.id.flatMap(names.name) }

    /// Constraints are made with their ids as identifiers.
    func source(of constraint: NSLayoutConstraint) -> String? { constraint.identifier.flatMap(names.source) }
}
