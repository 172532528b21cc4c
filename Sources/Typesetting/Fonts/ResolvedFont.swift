internal import CPangoCairo
internal import Foundation

/// A font request made concrete: the face, the size, the spacing and the metrics that text of this font has.
final class ResolvedFont {
    /// Em size in points, 0 or more and finite.
    let size: CGFloat
    let cssWeight: Int
    let primary: Typeface
    /// Whether the profile's system font is meant, whose glyphs are tracked.
    let isSystem: Bool
    /// Whether an app asked for the font by its name, and so for its private characters: symbols of its own.
    let hasPrivateCharacters: Bool
    let metrics: FontMetrics
    /// The spacing after each glyph of `primary`, in points.
    let tracking: CGFloat
    /// OpenType features that differ from the face's own choice.
    let features: FontFeatures?
    /// The same in the syntax of CSS.
    let featureSettings: [String]
    /// Whether lines grow for characters of tall scripts.
    let adjustsForTallScripts: Bool
    /// Distance of the underline's top below the baseline and its thickness, in points.
    let underline: (offset: CGFloat, thickness: CGFloat)

    /// Larger sizes are cut to it: glyphs of more points than any picture has.
    static let maximumSize: CGFloat = 10_000

    static func usableSize(_ size: CGFloat) -> CGFloat {
        size.isNaN ? 0 : min(max(size, 0), maximumSize)
    }

    init(
        request: FontRequest, cssWeight: Int, primary: Typeface, isSystem: Bool, hasPrivateCharacters: Bool,
        metrics: FontMetrics
    ) {
        let size = Self.usableSize(request.size)
        self.size = size
        self.cssWeight = cssWeight
        self.primary = primary
        self.isSystem = isSystem
        self.hasPrivateCharacters = hasPrivateCharacters
        self.metrics = metrics
        tracking = isSystem ? SystemFont.tracking(size: size, cssWeight: cssWeight) : 0
        featureSettings = Self.settings(isSystem: isSystem, hasMonospacedDigits: request.hasMonospacedDigits)
        features = featureSettings.isEmpty ? nil : FontFeatures(featureSettings)
        adjustsForTallScripts = request.adjustsForTallScripts
        underline = Self.underline(of: primary, size: size)
    }

    private static func settings(isSystem: Bool, hasMonospacedDigits: Bool) -> [String] {
        // Inter turns "->" into an arrow and "10x10" into a product with calt; iOS shows what was typed.
        (isSystem ? ["calt=0"] : []) + (hasMonospacedDigits ? ["tnum=1"] : [])
    }

    private static func underline(of typeface: Typeface, size: CGFloat) -> (offset: CGFloat, thickness: CGFloat) {
        let tables = FontTables(of: typeface)
        let position = CGFloat(tables.int16("post", at: 8) ?? -100)
        let thickness = CGFloat(tables.int16("post", at: 10) ?? 50)
        let scale = size / typeface.unitsPerEm
        return (max(-position, 0) * scale, max(thickness, 0) * scale)
    }
}

/// OpenType features as an attribute list of Pango's, and as HarfBuzz has them.
@safe final class FontFeatures {
    /// One attribute over any text.
    let list: UnsafeMutablePointer<GSList>?

    let harfBuzz: [hb_feature_t]

    /// - Parameter settings: such as `calt=0`.
    init(_ settings: [String]) {
        unsafe list = g_slist_prepend(nil, pango_attr_font_features_new(settings.joined(separator: ",")))
        harfBuzz = settings.compactMap { setting in
            var feature = hb_feature_t()
            return unsafe hb_feature_from_string(setting, -1, &feature) != 0 ? feature : nil
        }
    }

    deinit {
        // The list holds attributes and nothing else.
        unsafe g_slist_free_full(list) { attribute in
            unsafe pango_attribute_destroy(attribute?.assumingMemoryBound(to: PangoAttribute.self))
        }
    }
}
