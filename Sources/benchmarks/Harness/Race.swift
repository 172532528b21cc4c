/// Programs that do the same work, run in turns, so that whatever else the machine does hits all of them alike.
struct Race {
    struct Contender {
        let name: String
        /// The program and its arguments; nil where it is not installed.
        let command: [String]?
        /// Slow contenders run in the first rounds only.
        let rounds: Int
    }

    let contenders: [Contender]
    private var results: [String: [ChildProcess]] = [:]

    init(_ contenders: [Contender]) {
        self.contenders = contenders
    }

    /// Runs every contender once to warm the file cache, then round by round, each second round in reverse.
    mutating func run() throws(BenchmarkError) {
        for contender in contenders {
            if let command = contender.command { _ = try ChildProcess.run(command) }
        }
        for round in 0..<(contenders.map(\.rounds).max() ?? 0) {
            let order = round.isMultiple(of: 2) ? contenders : contenders.reversed()
            for contender in order where round < contender.rounds {
                guard let command = contender.command else { continue }
                results[contender.name, default: []].append(try ChildProcess.run(command))
            }
        }
    }

    /// One figure of all runs of a contender, in the order of the rounds.
    func figures(_ name: String, _ figure: KeyPath<ChildProcess, Double>) -> [Double] {
        (results[name] ?? []).map { $0[keyPath: figure] }
    }

    /// A row of one figure: `offscreen` beside `floor` and all others.
    func row(_ name: String, unit: String, _ figure: KeyPath<ChildProcess, Double>) -> BenchmarkRow {
        let ours = figures("offscreen", figure)
        let floor = figures("floor", figure)
        var row = BenchmarkRow(
            name: name, unit: unit, ours: Statistics.median(ours), floor: Statistics.median(floor),
            ratio: Statistics.pairedRatio(ours, to: floor))
        for peer in contenders where peer.name != "offscreen" && peer.name != "floor" {
            row.peers[peer.name] =
                peer.command == nil ? .missing : .value(Statistics.median(figures(peer.name, figure)))
        }
        return row
    }
}
