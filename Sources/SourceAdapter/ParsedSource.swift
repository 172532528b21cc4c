internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A source file and its syntax tree.
struct ParsedSource {
    let file: SourceFile
    let tree: SourceFileSyntax
    /// Where lines begin, in UTF-8 code units; the first is 0.
    private let lineStarts: [Int]

    init(_ file: SourceFile) {
        self.file = file
        tree = Parser.parse(source: file.text)
        lineStarts = Self.lineStarts(in: Array(file.text.utf8))
    }

    func problem(_ reason: SourceProblem.Reason, at position: AbsolutePosition) -> SourceProblem {
        let line = line(at: position.utf8Offset)
        let column = position.utf8Offset - lineStarts[line - 1] + 1
        return SourceProblem(path: file.path, line: line, column: column, reason: reason)
    }

    /// The line of an offset, from 1; logarithmic in the number of lines.
    private func line(at offset: Int) -> Int {
        var candidates = lineStarts[...]
        while candidates.count > 1 {
            let middle = candidates.startIndex + candidates.count / 2
            candidates = lineStarts[middle] <= offset ? candidates[middle...] : candidates[..<middle]
        }
        return candidates.startIndex + 1
    }

    /// Lines end with LF, CR, or both.
    private static func lineStarts(in text: [UInt8]) -> [Int] {
        let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let ends = text.indices.filter { index in
            text[index] == newline
                || text[index] == carriageReturn && (index + 1 == text.count || text[index + 1] != newline)
        }
        return [0] + ends.map { $0 + 1 }
    }

    /// The deepest tree that is walked; walks are recursive. Chains of calls make deep trees, code by hand some hundreds of levels.
    private static let depthLimit = 10_000

    /// What the parser finds wrong; a file with such problems is not rewritten.
    var syntaxProblems: [SourceProblem] {
        if let node = firstNodeTooDeep { return [problem(.depth(limit: Self.depthLimit), at: node.position)] }
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
            .map { problem(.syntax($0.message), at: $0.position) }
    }

    private var firstNodeTooDeep: Syntax? {
        var pending = [(node: Syntax(tree), depth: 0)]
        while let (node, depth) = pending.popLast() {
            if depth > Self.depthLimit { return node }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                pending.append((child, depth + 1))
            }
        }
        return nil
    }
}
