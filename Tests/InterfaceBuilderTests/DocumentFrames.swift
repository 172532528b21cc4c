import Foundation
import InterfaceBuilder
import UIKit

/// The frames of a document's views by id, laid out in the document's own environment.
@MainActor struct DocumentFrames {
    private(set) var frames: [String: CGRect] = [:]
    private(set) var classes: [String: String] = [:]
    private(set) var remarks: [String] = []

    /// - Parameter name: of a file in `Fixtures/Documents`.
    init(_ name: String, environment: DocumentEnvironment = DocumentEnvironment()) throws {
        try self.init(data: Data(contentsOf: Self.folder.appending(path: name)), environment: environment)
    }

    init(data: Data, environment: DocumentEnvironment = DocumentEnvironment()) throws {
        let document = try Document(data)
        try document.renderEnvironment(environment).whileInstalled {
            let tree = try DocumentTree(document)
            remarks = tree.remarks.map { "\($0.position.line):\($0.position.column): \($0.message)" }
            for root in tree.roots {
                let laidOut = LaidOutRoot(root, of: document, in: environment)
                read(laidOut.root.view, in: tree)
            }
        }
    }

    private mutating func read(_ view: UIView, in tree: DocumentTree) {
        if let identity = tree.identity(of: view), let id = identity.id {
            frames[id] = view.frame
            classes[id] = identity.className
        }
        for subview in view.subviews { read(subview, in: tree) }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Documents")
}
