internal import SwiftSyntax

/// The types of all sources, by their names.
struct DeclarationIndex {
    /// By qualified name: `Outer.Inner`.
    private var types: [String: TypeRecord] = [:]
    /// The qualified names by their last part.
    private var namesBySimpleName: [String: [String]] = [:]
    /// The numbers of extensions with tables, by file and place.
    private var extensionNumbers: [String: [Int: Int]] = [:]
    private var extensionCount = 0
    /// Overrides in extensions, by file and place.
    private var overrides: [String: [Int: ExtensionOverride]] = [:]
    private var overrideCount = 0
    /// Methods that a protocol of the sources asks for optionally.
    private(set) var optionalMethods: Set<String> = []

    init(_ sources: [ParsedSource]) {
        for source in sources {
            let collector = DeclarationCollector()
            collector.walk(source.tree)
            for declaration in collector.declarations { add(declaration) }
        }
        for name in types.keys {
            namesBySimpleName[name.split(separator: ".").last.map(String.init) ?? name, default: []].append(name)
        }
        for record in types.values where record.kind == .protocol {
            for member in record.members.values.joined() where member.isOptional {
                optionalMethods.insert(member.baseName)
            }
        }
        for source in sources {
            let collector = ExtensionCollector()
            collector.walk(source.tree)
            for (name, declaration) in collector.extensions where types[name]?.kind == .class {
                numberTable(of: declaration, of: name, in: source.file)
                numberOverrides(in: declaration, of: name, in: source.file)
            }
        }
    }

    /// Numbers an extension of a class that has members with names for the Objective-C runtime.
    private mutating func numberTable(of declaration: ExtensionDeclSyntax, of name: String, in file: SourceFile) {
        guard declaration.genericWhereClause == nil,
            MemberTable(of: declaration, exposed: types[name]?.exposesMembers == true, owner: name) != nil
        else { return }
        extensionCount += 1
        types[name]?.extensionTables.append(extensionCount)
        extensionNumbers[file.name, default: [:]][declaration.position.utf8Offset] = extensionCount
    }

    private mutating func numberOverrides(in declaration: ExtensionDeclSyntax, of name: String, in file: SourceFile) {
        for item in declaration.memberBlock.members {
            guard let override = ExtensionOverride(item.decl, in: declaration, number: overrideCount + 1) else {
                continue
            }
            overrideCount += 1
            types[name]?.forwardingOverrides.append(override.forwarding)
            overrides[file.name, default: [:]][item.decl.position.utf8Offset] = override
        }
    }

    private mutating func add(_ declaration: DeclarationCollector.Declaration) {
        var record = types[declaration.name] ?? TypeRecord()
        if let kind = declaration.kind { record.kind = kind }
        record.exposesMembers = record.exposesMembers || declaration.exposesMembers
        record.inheritedNames += declaration.inheritedNames
        for member in declaration.members { record.members[member.baseName, default: []].append(member) }
        types[declaration.name] = record
    }

    subscript(_ name: String) -> TypeRecord? { types[name] }

    /// The number of the table in an extension's body; nil if it makes none.
    func number(of declaration: ExtensionDeclSyntax, in file: SourceFile) -> Int? {
        extensionNumbers[file.name]?[declaration.position.utf8Offset]
    }

    /// The override that a member of an extension is; nil for others.
    func override(_ declaration: DeclSyntax, in file: SourceFile) -> ExtensionOverride? {
        overrides[file.name]?[declaration.position.utf8Offset]
    }

    /// A member of a type, its superclasses or protocols; nil if none of the sources declares it.
    func member(
        _ name: String, labels: [String]?, asProperty: Bool, of typeName: String
    ) -> MemberRecord? {
        var pending = [typeName]
        var seen: Set<String> = []
        while let next = pending.popLast() {
            guard let qualified = resolved(next), seen.insert(qualified).inserted, let record = types[qualified] else {
                continue
            }
            let found = record.members[name]?.first { $0.answers(to: labels, asProperty: asProperty) }
            if let found { return found }
            pending += record.inheritedNames.reversed()
        }
        return nil
    }

    /// The qualified name of a type as a source refers to it.
    private func resolved(_ name: String) -> String? {
        if types[name] != nil { return name }
        let simpleName = name.split(separator: ".").last.map(String.init) ?? name
        return namesBySimpleName[simpleName, default: []].filter { $0.hasSuffix("." + name) }.min()
    }
}
