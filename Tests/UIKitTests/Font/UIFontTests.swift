import Foundation
import Testing
import Typesetting
import UIKit

private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
}

@Suite("UIFont")
struct UIFontTests {
    @Test("headline is semibold, other styles regular")
    func weights() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).request.weight == 0.3)
        #expect(UIFont.preferredFont(forTextStyle: .body).request.weight == 0)
    }

    @Test("preferred fonts follow the current environment, and adjust to another")
    func current() {
        var font = UIFont.preferredFont(forTextStyle: .body)
        #expect(font.pointSize == 17)
        traits(.extraLarge).performAsCurrent { font = .preferredFont(forTextStyle: .body) }
        #expect(font.pointSize == 19)
        #expect(font.adjusted(for: traits(.large)).pointSize == 17)
        #expect(UIFont.systemFont(ofSize: 17).adjusted(for: traits(.extraLarge)).pointSize == 17)
    }

    /// Source: 1.193359, 0.952148, -0.241211, 0.704590 and 0.526367 of the size.
    @Test("the system font has iOS's vertical metrics")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-4)
        #expect(abs(font.ascender - 16.1865234375) < 1e-4)
        #expect(abs(font.descender + 4.1005859375) < 1e-4)
        #expect(abs(font.capHeight - 11.97802734375) < 1e-4)
        #expect(abs(font.xHeight - 8.9482421875) < 1e-4)
        #expect(font.leading == 0)
    }

    @Test("fonts made differently are equal when they ask for the same face")
    func equality() {
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 14).withSize(12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    }

    @Test("a name the font profile does not know makes no font")
    func unknownName() {
        #expect(UIFont(name: "No Such Family", size: 12) == nil)
        #expect(UIFont(name: "No-Such-Bold", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
    }

    @Test("system fonts have Apple's names")
    func names() {
        #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-Italic")
        #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
    }

    @Test("a size that is no positive number becomes 12", arguments: [0, -1, CGFloat.nan, .infinity])
    func sizes(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    }

    @Test("a size beyond any picture has bounded metrics, and text in it draws nothing that traps")
    func hugeSize() {
        let font = UIFont.systemFont(ofSize: 100_000)
        #expect(font.pointSize == 100_000)
        #expect(abs(font.lineHeight - 11_933.59) < 0.01)
        #expect("Huge".size(withAttributes: [.font: font]).width > 0)
    }

    @Test("families are those that a name finds; the system font is none")
    func families() {
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        #expect(!UIFont.familyNames.contains(".AppleSystemUIFont"))
        #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
    }

    @Test("the class sizes are iOS's")
    func classSizes() {
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
    }
}

@Suite("UIFontDescriptor")
struct UIFontDescriptorTests {
    @Test("a style's bold trait is its emphasized weight, and it still follows the text size")
    func boldStyle() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.request.weight == 0.3)
        #expect(bold.pointSize == 17)
        #expect(bold.adjusted(for: traits(.extraLarge)).pointSize == 19)
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        #expect(title.withSymbolicTraits(.traitBold)?.request.weight == 0.4)
    }

    @Test("symbolic traits replace the former ones")
    func symbolicTraits() {
        let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
        #expect(bold.symbolicTraits == .traitBold)
        #expect(bold.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
        #expect(bold.withSymbolicTraits([.traitBold, .traitItalic])?.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test("designs exist for the system font alone")
    func designs() {
        let system = UIFont.systemFont(ofSize: 12).fontDescriptor
        #expect(system.withDesign(.serif)?.request.family == .serif)
        // The standard profile has no rounded font, and no other font stands in for it.
        #expect(system.withDesign(.rounded) == nil)
        #expect(system.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
        #expect(system.withFamily("Pretendard").withDesign(.serif) == nil)
    }

    @Test("attributes give weight and size, and wrong types are left out")
    func attributes() {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
            .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium], .family: 3,
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 20, weight: .medium))
        #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
    }
}

extension UIFontDescriptorTests {
    @Test("a description tells what it was made of")
    func fontAttributes() {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
        #expect(body.object(forKey: .size) as? CGFloat == 17)
        #expect(body.object(forKey: .family) as? String == ".AppleSystemUIFont")
        let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
        #expect(bold.object(forKey: .name) as? String == ".SFUI-Bold")
        #expect(bold.object(forKey: .textStyle) == nil)
        let traits = bold.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.weight] as? CGFloat == 0.4)
        #expect(UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1]).pointSize == 28)
    }
}

@Suite("UIFontMetrics")
struct UIFontMetricsTests {
    /// 34 x 29 / 22 is 44.8: the leadings of body text.
    @Test("a custom font scales in the proportion of its style, up to a maximum, and is adjusted from its base")
    func scaledFont() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34)
        let large = metrics.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(large.pointSize == 45)
        #expect(large.adjusted(for: traits(.large)).pointSize == 34)
        let limited = metrics.scaledFont(
            for: font, maximumPointSize: 40, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(limited.pointSize == 40)
    }

    /// 10 x 19 / 22 is 8.6.
    @Test("values are unchanged at the large size and rounded to pixels at others")
    func scaledValue() {
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledValue(for: 10.1, compatibleWith: traits(.large)) == 10.1)
        let small = traits(.extraSmall).modifyingTraits { $0.displayScale = 2 }
        #expect(metrics.scaledValue(for: 10, compatibleWith: small) == 8.5)
    }
}

@Suite("FontName")
struct FontNameTests {
    private let library: FontLibrary

    init() throws {
        let files = FontProfile.standard.system.filter { !$0.isItalic }.map(\.path)
        library = try FontLibrary(additionalFonts: files)
    }

    private func request(_ name: String) -> FontRequest? {
        FontName(name, library: library)?.request(size: 12)
    }

    @Test("a family and a style give its weight, whatever their case")
    func families() {
        #expect(request("Inter") == FontRequest(family: .named("Inter"), size: 12))
        #expect(request("Inter-SemiBold") == FontRequest(family: .named("Inter"), size: 12, weight: 0.3))
        #expect(request("inter-bolditalic")?.isItalic == true)
        #expect(request("Inter-Nonsense") == nil)
        #expect(request("Outer-Bold") == nil)
    }

    @Test("a font tells its family, and the PostScript name of its face")
    func names() {
        let bold = FontRequest(family: .named("Inter"), size: 12, weight: 0.4)
        #expect(FontName(bold, library: library).postScriptName == "Inter-Bold")
        #expect(FontName(bold, library: library).family == "Inter")
        // The file's own spelling, not the system's "Semibold".
        #expect(FontName("inter-semibold", library: library)?.postScriptName == "Inter-SemiBold")
        #expect(FontName("Inter Semi Bold", library: library)?.family == "Inter")
    }

    @Test("a family's faces are listed by their PostScript names")
    func faces() {
        let names = library.identities(inFamily: "inter").map(\.postScriptName)
        #expect(
            names == [
                "Inter-Black", "Inter-Bold", "Inter-ExtraBold", "Inter-ExtraLight", "Inter-Light", "Inter-Medium",
                "Inter-Regular", "Inter-SemiBold", "Inter-Thin",
            ])
        #expect(library.identities(inFamily: "Inter-Bold").isEmpty)
    }

    @Test("a face found by one of its names has its own weight")
    func weights() {
        #expect(request("Inter Semi Bold")?.weight == 0.3)
        #expect(request("Inter-Black") == FontRequest(family: .named("Inter"), size: 12, weight: 0.62))
    }
}
