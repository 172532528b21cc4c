import Glibc

/// `benchmarks list-memory COUNT layout|data`: a process whose peak memory is read from outside.
@MainActor enum ListMemory {
    static func run(_ arguments: [String]) -> Int32 {
        do throws(BenchmarkError) {
            guard arguments.count == 2, let count = Int(arguments[0]) else {
                throw BenchmarkError("usage: benchmarks list-memory COUNT layout|data")
            }
            _ = try IssueListLayout.prepare()
            var strings = try RowStrings()
            let issues = strings.issues(count)
            if arguments[1] == "layout" { _ = IssueListLayout.layOut(issues) }
            return issues.count == count ? 0 : 1
        } catch {
            return BenchmarkCommand.fail(error)
        }
    }
}
