import Glibc
import Goldens

/// Spreads items over worker processes: each gets the next one when it is done with its own, and one that crashes is replaced.
struct WorkerPool {
    /// Those after the program's name.
    let arguments: [String]
    let workerCount: Int

    /// Works off the items.
    ///
    /// - Parameters:
    ///   - began: an item was handed to a worker.
    ///   - lost: a worker ended while it was on the item, and how.
    func run(items: Range<Int>, began: (Int) -> Void, lost: (Int, String) throws -> Void) throws {
        var rest = items
        var workers: [WorkerProcess] = []
        while workers.count < min(workerCount, items.count) { workers.append(try WorkerProcess(arguments: arguments)) }
        for worker in workers { next(&rest, worker, began) }
        while !workers.isEmpty {
            for index in try ready(workers).reversed() {
                let worker = workers[index]
                if let isDone = worker.readAnswer() {
                    if isDone { next(&rest, worker, began) }
                    continue
                }
                workers.remove(at: index)
                let end = worker.end()
                guard let item = worker.item else { continue }
                try lost(item, end ?? "exit status 0")
                guard !rest.isEmpty else { continue }
                let other = try WorkerProcess(arguments: arguments)
                next(&rest, other, began)
                workers.append(other)
            }
        }
    }

    private func next(_ rest: inout Range<Int>, _ worker: WorkerProcess, _ began: (Int) -> Void) {
        guard let item = rest.popFirst() else { return worker.finish() }
        began(item)
        worker.begin(item)
    }

    /// The indices of the workers that have something to say; waits until there is one.
    private func ready(_ workers: [WorkerProcess]) throws(SystemFailure) -> [Int] {
        var descriptors = workers.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
        while poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
            guard errno == EINTR else { throw .last }
        }
        return descriptors.indices.filter { descriptors[$0].revents != 0 }
    }
}
