import Foundation

/// Prints rows under each other: figures to the right, targets at the end.
enum ResultTable {
    static func text(_ rows: [BenchmarkRow]) -> String {
        let peers = Set(rows.flatMap(\.peers.keys)).sorted()
        let head = ["", "unit", "ours", "floor"] + peers + ["ratio", "targets"]
        let lines = [head] + rows.map { cells(of: $0, peers: peers) }
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line(of: $0, widths: widths) }.joined()
    }

    private static func cells(of row: BenchmarkRow, peers: [String]) -> [String] {
        let targets = row.targets.map { "\($0.text): \($0.isMet ? "met" : "NOT MET")" }
        return [row.name, row.unit, BenchmarkRow.text(row.ours), row.floor.map(BenchmarkRow.text) ?? ""]
            + peers.map { row.peers[$0]?.text ?? "" }
            + [row.ratio.map(BenchmarkRow.text) ?? "", targets.joined(separator: ", ")]
    }

    private static func line(of cells: [String], widths: [Int]) -> String {
        let padded = zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: cell.1 - cell.0.count)
            return column == 0 || column == cells.count - 1 ? cell.0 + padding : padding + cell.0
        }
        return padded.joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
    }
}
