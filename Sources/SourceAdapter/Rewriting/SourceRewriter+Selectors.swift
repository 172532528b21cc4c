internal import SwiftSyntax

/// `#selector(tapped)` becomes `Selector("tapped:", .method(Screen.tapped))`: the name, and the method that the compiler finds by the
/// rules it has for any reference to a method.
extension SourceRewriter {
    func rewrite(selector node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            let reference = SelectorReference(argument.expression)
        else { return report(.malformedSelector, at: node) }
        switch argument.label?.text {
        case nil: rewrite(node, toMethod: reference)
        case "getter": rewrite(node, toAccessor: reference, isSetter: false)
        case "setter": rewrite(node, toAccessor: reference, isSetter: true)
        default: report(.malformedSelector, at: node)
        }
    }

    private func rewrite(_ node: MacroExpansionExprSyntax, toMethod reference: SelectorReference) {
        if case .value(let value) = reference.base {
            let name = objectiveCName(of: reference, member: nil)
            let cast = reference.cast.map { " as \($0)" } ?? ""
            return write(
                "Selector(\"\(name)\", .method(of: \(value)) { $0.\(reference.memberText)\(cast) })", for: node)
        }
        guard let (owner, member) = owner(of: reference, asProperty: false, at: Syntax(node)) else {
            return report(.ownerlessSelector(name: reference.memberText), at: node)
        }
        if let member, member.isOfType { return report(.classMethodSelector(name: reference.baseName), at: node) }
        var cast = reference.cast.map { " as \($0)" } ?? ""
        if case .enclosingType = reference.base, let type = reference.cast { cast = " as (\(owner)) -> \(type)" }
        let name = objectiveCName(of: reference, member: member)
        write("Selector(\"\(name)\", .method(\(owner).\(reference.memberText)\(cast)))", for: node)
    }

    private func rewrite(_ node: MacroExpansionExprSyntax, toAccessor reference: SelectorReference, isSetter: Bool) {
        if case .value = reference.base { return report(.accessorOfValue, at: node) }
        guard let (owner, member) = owner(of: reference, asProperty: true, at: Syntax(node)) else {
            return report(.ownerlessSelector(name: reference.memberText), at: node)
        }
        let property = member?.objectiveCName ?? reference.baseName
        let name = isSetter ? ObjectiveCName.setter(of: property) : property
        write("Selector(\"\(name)\", .property(\\\(owner).\(reference.memberText)))", for: node)
    }

    func rewrite(keyPath node: MacroExpansionExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil else {
            return report(.malformedKeyPath, at: node)
        }
        let parts = argument.expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" }.split(
            separator: ".")
        let names = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        let isName = names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard !names.isEmpty, isName else { return report(.malformedKeyPath, at: node) }
        edits.replace(node.trimmedRange, with: "(\"\(names.joined(separator: "."))\")")
    }

    private func write(_ text: String, for node: MacroExpansionExprSyntax) {
        edits.replace(node.trimmedRange, with: text)
        needsUIKit = true
    }

    // MARK: What the reference means

    private func objectiveCName(of reference: SelectorReference, member: MemberRecord?) -> String {
        if let member { return member.objectiveCName }
        guard let labels = reference.labels else { return reference.baseName }
        return ObjectiveCName.selector(baseName: reference.baseName, labels: labels)
    }

    /// The type that a reference is to a member of, as its place can name it, and the member where the sources declare it.
    private func owner(
        of reference: SelectorReference, asProperty: Bool, at node: Syntax
    ) -> (name: String, member: MemberRecord?)? {
        func member(of type: String) -> MemberRecord? {
            index.member(reference.baseName, labels: reference.labels, asProperty: asProperty, of: type)
        }
        if case .type(let name) = reference.base { return (name, member(of: QualifiedName.withoutGenerics(name))) }
        let types = sequence(first: node, next: \.parent).filter { QualifiedName.name(of: $0) != nil }
        for type in types {
            guard let name = QualifiedName.name(of: type), let found = member(of: QualifiedName.of(type)) else {
                continue
            }
            return (name, found)
        }
        return types.first.flatMap { QualifiedName.name(of: $0) }.map { ($0, nil) }
    }
}
