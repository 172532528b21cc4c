/// A part of the benchmarks: measured in a process of its own, so that none inherits another's memory and caches.
enum Section: String, CaseIterable {
    case screen
    case list
    case rows
    case tables
    case cards
    case text
    case png
    case goldens
    case solver
    case deep

    @MainActor func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        switch self {
        case .screen: try ScreenBenchmark.screen.rows()
        case .list: try ScreenBenchmark.list.rows()
        case .rows: try RowsBenchmark.rows()
        case .tables: try TableBenchmark.rows()
        case .cards: try CardsBenchmark.rows()
        case .text: try TextBenchmark.rows()
        case .png: try PNGBenchmark.rows()
        case .goldens: try GoldensBenchmark.rows()
        case .solver: try SolverRows.rows()
        case .deep: try DeepBenchmark.rows()
        }
    }
}
