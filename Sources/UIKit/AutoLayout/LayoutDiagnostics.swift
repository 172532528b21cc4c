import Foundation

/// Where layout's messages go: to the innermost collector, or to standard error where there is none.
@MainActor package enum LayoutDiagnostics {
    private static var collectors: [Collector] = []

    private final class Collector {
        let takes: (LayoutDiagnostic) -> Bool
        var report = LayoutReport()

        init(_ takes: @escaping (LayoutDiagnostic) -> Bool) {
            self.takes = takes
        }
    }

    /// Runs `body` and returns what layout reported meanwhile; nothing of it is printed.
    package static func collecting<Result>(
        _ body: () throws -> Result
    ) rethrows -> (result: Result, report: LayoutReport) {
        let collector = Collector { _ in true }
        let result = try run(body, in: collector)
        return (result, collector.report)
    }

    /// Runs `body` and throws the first of the failures in it that UIKit raises as exceptions.
    ///
    /// - Parameter conflicts: whether constraints that can't be satisfied together are failures too; they are logged where
    ///   they are not.
    package static func throwing<Result>(conflicts: Bool = false, _ body: () throws -> Result) throws -> Result {
        let collector = Collector { diagnostic in
            if case .unsatisfiable = diagnostic { return conflicts }
            return diagnostic.isException
        }
        let result = try run(body, in: collector)
        if let failure = collector.report.diagnostics.first { throw failure }
        return result
    }

    private static func run<Result>(_ body: () throws -> Result, in collector: Collector) rethrows -> Result {
        collectors.append(collector)
        defer { collectors.removeAll { $0 === collector } }
        return try body()
    }

    static func report(_ diagnostic: LayoutDiagnostic, conflict: LayoutConflict? = nil) {
        if let collector = collectors.last(where: { $0.takes(diagnostic) }) {
            collector.report.diagnostics.append(diagnostic)
            if let conflict { collector.report.conflicts.append(conflict) }
        } else {
            FileHandle.standardError.write(Data("[LayoutConstraints] \(diagnostic.message)\n".utf8))
        }
    }
}

/// What layout reported while something was done.
@MainActor package struct LayoutReport {
    package fileprivate(set) var diagnostics: [LayoutDiagnostic] = []
    /// The unsatisfiable sets among the diagnostics, in the same order, with their constraints.
    package fileprivate(set) var conflicts: [LayoutConflict] = []

    nonisolated init() {}

    /// The failures that UIKit raises as exceptions.
    package var exceptions: [LayoutDiagnostic] { diagnostics.filter(\.isException) }
}
