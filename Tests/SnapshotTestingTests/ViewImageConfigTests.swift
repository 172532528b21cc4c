import SnapshotTesting
import Testing
import UIKit

@Suite("Devices for snapshots")
struct ViewImageConfigTests {
    // Apple's Human Interface Guidelines, "Layout": device screen dimensions.
    @Test("Phones have their size, safe area and the large text size")
    func phones() {
        let config = ViewImageConfig.iPhone13
        #expect(config.size == CGSize(width: 390, height: 844))
        #expect(config.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(config.traits.preferredContentSizeCategory == .large)
        #expect(config.traits.displayScale == 3)
        #expect(config.traits.horizontalSizeClass == .compact && config.traits.verticalSizeClass == .regular)
        #expect(ViewImageConfig.iPhoneSe.size == CGSize(width: 320, height: 568))
        #expect(ViewImageConfig.iPhone17Pro.size == CGSize(width: 402, height: 874))
    }

    @Test("In landscape the notch is at a side, and only large phones are regular in width")
    func landscape() {
        let config = ViewImageConfig.iPhone13(.landscape)
        #expect(config.size == CGSize(width: 844, height: 390))
        #expect(config.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(config.traits.horizontalSizeClass == .compact && config.traits.verticalSizeClass == .compact)
        #expect(ViewImageConfig.iPhone13ProMax(.landscape).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
    }

    // The widths of Apple's table for multitasking, iOS 9 to 17.
    @Test(
        "Tablets share their screen in Apple's widths",
        arguments: [
            (ViewImageConfig.iPad9_7(.landscape(splits: .oneThird)), 320.0, true),
            (.iPad9_7(.landscape(splits: .oneHalf)), 507, true),
            (.iPad9_7(.landscape(splits: .twoThirds)), 694, false),
            (.iPad9_7(.portrait(splits: .twoThirds)), 438, true),
            (.iPadPro10_5(.landscape(splits: .oneHalf)), 551, true),
            (.iPadPro12_9(.landscape(splits: .oneHalf)), 678, false),
            (.iPadPro12_9(.portrait(splits: .twoThirds)), 639, true),
            (.iPadPro12_9(.landscape(splits: .oneThird)), 375, true),
            (.iPadPro11, 1194, false),
        ])
    func tablets(config: ViewImageConfig, width: Double, isCompact: Bool) {
        #expect(config.size?.width == CGFloat(width))
        #expect(config.traits.horizontalSizeClass == (isCompact ? .compact : .regular))
        #expect(config.traits.userInterfaceIdiom == .pad)
    }

    @Test("The traits of a device can be had alone")
    func traits() {
        #expect(UITraitCollection.iPhone13(.portrait) == ViewImageConfig.iPhone13.traits)
        #expect(UITraitCollection.iPadPro11.userInterfaceIdiom == .pad)
    }
}
