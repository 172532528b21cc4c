import Foundation
import Testing
import Typesetting
import UIKit

private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
}

@Suite("UIFont")
struct UIFontTests {
    /// Source: point sizes measured in the iOS 13.3 simulator, and the Human Interface Guidelines.
    @Test(
        "text styles have the sizes of the Dynamic Type table",
        arguments: [
            (UIFont.TextStyle.largeTitle, [31, 34, 40, 44, 60] as [CGFloat]),
            (.title1, [25, 28, 34, 38, 58]),
            (.title2, [19, 22, 28, 34, 56]),
            (.title3, [17, 20, 26, 31, 55]),
            (.headline, [14, 17, 23, 28, 53]),
            (.body, [14, 17, 23, 28, 53]),
            (.callout, [13, 16, 22, 26, 51]),
            (.subheadline, [12, 15, 21, 25, 49]),
            (.footnote, [12, 13, 19, 23, 44]),
            (.caption1, [11, 12, 18, 22, 43]),
            (.caption2, [11, 11, 17, 20, 41]),
        ])
    func dynamicType(style: UIFont.TextStyle, sizes: [CGFloat]) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
        ]
        let measured = categories.map {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
        }
        #expect(measured == sizes)
    }

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

@Suite("UIFontMetrics")
struct UIFontMetricsTests {
    @Test("a custom font scales in the proportion of its style, up to a maximum, and is adjusted from its base")
    func scaledFont() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34)
        let large = metrics.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(large.pointSize == 46)
        #expect(large.adjusted(for: traits(.large)).pointSize == 34)
        let limited = metrics.scaledFont(
            for: font, maximumPointSize: 40, compatibleWith: traits(.extraExtraExtraLarge))
        #expect(limited.pointSize == 40)
    }

    @Test("values are unchanged at the large size and rounded to pixels at others")
    func scaledValue() {
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledValue(for: 10.1, compatibleWith: traits(.large)) == 10.1)
        let small = traits(.extraSmall).modifyingTraits { $0.displayScale = 2 }
        #expect(metrics.scaledValue(for: 10, compatibleWith: small) == 8)
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

    @Test("a family's faces have their style in their names")
    func names() {
        let bold = FontRequest(family: .named("Inter"), size: 12, weight: 0.4)
        #expect(FontName(bold, library: library).postScriptName == "Inter-Bold")
        #expect(FontName(bold, library: library).family == "Inter")
    }
}
