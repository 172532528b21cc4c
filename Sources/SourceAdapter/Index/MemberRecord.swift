internal import SwiftSyntax

/// A method or property of a type, as far as selectors and tables need it.
struct MemberRecord {
    enum Kind {
        case method(labels: [String])
        case property
    }

    let kind: Kind
    /// Without backticks.
    let baseName: String
    /// What the Objective-C runtime calls it.
    let objectiveCName: String
    let isOfType: Bool
    let isOptional: Bool

    init(_ function: FunctionDeclSyntax) {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.plainName }
        baseName = function.name.plainName
        kind = .method(labels: labels)
        objectiveCName =
            function.attributes.objectiveCName ?? ObjectiveCName.selector(baseName: baseName, labels: labels)
        isOfType = function.modifiers.areOfType
        isOptional = function.modifiers.contains(.optional)
    }

    init(_ name: TokenSyntax, of property: VariableDeclSyntax) {
        baseName = name.plainName
        kind = .property
        objectiveCName = property.attributes.objectiveCName ?? baseName
        isOfType = property.modifiers.areOfType
        isOptional = property.modifiers.contains(.optional)
    }

    /// Whether its name, with labels where they are given, refers to it.
    func answers(to labels: [String]?, asProperty: Bool) -> Bool {
        switch kind {
        case .method(let own): return !asProperty && (labels == nil || labels == own)
        case .property: return asProperty
        }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainName: String { text.filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
    var areOfType: Bool { contains(.static) || contains(.class) }

    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}

extension AttributeListSyntax {
    /// The attribute of a name, also where it stands under `#if`.
    func attribute(named names: Set<String>) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { names.contains($0.attributeName.trimmedDescription) }
    }

    /// What `@objc(name)` says.
    var objectiveCName: String? {
        guard let arguments = attribute(named: ["objc"])?.arguments else { return nil }
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
}
