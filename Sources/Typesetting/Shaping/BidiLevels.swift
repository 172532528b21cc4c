internal import CPangoCairo

/// Embedding levels by the Unicode Bidirectional Algorithm, which Pango has from FriBidi.
enum BidiLevels {
    /// One level a scalar; nil where every scalar has the base level 0 of left-to-right text.
    static func levels(of scalars: ArraySlice<UInt32>, isRightToLeft: Bool) -> [UInt8]? {
        guard isRightToLeft || scalars.contains(where: CharacterClass.needsBidi) else { return nil }
        let text = UTF8Text(scalars)
        var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let levels = unsafe text.bytes.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                unsafe pango_log2vis_get_embedding_levels(
                    characters.baseAddress, Int32(characters.count), &direction)
            }
        }
        guard let levels = unsafe levels else { return nil }
        defer { unsafe g_free(levels) }
        return unsafe Array(UnsafeBufferPointer(start: levels, count: scalars.count))
    }
}
