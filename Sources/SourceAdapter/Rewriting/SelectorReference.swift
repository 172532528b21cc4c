internal import SwiftSyntax

/// What `#selector` or `#keyPath` names, read from its syntax.
struct SelectorReference {
    enum Base {
        /// A bare name, or one of `self`: a member of the type around.
        case enclosingType
        case type(String)
        /// A value whose type only the compiler knows.
        case value(String)
    }

    let base: Base
    /// With backticks and labels, as the source has it.
    let memberText: String
    let baseName: String
    /// Nil where the source gives none.
    let labels: [String]?
    /// The type after `as`.
    let cast: String?

    /// - Returns: nil for what names no member.
    init?(_ expression: ExprSyntax) {
        var expression = expression
        var cast: String?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            expression = elements[0]
            cast = type.type.trimmedDescription
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first
        {
            expression = inner.expression
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            self.init(base: .enclosingType, reference, cast: cast)
        } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            self.init(base: Self.base(base), access.declName, cast: cast)
        } else {
            return nil
        }
    }

    private init(base: Base, _ reference: DeclReferenceExprSyntax, cast: String?) {
        self.base = base
        memberText = reference.trimmedDescription
        baseName = reference.baseName.plainName
        labels = reference.argumentNames?.arguments.map { $0.name.plainName }
        self.cast = cast
    }

    private static func base(_ expression: ExprSyntax) -> Base {
        let text = expression.trimmedDescription
        if ["self", "super", "Self"].contains(text) { return .enclosingType }
        if let value = expression.as(OptionalChainingExprSyntax.self) {
            return .value(value.expression.trimmedDescription)
        }
        if let value = expression.as(ForceUnwrapExprSyntax.self) { return .value(value.expression.trimmedDescription) }
        return isType(expression) ? .type(text) : .value(text)
    }

    /// By the custom that types begin with a capital letter and values do not.
    private static func isType(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.baseName.plainName.first?.isUppercase == true
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        // `module.Type` as well.
        let isMemberType = access.declName.baseName.plainName.first?.isUppercase == true
        return isMemberType && (isType(base) || base.is(DeclReferenceExprSyntax.self))
    }
}
