internal import SwiftSyntax

/// Finds the types and extensions of a file, with their members.
final class DeclarationCollector: SyntaxVisitor {
    struct Declaration {
        let name: String
        /// Nil for an extension.
        let kind: TypeRecord.Kind?
        let inheritedNames: [String]
        let members: [MemberRecord]
        let exposesMembers: Bool
    }

    private(set) var declarations: [Declaration] = []

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, kind: .class) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node, kind: .protocol) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, kind: .other) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, kind: .other) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, kind: .other) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node, kind: nil) }

    private func add(_ node: some DeclGroupSyntax, kind: TypeRecord.Kind?) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        declarations.append(
            Declaration(
                name: QualifiedName.of(Syntax(node)), kind: kind,
                inheritedNames: inherited.map(QualifiedName.withoutGenerics),
                members: node.memberBlock.members.flatMap { Self.records(of: $0.decl) },
                exposesMembers: node.attributes.attribute(named: ["objcMembers"]) != nil))
        return .visitChildren
    }

    /// Members under `#if` as well: they say what a name may mean.
    private static func records(of declaration: DeclSyntax) -> [MemberRecord] {
        if let function = declaration.as(FunctionDeclSyntax.self) { return [MemberRecord(function)] }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { binding in
                binding.pattern.as(IdentifierPatternSyntax.self).map { MemberRecord($0.identifier, of: variable) }
            }
        }
        guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return [] }
        return conditional.clauses.flatMap { clause -> [MemberRecord] in
            guard case .decls(let members) = clause.elements else { return [] }
            return members.flatMap { records(of: $0.decl) }
        }
    }
}

/// Finds the extensions of a file, with the qualified names of what they extend.
final class ExtensionCollector: SyntaxVisitor {
    private(set) var extensions: [(name: String, declaration: ExtensionDeclSyntax)] = []

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extensions.append((QualifiedName.of(Syntax(node)), node))
        return .skipChildren
    }
}
