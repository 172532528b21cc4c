package import Foundation

/// A screen that Interface Builder draws documents for. Sizes are in points, in portrait.
package struct DesignDevice: Sendable {
    package let width: Double
    package let height: Double
    /// Pixels a point.
    package let scale: Int
    /// What the status bar and the home indicator take without other bars.
    package let safeAreaTop: Double
    package let safeAreaBottom: Double
    package let isPad: Bool

    private init(
        _ width: Double, _ height: Double, scale: Int, top: Double, bottom: Double = 34, isPad: Bool = false
    ) {
        (self.width, self.height, self.scale) = (width, height, scale)
        (safeAreaTop, safeAreaBottom, self.isPad) = (top, bottom, isPad)
    }

    private static func pad(_ width: Double, _ height: Double, isRounded: Bool = false) -> DesignDevice {
        DesignDevice(width, height, scale: 2, top: isRounded ? 24 : 20, bottom: isRounded ? 20 : 0, isPad: true)
    }

    /// By the `id` of `<device>`; sizes and insets are those of the root views of public documents.
    private static let all: [String: DesignDevice] = [
        "retina3_5": DesignDevice(320, 480, scale: 2, top: 20, bottom: 0),
        "retina4_0": DesignDevice(320, 568, scale: 2, top: 20, bottom: 0),
        "retina4_7": DesignDevice(375, 667, scale: 2, top: 20, bottom: 0),
        "retina5_5": DesignDevice(414, 736, scale: 3, top: 20, bottom: 0),
        "retina5_4": DesignDevice(375, 812, scale: 3, top: 50),
        "retina5_9": DesignDevice(375, 812, scale: 3, top: 44),
        "retina6_0": DesignDevice(390, 844, scale: 3, top: 47),
        "retina6_1": DesignDevice(414, 896, scale: 2, top: 44),
        "retina6_12": DesignDevice(393, 852, scale: 3, top: 59),
        "retina6_3": DesignDevice(402, 874, scale: 3, top: 62),
        "retina6_5": DesignDevice(414, 896, scale: 3, top: 44),
        "retina6_7": DesignDevice(428, 926, scale: 3, top: 47),
        "retina6_72": DesignDevice(430, 932, scale: 3, top: 59),
        "retina6_9": DesignDevice(440, 956, scale: 3, top: 62),
        "ipad7_9": pad(768, 1024),
        "ipad9_7": pad(768, 1024),
        "ipad10_5": pad(834, 1112),
        "ipad10_9rounded": pad(820, 1180, isRounded: true),
        "ipad11_0rounded": pad(834, 1194, isRounded: true),
        "ipad12_9": pad(1024, 1366),
        "ipad12_9rounded": pad(1024, 1366, isRounded: true),
    ]

    package static func known(_ id: String) -> DesignDevice? { all[id] }
    /// Stands in where a document names no screen, as those without size classes.
    package static let standard = DesignDevice(375, 667, scale: 2, top: 20, bottom: 0)

    package var portraitSize: CGSize { CGSize(width: width, height: height) }
}
