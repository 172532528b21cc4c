/// Something in a document that is not carried over: it is said, with its place, and what is left is read.
package struct DocumentRemark: Hashable, Sendable {
    package let position: DocumentPosition
    package let message: String
}
