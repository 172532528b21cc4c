/// The glyph of a space on its own in a face, script and direction.
struct KnownSpace {
    let typeface: Typeface
    let script: UInt32
    let level: UInt8
    let glyph: ShapedGlyph

    func isSpace(of run: ShapedRun) -> Bool {
        typeface === run.typeface && script == run.script && level == run.level
    }
}
