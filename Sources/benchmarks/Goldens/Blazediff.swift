import Foundation

/// The peer: blazediff through its Python binding, in a process of its own.
struct Blazediff {
    private let script: String

    /// Nil where `pip install blazediff` has not been run.
    init?() throws(BenchmarkError) {
        guard (try? ChildProcess.run(["python3", "-c", "import blazediff"])) != nil else { return nil }
        script = try BenchmarkFolder.write(Data(Self.program.utf8), to: "blazediff-pairs.py")
    }

    /// The median milliseconds of as many comparisons of two files as `repetitions` says.
    func measure(_ golden: String, _ image: String, repetitions: Int) throws(BenchmarkError) -> Double {
        let output = BenchmarkFolder.path(of: "blazediff.txt")
        _ = try ChildProcess.run(["python3", script, golden, image, "\(repetitions)"], output: output)
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        guard let figure = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchmarkError("\(output): is not blazediff's figure")
        }
        return figure
    }

    /// Without a picture of the difference, and with its own PNG decoder, which is the faster one.
    private static let program = """
        import os
        os.environ["BLAZEDIFF_PNG_ENABLED"] = "1"
        import statistics, sys, time
        import blazediff

        golden, image, repetitions = sys.argv[1], sys.argv[2], int(sys.argv[3])
        blazediff.compare(golden, image)
        times = []
        for _ in range(repetitions):
            start = time.perf_counter()
            blazediff.compare(golden, image)
            times.append((time.perf_counter() - start) * 1e3)
        print(statistics.median(times))

        """
}
