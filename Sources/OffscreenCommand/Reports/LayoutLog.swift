import UIKit

/// Keeps layout's log of conflicts from standard error while they are looked for; what else layout has to say is printed.
@MainActor enum LayoutLog {
    static func collecting<Result>(
        in context: CommandContext, command: String, _ body: () throws -> Result
    ) rethrows -> Result {
        let (result, report) = try LayoutDiagnostics.collecting(body)
        for diagnostic in report.diagnostics {
            if case .unsatisfiable = diagnostic { continue }
            context.streams.writeError("\(context.program) \(command): \(diagnostic.message.singleLine)\n")
        }
        return result
    }
}
