internal import CPangoCairo
internal import Foundation
internal import Raster

/// What decides about the glyphs of a stretch of text: its attributes apart from colours and lines.
@safe final class RunStyle {
    let font: ResolvedFont
    /// Points after each character: tracking, or else kern.
    let spacing: Double
    /// BCP 47; nil where none is said.
    let language: String?
    /// English where none is said: Pango would ask the process's locale.
    let pangoLanguage: OpaquePointer?
    /// What widths are multiplied by.
    let stretch: Double
    /// OpenType features that differ from the face's own choice.
    let features: FontFeatures?
    /// What placeholders show.
    let attachment: TextAttachment?
    private let rare: RareAttributes?
    private let kern: CGFloat
    /// Spaces that were shaped in this style, at most `spaceLimit`.
    private var spaces: [KnownSpace] = []

    private static let spaceLimit = 16

    init(font: ResolvedFont, attributes: TextAttributes) {
        self.font = font
        language = attributes.language
        unsafe pangoLanguage = pango_language_from_string(attributes.language ?? "en")
        kern = attributes.kern
        rare = attributes.rare
        attachment = attributes.attachment
        let tracking = attributes.tracking
        spacing = Double(TextExtent.usable(tracking != 0 && !tracking.isNaN ? tracking : attributes.kern))
        let expansion = attributes.expansion
        // A factor of 20 either way is more than any text has.
        stretch = expansion == 0 || expansion.isNaN ? 1 : exp(Double(min(max(expansion, -3), 3)))
        let settings = Self.featureSettings(attributes)
        features = settings.isEmpty ? font.features : FontFeatures(font.featureSettings + settings)
    }

    func isStyle(of attributes: TextAttributes, font: ResolvedFont) -> Bool {
        self.font === font && kern == attributes.kern && language == attributes.language
            && RareAttributes.haveSameGlyphs(rare, attributes.rare)
    }

    /// The glyph of a run that is one space, as between words of a font that stands in: the same wherever it is.
    func space(of run: ShapedRun) -> ShapedGlyph? {
        for space in spaces where space.isSpace(of: run) { return space.glyph }
        return nil
    }

    func remember(_ glyph: ShapedGlyph, asSpaceOf run: ShapedRun) {
        if spaces.count == Self.spaceLimit { spaces.removeAll() }
        spaces.append(KnownSpace(typeface: run.typeface, script: run.script, level: run.level, glyph: glyph))
    }

    /// In the syntax of CSS.
    private static func featureSettings(_ attributes: TextAttributes) -> [String] {
        guard attributes.rare != nil else { return [] }
        var settings: [String] = []
        if !attributes.hasPairKerning { settings.append("kern=0") }
        switch attributes.ligatures {
        case .essential: settings += ["liga=0", "clig=0"]
        case .standard where attributes.tracking != 0: settings += ["liga=0", "clig=0"]
        case .standard: break
        case .all: settings += ["dlig=1", "hlig=1"]
        }
        return settings
    }
}

extension RareAttributes {
    /// Whether glyphs and their advances are the same with these attributes.
    static func haveSameGlyphs(_ one: RareAttributes?, _ other: RareAttributes?) -> Bool {
        if one === other { return true }
        let (first, second) = (one?.values ?? common, other?.values ?? common)
        return first.tracking == second.tracking && first.hasPairKerning == second.hasPairKerning
            && first.ligatures == second.ligatures && first.expansion == second.expansion
            && first.attachment == second.attachment
    }
}

extension TextAttachment {
    /// U+FFFC, the object replacement character.
    static let scalar: UInt32 = 0xFFFC

    /// The box with numbers that arithmetic can take; of no size where one is not a number or the box is inside out.
    var usableBounds: CGRect {
        let values = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
        guard values.allSatisfy({ $0.isFinite && abs($0) <= ResolvedFont.maximumSize }), bounds.size.width > 0,
            bounds.size.height > 0
        else { return .zero }
        return bounds
    }
}
