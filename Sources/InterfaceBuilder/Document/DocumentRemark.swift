/// Something in a document that is not carried over: it is said, with its place, and what is left is read.
package struct DocumentRemark: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// UIKit's class stands in for an app's own, which no document holds: that is as it has to be.
        case note
        case warning
    }

    package let kind: Kind
    package let position: DocumentPosition
    package let message: String

    package init(kind: Kind, position: DocumentPosition, message: String) {
        (self.kind, self.position, self.message) = (kind, position, message)
    }
}
