/// Sizes and scales are those of Apple's Human Interface Guidelines ("Layout", specifications, device screen
/// dimensions, portrait). Safe areas are the insets that iOS 17 to 26 report on those screens in portrait without bars:
/// 20 above with a home button; 44 to 50 with a notch, 59 to 68 with a Dynamic Island, each with 34 below;
/// 24 above and 20 below on iPads without a home button.
extension Device {
    package static let all: [Device] = phones + pads

    private static let phones: [Device] = [
        phone("iphone-se-1st-generation", 320, 568, scale: 2, top: 20, bottom: 0),
        phone("iphone-se", 375, 667, scale: 2, top: 20, bottom: 0),
        phone("iphone-8-plus", 414, 736, scale: 3, top: 20, bottom: 0),
        phone("iphone-11", 414, 896, scale: 2, top: 48),
        phone("iphone-11-pro", 375, 812, scale: 3, top: 44),
        phone("iphone-11-pro-max", 414, 896, scale: 3, top: 44),
        phone("iphone-12", 390, 844, scale: 3, top: 47),
        phone("iphone-12-mini", 375, 812, scale: 3, top: 50),
        phone("iphone-12-pro", 390, 844, scale: 3, top: 47),
        phone("iphone-12-pro-max", 428, 926, scale: 3, top: 47),
        phone("iphone-13", 390, 844, scale: 3, top: 47),
        phone("iphone-13-mini", 375, 812, scale: 3, top: 50),
        phone("iphone-13-pro", 390, 844, scale: 3, top: 47),
        phone("iphone-13-pro-max", 428, 926, scale: 3, top: 47),
        phone("iphone-14", 390, 844, scale: 3, top: 47),
        phone("iphone-14-plus", 428, 926, scale: 3, top: 47),
        phone("iphone-14-pro", 393, 852, scale: 3, top: 59),
        phone("iphone-14-pro-max", 430, 932, scale: 3, top: 59),
        standard,
        phone("iphone-15-plus", 430, 932, scale: 3, top: 59),
        phone("iphone-15-pro", 393, 852, scale: 3, top: 59),
        phone("iphone-15-pro-max", 430, 932, scale: 3, top: 59),
        phone("iphone-16", 393, 852, scale: 3, top: 59),
        phone("iphone-16e", 390, 844, scale: 3, top: 47),
        phone("iphone-16-plus", 430, 932, scale: 3, top: 59),
        phone("iphone-16-pro", 402, 874, scale: 3, top: 62),
        phone("iphone-16-pro-max", 440, 956, scale: 3, top: 62),
        phone("iphone-17", 402, 874, scale: 3, top: 62),
        phone("iphone-17-pro", 402, 874, scale: 3, top: 62),
        phone("iphone-17-pro-max", 440, 956, scale: 3, top: 62),
        phone("iphone-air", 420, 912, scale: 3, top: 68),
    ]

    private static let pads: [Device] = [
        pad("ipad-9th-generation", 810, 1080, top: 20, bottom: 0),
        pad("ipad-10th-generation", 820, 1180),
        pad("ipad-a16", 820, 1180),
        pad("ipad-mini", 744, 1133),
        pad("ipad-air-11", 820, 1180),
        pad("ipad-air-13", 1024, 1366),
        pad("ipad-pro-11", 834, 1210),
        pad("ipad-pro-11-4th-generation", 834, 1194),
        pad("ipad-pro-12-9", 1024, 1366),
        pad("ipad-pro-13", 1032, 1376),
        pad("ipad-9-7", 768, 1024, top: 20, bottom: 0),
        pad("ipad-pro-10-5", 834, 1112, top: 20, bottom: 0),
    ]

    /// One of the table; the standard one where the table has none of that name, which a test rules out.
    package static func known(_ id: String) -> Device { all.first { $0.id == id } ?? standard }

    package static func phone(
        _ id: String, _ width: Double, _ height: Double, scale: Int, top: Double, bottom: Double = 34
    ) -> Device {
        Device(
            id: id, width: width, height: height, scale: scale, safeAreaTop: top, safeAreaBottom: bottom,
            idiom: .phone)
    }

    private static func pad(
        _ id: String, _ width: Double, _ height: Double, top: Double = 24, bottom: Double = 20
    ) -> Device {
        Device(
            id: id, width: width, height: height, scale: 2, safeAreaTop: top, safeAreaBottom: bottom, idiom: .pad)
    }
}
