/// Times work within the process.
enum Stopwatch {
    private static let clock = ContinuousClock()

    /// The seconds that `work` takes once.
    static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let duration = try clock.measure(work)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
