internal import CPangoCairo
internal import Foundation

/// Turns the scalars of a run into glyphs with HarfBuzz, Pango's own shaper; one buffer serves every run.
@safe final class Shaper {
    private let buffer: OpaquePointer
    /// For text of no said language: HarfBuzz would ask the process's locale.
    private let english: OpaquePointer?

    init() {
        unsafe buffer = hb_buffer_create()
        unsafe english = hb_language_from_string("en", -1)
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
    }

    /// Fills in `run.glyphs`; the scalars around the run, up to `end`, are its context.
    func shape(_ run: inout ShapedRun, in scalars: [UInt32], end: Int) {
        fill(run, scalars, end: end)
        var features = run.style.font.features
        unsafe hb_shape(run.typeface.font, buffer, &features, UInt32(features.count))
        run.glyphs = glyphs(of: run)
        addSpacing(to: &run)
    }

    /// The part of a run that a line has, shaped anew where cutting it changes its glyphs.
    func slice(_ run: ShapedRun, to range: Range<Int>, in scalars: [UInt32]) -> ShapedRun {
        guard range != run.range else { return run }
        var slice = run
        slice.range = range
        if run.isUnsafe(at: range.lowerBound) || run.isUnsafe(at: range.upperBound) {
            shape(&slice, in: scalars, end: range.upperBound)
        } else {
            slice.glyphs = Array(run.glyphs[run.glyphIndices(of: range)])
        }
        return slice
    }

    private func fill(_ run: ShapedRun, _ scalars: [UInt32], end: Int) {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe scalars.withUnsafeBufferPointer { scalars in
            unsafe hb_buffer_add_utf32(
                buffer, scalars.baseAddress, Int32(end), UInt32(run.range.lowerBound), Int32(run.range.count))
        }
        unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
        unsafe hb_buffer_set_language(buffer, run.style.hbLanguage ?? english)
    }

    private func glyphs(of run: ShapedRun) -> [ShapedGlyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        let size = Double(run.style.font.size)
        let scale = size / run.typeface.unitsPerEm
        return unsafe [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { glyphs, initialized in
            for index in 0..<Int(count) {
                let (info, position) = unsafe (infos[index], positions[index])
                unsafe glyphs.initializeElement(at: index, to: Self.glyph(info, position, scale: scale, size: size))
            }
            initialized = Int(count)
        }
    }

    private static func glyph(
        _ info: hb_glyph_info_t, _ position: hb_glyph_position_t, scale: Double, size: Double
    ) -> ShapedGlyph {
        let isUnsafe = info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        guard info.codepoint != ShapedGlyph.missing else {
            return ShapedGlyph(
                index: info.codepoint, cluster: Int(info.cluster), advance: MissingGlyph.advance(size: size),
                xOffset: 0, yOffset: 0, isUnsafeToBreak: isUnsafe)
        }
        return ShapedGlyph(
            index: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance) * scale,
            xOffset: Double(position.x_offset) * scale, yOffset: Double(position.y_offset) * scale,
            isUnsafeToBreak: isUnsafe)
    }

    /// Adds tracking and kern after each cluster: n times for n of them, as iOS counts it.
    private func addSpacing(to run: inout ShapedRun) {
        let font = run.style.font
        let tracking = run.typeface === font.primary ? Double(font.tracking) : 0
        guard tracking != 0 || run.style.kern != 0 else { return }
        var clusterAdvance = 0.0
        for index in run.glyphs.indices {
            clusterAdvance += run.glyphs[index].advance
            let isLast = index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != run.glyphs[index].cluster
            guard isLast else { continue }
            // What shows nothing and takes no room, such as a joiner, takes none now either.
            if clusterAdvance > 0 {
                // The box for a missing character is no glyph of the font.
                let isMissing = run.glyphs[index].index == ShapedGlyph.missing
                run.glyphs[index].advance += run.style.kern + (isMissing ? 0 : tracking)
            }
            clusterAdvance = 0
        }
    }
}

/// The box for a character that no font of the profile has: the same one in every font.
enum MissingGlyph {
    static func advance(size: Double) -> Double { 0.6 * size }
}
