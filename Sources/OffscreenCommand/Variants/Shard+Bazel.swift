extension Shard {
    /// The part that Bazel asks a test for with `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS`; nil where it does not.
    ///
    /// Touches the file that `TEST_SHARD_STATUS_FILE` names, which tells Bazel that the variables were read.
    /// - Throws: `CommandError` where the variables are no shard, or the file cannot be made.
    package static func ofBazel(in environment: [String: String]) throws -> Shard? {
        guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
        guard let count = Int(total), (1...10_000).contains(count) else {
            throw CommandError.invalidValue(
                option: "TEST_TOTAL_SHARDS", value: total, expected: "a number from 1 to 10000", nearest: nil)
        }
        let text = environment["TEST_SHARD_INDEX"] ?? ""
        guard let index = Int(text), (0..<count).contains(index) else {
            throw CommandError.invalidValue(
                option: "TEST_SHARD_INDEX", value: text, expected: "a number from 0 to \(count - 1)", nearest: nil)
        }
        if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty { try AtomicFile.write(to: path) { _ in } }
        return Shard(index: index + 1, count: count)
    }
}
