extension DocumentError {
    /// What is wrong and what was expected, without the place.
    package var message: String {
        switch self {
        case .tooLarge: "the document is larger than \(DocumentLimits.sizeText)"
        case .compiled: "a compiled nib cannot be read; give the .xib or .storyboard that it was made from"
        case .malformed(_, let fault): fault.message
        case .invalid(_, let fault): fault.message
        }
    }
}

extension DocumentError.SyntaxFault {
    var message: String {
        switch self {
        case .noElement: "no element, expected <document>"
        case .encoding(let name): "the encoding is '\(name)', expected UTF-8"
        case .documentType: "document types and entities of their own are not read; take the declaration out"
        case .unclosed(let name): "'\(name)' is not closed"
        case .unopened(let name): "</\(name)> closes nothing"
        case .mismatch(let open, let found): "found </\(found)>, expected </\(open)>"
        case .secondRoot(let name): "<\(name)> stands beside the document, expected one root element"
        case .tag(let name): "the tag of '\(name)' is malformed, expected name=\"value\" or >"
        case .name: "expected the name of an element"
        case .attribute(let name): "attribute '\(name)' is malformed, expected \(name)=\"value\""
        case .repeatedAttribute(let name): "attribute '\(name)' is given twice"
        case .reference: "expected a reference such as &amp;"
        case .entity(let name): "unknown entity '&\(name);', expected &amp; &lt; &gt; &quot; &apos; or &#number;"
        case .character: "a character that XML does not allow, or no UTF-8"
        case .textOutside: "text outside of the document's element"
        case .tooDeep: "more than \(DocumentLimits.depth) elements within each other"
        case .tooManyElements: "more than \(DocumentLimits.elements) elements"
        case .tooManyAttributes: "more than \(DocumentLimits.attributes) attributes"
        }
    }
}

extension DocumentError.ContentFault {
    var message: String {
        switch self {
        case .archive:
            "the archive format from before Xcode 5 is not read; open the file in Xcode and save it in today's format"
        case .root(let name): "the root element is <\(name)>, expected <document>"
        case .platform(let runtime): "targetRuntime is '\(runtime)', expected 'iOS.CocoaTouch': UIKit for iOS"
        case .type(let type): "type is '\(type)', expected a Cocoa Touch XIB or storyboard"
        case .noView: "the document has no view"
        case .repeatedID(let id, let first): "id '\(id)' is given again; it is that of line \(first.line) already"
        case .unknownReference(let id, let attribute): "\(attribute)=\"\(id)\" names nothing in the document"
        case .missingAttribute(let name, let element): "<\(element)> has no \(name)"
        case .number(let text, let attribute): "\(attribute) is '\(text)', expected a number"
        case .length(let text, let attribute):
            "\(attribute) is '\(text)', expected points between -\(Int(DocumentLimits.length)) and "
                + "\(Int(DocumentLimits.length)), no size below 0"
        case .choice(let text, let attribute, let expected): "\(attribute) is '\(text)', expected \(expected)"
        case .tooManyViews: "more than \(DocumentLimits.views) views"
        case .tooManyConstraints: "more than \(DocumentLimits.constraints) constraints"
        case .remark(let text): text
        }
    }
}
