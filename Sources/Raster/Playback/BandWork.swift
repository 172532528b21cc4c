internal import Synchronization

/// Bands taken from one counter by several threads, their results handed over in order on the caller's thread.
///
/// No thread waits for another's band, so the work ends even where the system gives it fewer threads than asked for.
final class BandWork<Output: Sendable>: Sendable {
    typealias Body = (Int) throws(RasterError) -> Output

    private struct State {
        var finished: [Int: Output] = [:]
        /// The first band that failed.
        var failure: (band: Int, error: RasterError)?
    }

    private let count: Int
    private let next = Atomic<Int>(0)
    private let state = Mutex(State())

    init(count: Int) {
        self.count = count
    }

    /// Runs every band once, `jobs` at a time.
    ///
    /// - Parameters:
    ///   - worker: called once on each thread; what it returns is called for one band after the other.
    ///   - deliver: called on the caller's thread for band 0, 1, 2 ...; false ends the work early.
    func run(
        jobs: Int, worker: @escaping @Sendable () throws(RasterError) -> Body, deliver: (Output) -> Bool
    ) throws(RasterError) {
        var threads: [WorkThread] = []
        for _ in 1..<max(1, min(jobs, count)) {
            guard let thread = WorkThread({ self.work(worker) {} }) else { break }
            threads.append(thread)
        }
        var delivered = 0
        work(worker) { self.handOver(&delivered, deliver) }
        for thread in threads { thread.join() }
        if let failure = state.withLock({ $0.failure }) { throw failure.error }
        handOver(&delivered, deliver)
    }

    /// Takes bands until there are none.
    private func work(_ worker: () throws(RasterError) -> Body, afterEach: () -> Void) {
        var band = 0
        do throws(RasterError) {
            let body = try worker()
            while true {
                band = next.add(1, ordering: .relaxed).oldValue
                guard band < count else { return }
                let output = try body(band)
                state.withLock { $0.finished[band] = output }
                afterEach()
            }
        } catch {
            stop()
            state.withLock { state in
                guard state.failure.map({ band < $0.band }) ?? true else { return }
                state.failure = (band, error)
            }
        }
    }

    private func stop() {
        next.store(count, ordering: .relaxed)
    }

    /// Delivers what is finished, as far as nothing before it is missing.
    private func handOver(_ delivered: inout Int, _ deliver: (Output) -> Bool) {
        while let output = state.withLock({ $0.finished.removeValue(forKey: delivered) }) {
            delivered += 1
            guard deliver(output) else {
                // Nothing is delivered any more.
                delivered = count
                return stop()
            }
        }
    }
}
