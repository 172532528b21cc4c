internal import SwiftSyntax

/// The tables of members, written where no line moves: before the closing braces of classes, and after the last line.
extension SourceRewriter {
    /// Adds what only a class's own body may have.
    func addMembers(to node: ClassDeclSyntax) {
        let record = index[QualifiedName.of(Syntax(node))] ?? TypeRecord()
        let added = record.forwardingOverrides + [registration(of: node, record)].compactMap(\.self)
        guard !added.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let startsLine = brace.leadingTrivia.contains { $0.isNewline } || node.memberBlock.members.isEmpty
        let text = (startsLine ? "" : "; ") + added.joined(separator: "; ") + " "
        edits.insert(text, at: brace.positionAfterSkippingLeadingTrivia)
        needsUIKit = true
    }

    /// The property with which a class registers its members: it has a value as soon as there is an instance.
    private func registration(of node: ClassDeclSyntax, _ record: TypeRecord) -> String? {
        // A coded class codes all that it stores.
        guard Set(record.inheritedNames).isDisjoint(with: ["Codable", "Encodable", "Decodable"]) else { return nil }
        let own = MemberTable(of: node, exposed: record.exposesMembers, owner: node.name.text)
        let others = record.extensionTables.map { "\(node.name.text).\(tableName($0))(&members)" }
        let statements = [own?.text].compactMap(\.self) + others
        guard !statements.isEmpty else { return nil }
        let build = "{ members in \(statements.joined(separator: "; ")) }"
        let call = "ObjectiveCMembers.register(\(node.name.text).self) \(build)"
        return "private let registeredMembersOf\(node.name.plainName): Void = \(call)"
    }

    /// Overrides in extensions get another name; the class has overrides that call them.
    func renameOverrides(in node: ExtensionDeclSyntax) {
        for item in node.memberBlock.members {
            index.override(item.decl, in: source.file)?.rename(in: &edits, of: source)
        }
    }

    /// An extension's members are listed by another one at the end of its file, which sees private members, too.
    func addTable(to node: ExtensionDeclSyntax) {
        guard let number = index.number(of: node, in: source.file) else { return }
        let owner = QualifiedName.of(Syntax(node))
        let exposed = index[owner]?.exposesMembers == true
        guard let table = MemberTable(of: node, exposed: exposed, owner: owner) else { return }
        additions.append(
            "extension \(owner) { static func \(tableName(number))(_ members: inout [String: ObjectiveCMember]) "
                + "{ \(table.text) } }")
        needsUIKit = true
    }

    private func tableName(_ number: Int) -> String { "membersOfExtension\(number)" }
}
