import Foundation

/// Where a run keeps what it makes: inputs, pages and pictures, so that they can be looked at afterwards.
enum BenchmarkFolder {
    static let root = ".build/bench"

    static func path(of name: String) -> String { "\(root)/\(name)" }

    static func make() throws(BenchmarkError) {
        do {
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        } catch {
            throw BenchmarkError("\(root): cannot be made; run the benchmarks in the package's folder")
        }
    }

    static func write(_ data: Data, to name: String) throws(BenchmarkError) -> String {
        let path = path(of: name)
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw BenchmarkError("\(path): cannot be written")
        }
        return path
    }
}
