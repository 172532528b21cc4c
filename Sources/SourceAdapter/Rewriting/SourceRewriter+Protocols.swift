internal import SwiftSyntax

/// Protocols of the Objective-C runtime: only classes conform to them, and their methods may be optional.
extension SourceRewriter {
    func rewrite(_ node: ProtocolDeclSyntax) {
        guard node.attributes.attribute(named: ["objc"]) != nil else { return }
        restrictToClasses(node)
        var defaults: [String] = []
        for item in node.memberBlock.members {
            if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(.optional) {
                defaults += makeDefault(for: function).map { [$0] } ?? []
            } else if let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.contains(.optional) {
                report(
                    .optionalRequirement(name: variable.bindings.map(\.pattern.trimmedDescription).joined()),
                    at: variable)
            }
        }
        guard !defaults.isEmpty else { return }
        additions.append("extension \(QualifiedName.of(Syntax(node))) { \(defaults.joined(separator: "; ")) }")
    }

    private func restrictToClasses(_ node: ProtocolDeclSyntax) {
        guard let clause = node.inheritanceClause else {
            return edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
        }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        guard !names.contains("AnyObject"), !names.contains("NSObjectProtocol"), !names.contains("class") else {
            return
        }
        edits.insert("AnyObject, ", at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia)
    }

    /// A method that does nothing, for those that conform without one.
    private func makeDefault(for function: FunctionDeclSyntax) -> String? {
        for modifier in function.modifiers where modifier.name.tokenKind == .keyword(.optional) { blank(modifier) }
        let result = function.signature.returnClause?.type.trimmedDescription
        guard result == nil || result == "Void" || result == "()", !function.modifiers.areOfType else {
            report(.optionalRequirement(name: function.name.text), at: function)
            return nil
        }
        let isPublic = function.parentProtocol?.modifiers.contains(.public) == true
        let signature = function.signature.trimmedDescription.filter { $0 != "\n" && $0 != "\r" }
        return "\(isPublic ? "public " : "")func \(function.name.text)\(signature) {}"
    }

    /// `delegate?.didTap?(self)` calls what is a requirement like any other now.
    func rewrite(optionalCall node: OptionalChainingExprSyntax) {
        guard node.parent?.is(FunctionCallExprSyntax.self) == true,
            let access = node.expression.as(MemberAccessExprSyntax.self),
            index.optionalMethods.contains(access.declName.baseName.plainName)
        else { return }
        blank(node.questionMark)
    }
}

extension FunctionDeclSyntax {
    fileprivate var parentProtocol: ProtocolDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ProtocolDeclSyntax.self) }.first
    }
}
