import Foundation
import Testing
import Typesetting
import UIKit

/// Source: point sizes measured in the iOS 13.3 simulator (temoki/UIKit_DynamicType); the extra large titles are Apple's
/// at the large size.
@Suite("Dynamic Type")
struct DynamicTypeTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let table: [(style: UIFont.TextStyle, sizes: [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
    ]

    @Test("every style has the measured size at every text size", arguments: table)
    func sizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
        let measured = Self.categories.map { category in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(measured == sizes)
    }

    /// Source: the iOS tables of Apple's Human Interface Guidelines, Typography (December 2025).
    private static let leadings: [(style: UIFont.TextStyle, leadings: [CGFloat])] = [
        (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]

    @Test("metrics scale by a style's leadings", arguments: leadings)
    func scaledLeadings(style: UIFont.TextStyle, leadings: [CGFloat]) {
        let scaled = Self.categories.map { category in
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 1),
            ])
            return UIFontMetrics(forTextStyle: style).scaledValue(for: leadings[3], compatibleWith: traits)
        }
        #expect(scaled == leadings)
    }

    /// Source: Jared Sinclair, "Scaled Metric Surprises on iOS & iPadOS": 16.333 on a device of 3x.
    @Test("17 for body text is a third more than 16 at the medium size, and stays at the large one")
    func scaledBody() {
        let value = { (category: UIContentSizeCategory) in
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
            ])
            return UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
        }
        #expect(value(.medium) == 49.0 / 3)
        #expect(value(.large) == 17)
    }

    @Test("the bold trait makes captions semibold, as Apple's tables have it")
    func emphasizedCaptions() throws {
        for style in [UIFont.TextStyle.caption1, .caption2] {
            let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            #expect(try #require(plain.withSymbolicTraits(.traitBold)).request.weight == 0.3)
        }
    }

    @Test("the extra large titles are 36 and 28 points and bold")
    func extraLargeTitles() {
        let fonts = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map {
            UIFont.preferredFont(
                forTextStyle: $0, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        }
        #expect(fonts.map(\.pointSize) == [36, 28])
        #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
    }

    /// Source: Interface Builder's labels, ceil(1.193359 x size x scale) / scale for 974 of 1,382.
    @Test(
        "a label of one line is as high as Interface Builder stores it, at 2x and 3x",
        arguments: [
            (10, 12, 12), (12, 14.5, 43 / 3), (13, 16, 47 / 3), (14, 17, 17), (15, 18, 18), (16, 19.5, 58 / 3),
            (17, 20.5, 61 / 3), (20, 24, 24), (24, 29, 86 / 3), (36, 43, 43),
        ] as [(CGFloat, CGFloat, CGFloat)])
    @MainActor func lineHeights(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        for (scale, height) in [(2, at2x), (3, at3x)] as [(CGFloat, CGFloat)] {
            RenderEnvironment(size: CGSize(width: 390, height: 844), scale: scale).whileInstalled {
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = "Label"
                #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
            }
        }
    }

    /// Source: swift-snapshot-testing's testTraits.iphone-8, at 3x.
    @Test("title 1 has the published label heights")
    @MainActor func publishedFrames() {
        RenderEnvironment(size: CGSize(width: 375, height: 667), scale: 3).whileInstalled {
            let heights = [25, 28, 34, 38, 58].map { (size: CGFloat) in
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = "label's height"
                return (label.intrinsicContentSize.height * 3).rounded()
            }
            #expect(heights == [90, 101, 122, 137, 208])
        }
    }

    /// Source: 234 of 250 labels of several lines in Interface Builder documents.
    @Test("several lines are rounded up once: 14 pt, 2 lines: 33.5; 17 pt, 3 lines: 61")
    @MainActor func severalLines() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).whileInstalled {
            let label = UILabel()
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 14)
            label.text = "a\nb"
            #expect(label.intrinsicContentSize.height == 33.5)
            label.font = .systemFont(ofSize: 17)
            label.text = "a\nb\n한"
            #expect(label.intrinsicContentSize.height == 61)
        }
    }
}
