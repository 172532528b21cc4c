import Foundation
import Gallery

/// The issues that are drawn: the first of `Fixtures/issues-100.json`.
enum IssueSample {
    private static let source = "Fixtures/issues-100.json"

    /// Writes the first issues as a payload of their own and returns its path.
    static func write(count: Int) throws(BenchmarkError) -> String {
        do {
            let payload = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: source)))
            guard let issues = payload as? [Any], issues.count >= count else {
                throw BenchmarkError("\(source): has fewer than \(count) issues")
            }
            let data = try JSONSerialization.data(withJSONObject: Array(issues.prefix(count)), options: .sortedKeys)
            return try BenchmarkFolder.write(data, to: "issues-\(count).json")
        } catch {
            throw error as? BenchmarkError ?? BenchmarkError("\(source): \(error)")
        }
    }

    static func issues(at path: String = source) throws(BenchmarkError) -> [Issue] {
        do {
            return try IssueFile.issues(from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw BenchmarkError("\(path): \(error)")
        }
    }
}
