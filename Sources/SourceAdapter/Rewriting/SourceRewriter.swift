internal import SwiftSyntax

/// Walks a file and notes what has to be written differently; one file each of its extensions tells about one kind of syntax.
final class SourceRewriter: SyntaxVisitor {
    let source: ParsedSource
    let index: DeclarationIndex
    var edits = SourceEdits()
    var problems: [SourceProblem] = []
    /// Extensions that are written after the last line.
    var additions: [String] = []
    /// Whether what was written refers to UIKit.
    var needsUIKit = false

    init(_ source: ParsedSource, index: DeclarationIndex) {
        self.source = source
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    /// The file with all edits; its first lines name the original to the compiler.
    var result: SourceFile {
        var body = edits.applied(to: source.file.text)
        if body.first == "\u{FEFF}" { body.removeFirst() }
        for addition in additions { body += "\n" + addition }
        if !additions.isEmpty { body += "\n" }
        let path = source.file.path.reduce(into: "") { $0 += ["\"", "\\"].contains($1) ? "\\\($1)" : "\($1)" }
        let importLine = needsUIKit ? "import UIKit\n" : ""
        let text = importLine + "#sourceLocation(file: \"\(path)\", line: 1)\n" + body
        return SourceFile(path: source.file.path, name: source.file.name, text: text)
    }

    func report(_ reason: SourceProblem.Reason, at node: some SyntaxProtocol) {
        problems.append(source.problem(reason, at: node.positionAfterSkippingLeadingTrivia))
    }

    func blank(_ node: some SyntaxProtocol) { edits.blank(node.trimmedRange, in: source.file.text.utf8) }

    // MARK: What is visited

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        drop(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { blank(node) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { rewrite(condition: condition) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": rewrite(selector: node)
        case "keyPath": rewrite(keyPath: node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        rewrite(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        rewrite(optionalCall: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewrite(classDescription: node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addMembers(to: node)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        addTable(to: node)
        renameOverrides(in: node)
        return .visitChildren
    }
}
