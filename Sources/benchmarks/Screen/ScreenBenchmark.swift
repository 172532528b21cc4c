import Foundation

/// Whole processes that draw the issue list: ours, the floor, and renderers of the same content as a web page.
struct ScreenBenchmark {
    let name: String
    let issueCount: Int
    /// Points of the window's height; nil for the whole list.
    let height: Int?
    let rounds: Int
    let peerRounds: Int
    /// Milliseconds; nil for no bound.
    let timeTarget: Double?
    let memoryTarget: Double

    static let screen = ScreenBenchmark(
        name: "screen", issueCount: 10, height: 844, rounds: 25, peerRounds: 5, timeTarget: 60, memoryTarget: 60)
    static let list = ScreenBenchmark(
        name: "list", issueCount: 100, height: nil, rounds: 15, peerRounds: 3, timeTarget: nil, memoryTarget: 150)

    static let width = 390

    func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        let data = try IssueSample.write(count: issueCount)
        let ours = BenchmarkFolder.path(of: "\(name).png")
        let size = ["--width", "\(Self.width)"] + (height.map { height in ["--height", "\(height)"] } ?? [])
        let shared = ["--data", data] + size + ["--scale", "2", "-o"]
        let offscreen = [Self.offscreenPath, "render", "issue-list"] + shared + [ours]
        _ = try ChildProcess.run(offscreen)
        let floor = [BenchmarkCommand.ownPath, "floor"] + shared + [BenchmarkFolder.path(of: "\(name).floor.png")]
        let page = try WebPage(data: data, name: name, height: try height(of: ours))
        var race = Race([
            Race.Contender(name: "offscreen", command: offscreen, rounds: rounds),
            Race.Contender(name: "floor", command: floor, rounds: rounds),
            Race.Contender(name: "blitz", command: try page.blitzCommand(), rounds: peerRounds),
            Race.Contender(name: "chromium", command: page.chromiumCommand(), rounds: peerRounds),
        ])
        try race.run()
        var time = race.row(name, unit: "ms", \.milliseconds).atMost(2, times: "floor")
        if let timeTarget { time = time.under(timeTarget) }
        let processorTime = race.row("\(name), processor time", unit: "ms", \.processorMilliseconds)
        return [
            time, processorTime, race.row("\(name), peak memory", unit: "MiB", \.peakMebibytes).under(memoryTarget),
        ]
    }

    /// The program that is measured, built beside this one.
    private static var offscreenPath: String {
        (BenchmarkCommand.ownPath as NSString).deletingLastPathComponent + "/offscreen"
    }

    /// The height in points of a picture at 2x, from the file's header.
    private func height(of path: String) throws(BenchmarkError) -> Int {
        if let height { return height }
        guard let header = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 24),
            header.count == 24
        else { throw BenchmarkError("\(path): is no PNG") }
        return header.suffix(4).reduce(0) { $0 << 8 | Int($1) } / 2
    }
}
