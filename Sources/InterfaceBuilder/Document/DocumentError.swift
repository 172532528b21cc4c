/// Why a document cannot be read.
package enum DocumentError: Error, Equatable, Sendable {
    /// More bytes than are read.
    case tooLarge
    /// A compiled document, which only Apple's runtime reads.
    case compiled
    /// No well-formed XML.
    case malformed(DocumentPosition, SyntaxFault)
    /// XML, but no document of UIKit's, or one that contradicts itself.
    case invalid(DocumentPosition, ContentFault)

    package enum SyntaxFault: Equatable, Sendable {
        case noElement
        case encoding(String)
        case documentType
        case unclosed(String)
        case unopened(String)
        case mismatch(open: String, found: String)
        case secondRoot(String)
        case tag(String)
        case name
        case attribute(String)
        case repeatedAttribute(String)
        case reference
        case entity(String)
        case character
        case textOutside
        case tooDeep
        case tooManyElements
        case tooManyAttributes
    }

    package enum ContentFault: Equatable, Sendable {
        case archive
        case root(String)
        /// The value of `targetRuntime`.
        case platform(String)
        /// The document was made before Auto Layout's format, or says nothing of its type.
        case type(String)
        case noView
        case repeatedID(String, first: DocumentPosition)
        /// Something that is not in the document is named by `attribute`.
        case unknownReference(String, attribute: String)
        case missingAttribute(String, element: String)
        case number(String, attribute: String)
        case length(String, attribute: String)
        case choice(String, attribute: String, expected: String)
        case tooManyViews
        case tooManyConstraints
        /// A warning, where warnings are errors.
        case remark(String)
    }

    /// Where; nil where the file as a whole is meant.
    package var position: DocumentPosition? {
        switch self {
        case .tooLarge, .compiled: nil
        case .malformed(let position, _), .invalid(let position, _): position
        }
    }
}
