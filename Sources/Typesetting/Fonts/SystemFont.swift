internal import Foundation

/// What iOS's system font measures, in one table: glyphs come from the profile, these numbers do not.
enum SystemFont {
    /// Vertical metrics as fractions of the em size. Line height: 974 of 1,382 one-line labels that Interface Builder
    /// stored are exactly ceil(1.193359 x size x scale) / scale; it is the sum of ascender and descender.
    static let ascender: CGFloat = 0.952148
    static let descender: CGFloat = -0.241211
    static let lineHeight: CGFloat = 1.193359
    static let capHeight: CGFloat = 0.704590
    static let xHeight: CGFloat = 0.526367

    static func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, leading: 0, capHeight: capHeight * size,
            xHeight: xHeight * size, lineHeight: lineHeight * size)
    }

    /// The spacing after each glyph of the profile's system font that gives iOS's widths, in points.
    ///
    /// Below 20 pt it is the tracking table of SF Text with a term for the weight, from 20 pt on a fraction of the em:
    /// both were fitted to the widths of 688 and 52 labels stored by Interface Builder (rms 1.0 pt below 20 pt).
    static func tracking(size: CGFloat, cssWeight: Int) -> CGFloat {
        guard size > 0 else { return 0 }
        if size >= 20 { return size * (cssWeight >= 700 ? -0.021 : -0.028) }
        return textTracking(size: size) + size * weightTracking(cssWeight)
    }

    /// The spacing after each Hangul syllable of Noto Sans CJK, which advances 0.92 em, that gives iOS's 0.865, in points.
    ///
    /// iOS sets Hangul in Apple SD Gothic Neo, whatever font it stands in for. 46 labels of Hangul alone at their intrinsic
    /// width are stored in public Interface Builder documents, from 10 to 30 pt and from regular to bold: 43 of them are
    /// n x 0.865 x size wide, rounded up to the device pixel, the others within a pixel of it.
    static func hangulTracking(size: CGFloat) -> CGFloat { -0.055 * size }

    /// Points per glyph at 6, 7, ... 20 pt.
    private static let textTrackingTable: [CGFloat] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]

    private static func textTracking(size: CGFloat) -> CGFloat {
        guard size > 6 else { return textTrackingTable[0] * size / 6 }
        let lower = min(Int(size) - 6, textTrackingTable.count - 2)
        let part = size - CGFloat(lower + 6)
        return textTrackingTable[lower] * (1 - part) + textTrackingTable[lower + 1] * part
    }

    private static func weightTracking(_ cssWeight: Int) -> CGFloat {
        switch cssWeight {
        case ..<350: 0.0006
        case ..<450: 0
        case ..<550: 0.0059
        case ..<650: 0.0082
        default: 0.0137
        }
    }

    /// `UIFont.Weight`s and the weights from 1 to 1000 that they stand for.
    private static let weights: [(apple: CGFloat, css: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The weight from 1 to 1000 for a `UIFont.Weight`; values between Apple's constants are interpolated.
    static func cssWeight(_ weight: CGFloat) -> Int {
        guard weight.isFinite, weight > -0.8 else { return weight.isFinite ? 100 : 400 }
        for (lower, upper) in zip(weights, weights.dropFirst()) where weight <= upper.apple {
            let part = (weight - lower.apple) / (upper.apple - lower.apple)
            return Int((lower.css + part * (upper.css - lower.css)).rounded())
        }
        return 900
    }

    /// The `UIFont.Weight` for a weight from 1 to 1000, the other way around.
    static func weight(css: Int) -> CGFloat {
        let css = CGFloat(css)
        guard css > 100 else { return -0.8 }
        for (lower, upper) in zip(weights, weights.dropFirst()) where css <= upper.css {
            let part = (css - lower.css) / (upper.css - lower.css)
            return part == 1 ? upper.apple : lower.apple + part * (upper.apple - lower.apple)
        }
        return 0.62
    }
}
