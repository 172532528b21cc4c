internal import CPangoCairo

/// Whether a face can draw a whole character: its base with every mark, composed where the font has it composed.
enum GlyphCoverage {
    static func covers(_ cluster: ArraySlice<UInt32>, by typeface: Typeface) -> Bool {
        guard cluster.count > 1 else { return cluster.first.map(typeface.hasGlyph) ?? true }
        var previous: UInt32?
        for scalar in cluster where !CharacterClass.isDefaultIgnorable(scalar) {
            if typeface.hasGlyph(for: scalar) {
                previous = scalar
            } else if let base = previous, let composed = compose(base, scalar), typeface.hasGlyph(for: composed) {
                previous = composed
            } else {
                return false
            }
        }
        return true
    }

    private static func compose(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        var composed: hb_codepoint_t = 0
        let found = unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), base, mark, &composed)
        return found != 0 ? composed : nil
    }
}
