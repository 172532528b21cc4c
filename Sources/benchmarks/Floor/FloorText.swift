import CPangoCairo

/// A text that Pango has set, and its size.
final class FloorText {
    let layout: OpaquePointer
    let style: FloorTextStyle
    /// Points.
    let width: Double
    let lineCount: Int

    /// - Parameter width: points; nil for one line.
    init(_ text: String, style: FloorTextStyle, width limit: Double?, in context: FloorTextContext) {
        self.style = style
        layout = pango_layout_new(context.context)
        pango_layout_set_font_description(layout, style.description)
        pango_layout_set_attributes(layout, style.attributes)
        if let limit {
            pango_layout_set_width(layout, Int32(limit * Double(PANGO_SCALE)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        width = Double(extents.width) / Double(PANGO_SCALE)
        lineCount = Int(pango_layout_get_line_count(layout))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    func height(scale: Double) -> Double { style.height(lines: lineCount, scale: scale) }

    /// Draws every line at iOS's baselines, in the context's colour.
    func draw(on cairo: OpaquePointer, x: Double, top: Double) {
        for index in 0..<lineCount {
            cairo_move_to(cairo, x, top + Double(index) * style.lineHeight + style.ascent)
            pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, Int32(index)))
        }
    }
}

/// What all texts share: the font map and the options that the product sets its texts with.
final class FloorTextContext {
    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>

    init() {
        map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }
}
