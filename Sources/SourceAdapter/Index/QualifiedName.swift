internal import SwiftSyntax

/// The names of types with those of the types around them.
enum QualifiedName {
    /// `Outer.Inner` for a declaration of `Inner`, or an extension; a local type's begins with the function's place.
    static func of(_ node: Syntax) -> String {
        var parts: [String] = []
        for ancestor in sequence(first: node, next: \.parent) {
            if let name = name(of: ancestor) {
                parts.insert(name, at: 0)
            } else if ancestor.is(CodeBlockSyntax.self), !parts.isEmpty {
                // What a function declares is another type than one of the same name elsewhere.
                parts.insert("\(ancestor.position.utf8Offset)", at: 0)
                break
            }
        }
        return parts.joined(separator: ".")
    }

    /// The name that a type's own body, or an extension's, refers to it by.
    static func name(of node: Syntax) -> String? {
        if let type = node.as(ExtensionDeclSyntax.self) { return withoutGenerics(type.extendedType.trimmedDescription) }
        if let type = node.asProtocol((any NamedDeclSyntax).self), node.isProtocol((any DeclGroupSyntax).self) {
            return type.name.text
        }
        return nil
    }

    static func withoutGenerics(_ type: String) -> String {
        type.prefix { $0 != "<" }.filter { !$0.isWhitespace }
    }
}
