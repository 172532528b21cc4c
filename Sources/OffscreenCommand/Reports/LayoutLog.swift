import UIKit

/// What layout has to say besides conflicts, which are findings: a line each on standard error.
@MainActor enum LayoutLog {
    static func write(_ report: LayoutReport, command: String, in context: CommandContext) {
        for diagnostic in report.diagnostics {
            if case .unsatisfiable = diagnostic { continue }
            context.streams.writeError("\(context.program) \(command): \(diagnostic.message.singleLine)\n")
        }
    }
}
