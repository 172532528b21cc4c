import CPangoCairo

/// A font of the screen as Pango takes it, with the line height and the spacing that iOS has.
final class FloorTextStyle {
    let description: OpaquePointer
    let attributes: OpaquePointer
    /// Points: the line's height, not rounded, and the baseline's distance from its top.
    let lineHeight: Double
    let ascent: Double

    /// - Parameters:
    ///   - size: points.
    ///   - spacing: points after each letter.
    init(size: Double, weight: PangoWeight, spacing: Double) {
        lineHeight = size * 1.193359
        ascent = size * 0.952148
        description = pango_font_description_new()
        pango_font_description_set_family(description, "Inter")
        pango_font_description_set_weight(description, weight)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(spacing * Double(PANGO_SCALE))))
    }

    deinit {
        pango_font_description_free(description)
        pango_attr_list_unref(attributes)
    }

    /// The height of a text: the sum of its lines, rounded up to the pixel once.
    func height(lines: Int, scale: Double) -> Double {
        (lineHeight * Double(lines) * scale - 0.001).rounded(.up) / scale
    }
}

/// The screen's styles, by what they are for.
struct FloorTextStyles {
    let largeTitle = FloorTextStyle(size: 34, weight: PANGO_WEIGHT_BOLD, spacing: -0.714)
    let subheadline = FloorTextStyle(size: 15, weight: PANGO_WEIGHT_NORMAL, spacing: -0.23)
    let headline = FloorTextStyle(size: 17, weight: PANGO_WEIGHT_SEMIBOLD, spacing: -0.2906)
    let footnote = FloorTextStyle(size: 13, weight: PANGO_WEIGHT_NORMAL, spacing: -0.08)
    let chip = FloorTextStyle(size: 12, weight: PANGO_WEIGHT_SEMIBOLD, spacing: 0.0984)
}
