extension ShapedRun {
    /// Whether the glyphs on both sides of a cut before the scalar at `index` are what the face has for their characters
    /// alone: no kerning, ligature or joining reaches across, and the run can be cut there as it is.
    ///
    /// False where only HarfBuzz can tell. Only from left to right, where kerning changes the first glyph of a pair.
    func isPlain(around index: Int, of scalars: [UInt32]) -> Bool {
        guard !isRightToLeft, Script.isSimple(script) else { return false }
        let next = glyphs.partitioningIndex { $0.cluster >= index }
        guard next > glyphs.startIndex, next < glyphs.endIndex, glyphs[next].cluster == index else { return false }
        let previous = glyphs[next - 1]
        guard previous.cluster == index - 1, next - 1 == glyphs.startIndex || glyphs[next - 2].cluster != index - 1,
            let nominal = typeface.nominalGlyph(for: scalars[index - 1]), previous.isUnmoved(nominal.index),
            let following = typeface.nominalGlyph(for: scalars[index]), glyphs[next].isUnmoved(following.index)
        else { return false }
        return previous.advance == Double(nominal.advance) * horizontalScale + spacing(after: scalars[index - 1])
    }
}

extension ShapedGlyph {
    fileprivate func isUnmoved(_ nominal: UInt32) -> Bool { index == nominal && xOffset == 0 && yOffset == 0 }
}
