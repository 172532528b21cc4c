internal import CPangoCairo

/// Tells where a run can be cut in two without changing a glyph: there lines end without shaping anything anew.
///
/// Pango does not say it, so HarfBuzz, which shapes for Pango, is asked: once a run, when
/// a line first ends inside of it where the glyphs do not tell by themselves (`ShapedRun.isPlain`).
@safe final class CutFinder {
    private let buffer: OpaquePointer

    init() {
        unsafe buffer = hb_buffer_create()
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
    }

    /// Marks each scalar of the run before which a cut changes glyphs on either side (kerning, joined letters).
    ///
    /// - Parameter cuts: one for each scalar of the paragraph.
    func markUnsafeCuts(in cuts: inout [Bool], of run: ShapedRun, scalars: [UInt32]) {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe scalars.withUnsafeBufferPointer { scalars in
            unsafe hb_buffer_add_utf32(
                buffer, scalars.baseAddress, Int32(scalars.count), UInt32(run.range.lowerBound),
                Int32(run.range.count))
        }
        unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(run.style.language ?? "en", -1))
        let features = run.style.features?.harfBuzz ?? []
        unsafe hb_shape(run.typeface.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count) else { return }
        for index in 0..<Int(count) {
            let info = unsafe infos[index]
            if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { cuts[Int(info.cluster)] = true }
        }
    }
}
