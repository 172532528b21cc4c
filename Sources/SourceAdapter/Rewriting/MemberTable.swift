internal import SwiftSyntax

/// The members of a class body, or of an extension of one, that have names for the Objective-C runtime, as statements that fill
/// a dictionary for UIKit: actions and outlets of Interface Builder documents, and selectors made from strings, are looked up there.
struct MemberTable {
    /// Swift on one line: `members["tapped:"] = .method(Screen.tapped(_:))`. A statement a member, as the compiler takes long over
    /// large literals.
    let text: String

    /// - Returns: nil without such members.
    init?(of group: some DeclGroupSyntax, exposed: Bool, owner: String) {
        let exposed =
            exposed || group.attributes.attribute(named: ["objc"]) != nil && group.is(ExtensionDeclSyntax.self)
        let declarations = Self.declarations(in: group.memberBlock.members)
        let functions = declarations.compactMap { $0.as(FunctionDeclSyntax.self) }
        let names = Dictionary(grouping: functions, by: { $0.name.text }).mapValues(\.count)
        var entries: [(name: String, value: String)] = []
        for declaration in declarations {
            if let function = declaration.as(FunctionDeclSyntax.self) {
                guard Self.isVisible(function.attributes, function.modifiers, exposed), function.isCallableByName else {
                    continue
                }
                let isOverloaded = names[function.name.text, default: 0] > 1
                entries.append(Self.entry(function, owner: owner, isOverloaded: isOverloaded))
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                guard Self.isVisible(variable.attributes, variable.modifiers, exposed) else { continue }
                entries += Self.entries(variable, owner: owner)
            }
        }
        guard !entries.isEmpty else { return nil }
        text = entries.map { "members[\"\($0.name)\"] = \($0.value)" }.joined(separator: "; ")
    }

    /// The members of a body, of those under `#if` only what is compiled on Linux for certain.
    private static func declarations(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { item -> [DeclSyntax] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard let first = conditional.clauses.first, case .decls(let members) = first.elements,
                ["os(iOS)", "canImport(UIKit)"].contains(first.condition?.trimmedDescription)
            else { return [] }
            return declarations(in: members)
        }
    }

    private static let exposing: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "GKInspectable",
    ]

    private static func isVisible(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ exposed: Bool
    ) -> Bool {
        guard !modifiers.areOfType, attributes.attribute(named: ["nonobjc"]) == nil else { return false }
        if attributes.attribute(named: exposing) != nil { return true }
        return exposed && !modifiers.contains(.private) && !modifiers.contains(.fileprivate)
    }

    private static func entry(
        _ function: FunctionDeclSyntax, owner: String, isOverloaded: Bool
    ) -> (name: String, value: String) {
        let parameters = function.signature.parameterClause.parameters
        let labels = parameters.map { "\($0.firstName.text):" }.joined()
        var reference = "\(owner).\(function.name.text)" + (labels.isEmpty ? "" : "(\(labels))")
        if isOverloaded {
            let types = parameters.map(\.type.trimmedDescription).joined(separator: ", ")
            let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
            reference += " as (\(owner)) -> (\(types)) -> \(result)"
        }
        return (MemberRecord(function).objectiveCName, ".method(\(reference))")
    }

    private static func entries(_ variable: VariableDeclSyntax, owner: String) -> [(name: String, value: String)] {
        variable.bindings.compactMap { binding in
            binding.pattern.as(IdentifierPatternSyntax.self).map { pattern in
                let name = MemberRecord(pattern.identifier, of: variable).objectiveCName
                return (name, ".property(\\\(owner).\(pattern.identifier.text))")
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether it can be called with up to two values whose types are not known: no generic, throwing or asynchronous one.
    fileprivate var isCallableByName: Bool {
        let parameters = signature.parameterClause.parameters
        return genericParameterClause == nil && signature.effectSpecifiers == nil && parameters.count <= 2
            && !modifiers.contains(.mutating)
            && parameters.allSatisfy {
                $0.ellipsis == nil && !$0.type.is(FunctionTypeSyntax.self) && !$0.type.is(AttributedTypeSyntax.self)
            }
    }
}
