extension ShapedRun {
    /// Adds tracking and kern after each character, a base and its marks: n times for n of them, as iOS counts it.
    ///
    /// Pango gives marks clusters of their own, so that these do not tell where a character ends.
    ///
    /// - Parameters:
    ///   - glyphs: the run's from `first` on.
    func addSpacing(to glyphs: inout [ShapedGlyph], from first: Int, in scalars: [UInt32]) {
        // Only among Hangul do characters differ.
        let (kern, common, isHangul) = (style.spacing, spacing(after: 0), script == Script.hangul)
        var start = first
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, isOneCharacter(glyphs[end - 1], glyphs[end], in: scalars) { end += 1 }
            if end - start > 1, takesNoRoomForMarks { Self.removeAdvances(start + 1..<end, of: &glyphs) }
            // What shows nothing and takes no room, such as a joiner, takes none now either; nor does a mark whose base
            // is in another run.
            let base = scalars[glyphs[start].cluster]
            if !CharacterClass.continuesCharacter(base) || isRightToLeft,
                glyphs[start..<end].contains(where: { $0.advance > 0 })
            {
                // The box for a missing character is no glyph of the font.
                let isMissing = glyphs[end - 1].index == ShapedGlyph.missing
                // After all of its glyphs: marks stay where they are over their base.
                glyphs[end - 1].advance += isMissing ? kern : isHangul ? spacing(after: base) : common
            }
            start = end
        }
    }

    /// Whether neighbours belong to one character: the later in the text, left or right, continues the earlier.
    private func isOneCharacter(_ left: ShapedGlyph, _ right: ShapedGlyph, in scalars: [UInt32]) -> Bool {
        left.cluster == right.cluster || CharacterClass.continuesCharacter(scalars[max(left.cluster, right.cluster)])
    }

    /// Whether marks are known to be drawn over what is before them, whatever advance the font gives them: fonts that
    /// place marks by their outlines alone, as Inter does, leave them some. Marks of other scripts may take room.
    private var takesNoRoomForMarks: Bool {
        !isRightToLeft && (script == Script.latin || script == Script.greek || script == Script.cyrillic)
    }

    private static func removeAdvances(_ range: Range<Int>, of glyphs: inout [ShapedGlyph]) {
        for index in range where glyphs[index].index != ShapedGlyph.missing { glyphs[index].advance = 0 }
    }
}
