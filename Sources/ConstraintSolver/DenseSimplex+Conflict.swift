extension DenseSimplex {
    /// After `optimize()`: nil if the line holds, otherwise the lines held at zero that keep it from holding.
    ///
    /// The line is a combination of those lines, which are linearly independent, and none has weight zero; so without any one of them
    /// it could hold: the set is minimal (the dual solution is a Farkas certificate of smallest support).
    func blockingLines(of line: Int) -> [Int]? {
        guard let place = basicLine.firstIndex(of: line) else { return nil }
        let value = lineValue[place]
        let limit = Self.tolerance * max(1, rows[line].constant.magnitude / scale[line] * 1e-4)
        guard value.magnitude > limit, isPenalized(line, positive: value > 0) else { return nil }
        let start = place * columnCount
        return (0..<columnCount)
            .filter { nonbasicLine[$0] < rows.count && tableau[start + $0].magnitude > 1e-9 }
            .map { nonbasicLine[$0] }
            .sorted()
    }
}
