/// What ends a benchmark before it has a figure; the message goes to standard error as it is.
struct BenchmarkError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
