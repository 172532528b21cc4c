import Foundation
import InterfaceBuilder

/// A document that code uses, with where it came from.
@MainActor final class NibSource {
    let document: Document
    /// As messages name it: the file's name.
    let name: String
    /// Modules that its classes may be in: that of the bundle.
    let modules: [String]
    /// Those of its bundle.
    let assets: NamedAssets
    private var saidRemarks: Set<DocumentRemark> = []

    init(_ document: Document, name: String, modules: [String] = [], assets: NamedAssets) {
        (self.document, self.name, self.modules, self.assets) = (document, name, modules, assets)
    }

    /// `Cell.xib:12:5`.
    func place(_ position: DocumentPosition) -> String { "\(name):\(position.line):\(position.column)" }

    /// Says what is not carried over, once for each document.
    func say(_ remarks: [DocumentRemark]) {
        for remark in remarks where remark.kind == .warning && saidRemarks.insert(remark).inserted {
            NibFailure.remark(remark.message, place: place(remark.position)).report()
        }
    }
}
