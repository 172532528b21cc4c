internal import SwiftSyntax

/// A member of an extension that overrides one of a superclass, which only Objective-C's dispatch allows there.
///
/// It stays where it is under another name, so that it sees what its file keeps private, and the class gets an override of one line
/// that calls it.
struct ExtensionOverride {
    /// The override in the class.
    let forwarding: String
    private let keyword: DeclModifierSyntax
    private let name: TokenSyntax
    private let newName: String

    /// - Returns: nil for what overrides nothing, or cannot be forwarded: a property with observers, a variadic method.
    init?(_ declaration: DeclSyntax, in group: ExtensionDeclSyntax, number: Int) {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        guard let keyword = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else { return nil }
        self.keyword = keyword
        let access = (Array(modifiers) + Array(group.modifiers)).first { Self.accessLevels.contains($0.name.text) }?
            .name.text
        let prefix = ([access].compactMap(\.self) + ["override"] + (modifiers.areOfType ? ["class"] : []))
            .joined(separator: " ")
        if let function = declaration.as(FunctionDeclSyntax.self) {
            name = function.name
            newName = "extensionOverride\(number)_\(name.plainName)"
            guard let text = Self.forwarding(function, to: newName) else { return nil }
            forwarding = "\(prefix) \(text)"
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        {
            name = pattern.identifier
            newName = "extensionOverride\(number)_\(name.plainName)"
            guard let text = Self.forwarding(binding, to: newName) else { return nil }
            forwarding = "\(prefix) var \(text)"
        } else {
            return nil
        }
    }

    /// Gives the member in the extension its other name.
    func rename(in edits: inout SourceEdits, of source: ParsedSource) {
        if Self.membersOfNoActor.contains(name.plainName) {
            edits.replace(keyword.trimmedRange, with: "nonisolated")
        } else {
            edits.blank(keyword.trimmedRange, in: source.file.text.utf8)
        }
        edits.replace(name.trimmedRange, with: newName)
    }

    /// Those of `NSObject`: an override is of no actor either, whatever its class is of.
    private static let membersOfNoActor: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    private static let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

    private static func forwarding(_ function: FunctionDeclSyntax, to newName: String) -> String? {
        let parameters = function.signature.parameterClause.parameters
        guard function.genericParameterClause == nil, parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
        let declared = parameters.enumerated().map { index, parameter in
            "\(parameter.firstName.text) argument\(index): \(parameter.type.trimmedDescription)"
        }
        let passed = parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
            return label + (isInOut ? "&" : "") + "argument\(index)"
        }
        let effects = function.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let signature = [effects?.trimmedDescription, function.signature.returnClause?.trimmedDescription]
            .compactMap(\.self).map { " " + $0 }.joined()
        let call = "\(marks)\(newName)(\(passed.joined(separator: ", ")))"
        let text = "func \(function.name.text)(\(declared.joined(separator: ", ")))\(signature) { \(call) }"
        return text.filter { !$0.isNewline }
    }

    private static func forwarding(_ binding: PatternBindingSyntax, to newName: String) -> String? {
        guard let type = binding.typeAnnotation?.type.trimmedDescription, let block = binding.accessorBlock else {
            return nil
        }
        let name = binding.pattern.trimmedDescription
        guard case .accessors(let accessors) = block.accessors else { return "\(name): \(type) { \(newName) }" }
        let kinds = Set(accessors.map(\.accessorSpecifier.text))
        if kinds == ["get"] { return "\(name): \(type) { \(newName) }" }
        guard kinds == ["get", "set"] else { return nil }
        return "\(name): \(type) { get { \(newName) } set { \(newName) = newValue } }"
    }
}
