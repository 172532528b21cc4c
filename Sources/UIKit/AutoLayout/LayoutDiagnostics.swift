import Foundation
import Scheduling

/// Where layout's messages go: to the innermost collector, or to standard error where there is none.
@MainActor package enum LayoutDiagnostics {
    private static var collectors: [Collector] = []
    /// Messages that are logged while something is collected; what is left out is counted.
    private static let logLimit = 20

    @MainActor private final class Collector {
        let takes: (LayoutDiagnostic) -> Bool
        /// Whether it notes what it does not take.
        let observes: Bool
        var report = LayoutReport()
        private var logged: Set<LayoutDiagnostic> = []
        private var unlogged = 0

        init(observes: Bool = false, _ takes: @escaping (LayoutDiagnostic) -> Bool) {
            self.observes = observes
            self.takes = takes
        }

        func note(_ diagnostic: LayoutDiagnostic, _ conflict: LayoutConflict?) {
            report.diagnostics.append(diagnostic)
            if let conflict { report.append(conflict) }
        }

        /// Logs what nobody takes: each message once, and not without end.
        func log(_ diagnostic: LayoutDiagnostic) {
            guard logged.count < LayoutDiagnostics.logLimit || logged.contains(diagnostic) else {
                unlogged += 1
                return
            }
            if logged.insert(diagnostic).inserted { LayoutDiagnostics.log(diagnostic) }
        }

        func endLog() {
            guard unlogged > 0 else { return }
            LayoutDiagnostics.log("[LayoutConstraints] \(unlogged) more messages of this kind are left out")
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

    /// Runs `body` and returns what layout reported meanwhile; it goes where it would have gone, too.
    package static func observing<Result>(
        _ body: () throws -> Result
    ) rethrows -> (result: Result, report: LayoutReport) {
        let collector = Collector(observes: true) { _ in false }
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
        defer {
            collectors.removeAll { $0 === collector }
            collector.endLog()
        }
        return try body()
    }

    static func report(_ diagnostic: LayoutDiagnostic, conflict: LayoutConflict? = nil) {
        for observer in collectors where observer.observes { observer.note(diagnostic, conflict) }
        if let collector = collectors.last(where: { $0.takes(diagnostic) }) {
            collector.note(diagnostic, conflict)
        } else if let innermost = collectors.last {
            innermost.log(diagnostic)
        } else {
            log(diagnostic)
        }
    }

    /// For code that runs on any thread: what does not run on the main actor is collected by nobody.
    nonisolated static func reportFromAnyThread(_ diagnostic: LayoutDiagnostic) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { report(diagnostic) }
        } else {
            log(diagnostic)
        }
    }

    nonisolated private static func log(_ diagnostic: LayoutDiagnostic) {
        log("[\(diagnostic.category)] \(diagnostic.message)")
    }

    nonisolated private static func log(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

/// What layout reported while something was done.
@MainActor package struct LayoutReport {
    package fileprivate(set) var diagnostics: [LayoutDiagnostic] = []
    /// The unsatisfiable sets among the diagnostics, in the same order, with their constraints.
    package fileprivate(set) var conflicts: [LayoutConflict] = []
    /// What the constraints of the first conflicts relate, so that it can still be named when the tree is gone: a cell that was
    /// only measured.
    private var items: [AnyObject] = []
    private static let itemLimit = 256

    nonisolated init() {}

    fileprivate mutating func append(_ conflict: LayoutConflict) {
        conflicts.append(conflict)
        guard items.count < Self.itemLimit else { return }
        items += conflict.constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) }
    }

    /// The report on the conflicts whose broken constraints are about views that `isIncluded` says yes to, and nothing else.
    @MainActor package func onConflicts(_ isIncluded: (UIView) -> Bool) -> LayoutReport {
        var result = self
        result.diagnostics = []
        result.conflicts = conflicts.filter { $0.broken.first?.layoutView.map(isIncluded) ?? false }
        return result
    }

    /// The failures that UIKit raises as exceptions.
    package var exceptions: [LayoutDiagnostic] { diagnostics.filter(\.isException) }
}
