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
    let metrics: FontMetrics
    /// The spacing after each glyph of `primary`, in points.
    let tracking: CGFloat
    let features: [hb_feature_t]
    /// Distance of the underline's top below the baseline and its thickness, in points.
    let underline: (offset: CGFloat, thickness: CGFloat)

    /// Larger sizes are cut to it: glyphs of more points than any picture has.
    static let maximumSize: CGFloat = 10_000

    static func usableSize(_ size: CGFloat) -> CGFloat {
        size.isNaN ? 0 : min(max(size, 0), maximumSize)
    }

    init(request: FontRequest, cssWeight: Int, primary: Typeface, isSystem: Bool, metrics: FontMetrics) {
        let size = Self.usableSize(request.size)
        self.size = size
        self.cssWeight = cssWeight
        self.primary = primary
        self.isSystem = isSystem
        self.metrics = metrics
        tracking = isSystem ? SystemFont.tracking(size: size, cssWeight: cssWeight) : 0
        features = Self.features(isSystem: isSystem, hasMonospacedDigits: request.hasMonospacedDigits)
        underline = Self.underline(of: primary, size: size)
    }

    private static func features(isSystem: Bool, hasMonospacedDigits: Bool) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        if isSystem {
            // Inter turns "->" into an arrow and "10x10" into a product with this; iOS shows what was typed.
            features.append(feature("calt", value: 0))
        }
        if hasMonospacedDigits { features.append(feature("tnum", value: 1)) }
        return features
    }

    private static func feature(_ name: String, value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: unsafe hb_tag_from_string(name, 4), value: value, start: 0, end: UInt32.max)
    }

    private static func underline(of typeface: Typeface, size: CGFloat) -> (offset: CGFloat, thickness: CGFloat) {
        let tables = FontTables(of: typeface)
        let position = CGFloat(tables.int16("post", at: 8) ?? -100)
        let thickness = CGFloat(tables.int16("post", at: 10) ?? 50)
        let scale = size / typeface.unitsPerEm
        return (max(-position, 0) * scale, max(thickness, 0) * scale)
    }
}
