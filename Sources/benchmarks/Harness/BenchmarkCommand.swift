import Foundation

/// `benchmarks`: runs every section, prints one table and writes `.build/bench.json`.
/// `benchmarks SECTION`: prints that section's table, or with `--json` its rows for the whole run.
enum BenchmarkCommand {
    private static let report = ".build/bench.json"

    /// Returns the exit status. A target that is not met does not change it: timings are no tests.
    @MainActor static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "--help" {
            print("benchmarks [SECTION [--json]]: all sections, or one of \(sectionNames)")
            return 0
        }
        do throws(BenchmarkError) {
            try BenchmarkFolder.make()
            guard let name = arguments.first else {
                try runAll()
                return 0
            }
            guard let section = Section(rawValue: name) else {
                throw BenchmarkError("unknown section '\(name)'; there are \(sectionNames)")
            }
            let rows = try section.rows()
            print(arguments.contains("--json") ? try json(rows) : ResultTable.text(rows), terminator: "")
            return 0
        } catch {
            return fail(error)
        }
    }

    private static var sectionNames: String { Section.allCases.map(\.rawValue).joined(separator: ", ") }

    static func fail(_ error: BenchmarkError) -> Int32 {
        FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
        return 2
    }

    @MainActor private static func runAll() throws(BenchmarkError) {
        var rows: [BenchmarkRow] = []
        for section in Section.allCases {
            FileHandle.standardError.write(Data("\(section.rawValue) ...\n".utf8))
            let output = BenchmarkFolder.path(of: "\(section.rawValue).json")
            _ = try ChildProcess.run([ownPath, section.rawValue, "--json"], output: output)
            rows += try read(output)
        }
        print(ResultTable.text(rows), terminator: "")
        do {
            try Data(json(rows).utf8).write(to: URL(fileURLWithPath: report))
        } catch {
            throw BenchmarkError("\(report): cannot be written")
        }
        print("\n\(report)")
    }

    /// The path of this program; the programs built with it are beside it.
    static let ownPath = CommandLine.arguments[0]

    private static func read(_ path: String) throws(BenchmarkError) -> [BenchmarkRow] {
        do {
            return try JSONDecoder().decode([BenchmarkRow].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw BenchmarkError("\(path): is not a section's rows")
        }
    }

    private static func json(_ rows: [BenchmarkRow]) throws(BenchmarkError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
        } catch {
            throw BenchmarkError("a figure is not a number: \(error)")
        }
    }
}
