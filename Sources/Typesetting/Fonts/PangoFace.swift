internal import CPangoCairo

/// The `PangoFont` with which Pango shapes text in one typeface.
///
/// Pango's own fonts come from a font map that searches the host's font configuration, and round advances at each
/// size. This one is a subclass of `PangoFont` that lends Pango the typeface's HarfBuzz font and nothing else: the
/// faces are those the profile names, and lengths stay whole font units, which scale to any size.
@safe struct PangoFace: ~Copyable {
    let font: UnsafeMutablePointer<PangoFont>

    /// - Parameter shapes: the typeface's HarfBuzz font, immutable, in font units; it is retained.
    init?(_ shapes: OpaquePointer) {
        guard
            let object = unsafe g_object_new_with_properties(Self.type, 0, nil, nil),
            let harfBuzz = unsafe hb_font_reference(shapes)
        else { return nil }
        unsafe g_object_set_data_full(object, Self.key, UnsafeMutableRawPointer(harfBuzz)) { font in
            unsafe hb_font_destroy(font.map { OpaquePointer($0) })
        }
        // GObject made an object of `type`, whose instances begin with a `PangoFont`.
        unsafe font = UnsafeMutableRawPointer(object).assumingMemoryBound(to: PangoFont.self)
    }

    deinit {
        unsafe g_object_unref(font)
    }

    private static let key = "offscreen-harfbuzz-font"

    /// The subclass, registered with GObject at first use.
    private static let type: GType = {
        let initializeClass: @convention(c) (gpointer?, gpointer?) -> Void = { instance, _ in
            // As registered below, the class is one of `PangoFont`; its objects begin with a `GObject`, as all do.
            guard let parts = unsafe instance?.assumingMemoryBound(to: PangoFontClass.self) else { return }
            unsafe parts.pointee.create_hb_font = { font in
                let lent = unsafe g_object_get_data(
                    UnsafeMutableRawPointer(font)?.assumingMemoryBound(to: GObject.self), PangoFace.key)
                return unsafe hb_font_reference(lent.map { OpaquePointer($0) })
            }
            // Asked for characters that the face lacks; `Shaper` draws those as boxes of its own size.
            unsafe parts.pointee.get_glyph_extents = { _, _, ink, logical in
                unsafe ink?.pointee = PangoRectangle()
                unsafe logical?.pointee = PangoRectangle()
            }
            // Pango names the font in a message where text gives no glyphs at all.
            unsafe parts.pointee.describe = { _ in unsafe pango_font_description_from_string("Offscreen") }
        }
        return unsafe g_type_register_static_simple(
            pango_font_get_type(), "OffscreenPangoFont", guint(MemoryLayout<PangoFontClass>.size), initializeClass,
            guint(MemoryLayout<PangoFont>.size), nil, GTypeFlags(0))
    }()
}
