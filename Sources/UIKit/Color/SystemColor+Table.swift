import Foundation

/// Apple's published values of iOS 13 to 18 (Human Interface Guidelines, "Color", and public measurements of the system
/// colours), components 0...255. The raised backgrounds and the variants for increased contrast are from the guidelines
/// alone.
extension SystemColor {
    var variants: Variants {
        switch self {
        case .systemRed:
            Variants(
                light: rgb(255, 59, 48), dark: rgb(255, 69, 58),
                contrast: (rgb(215, 0, 21), rgb(255, 105, 97)))
        case .systemGreen:
            Variants(
                light: rgb(52, 199, 89), dark: rgb(48, 209, 88),
                contrast: (rgb(36, 138, 61), rgb(48, 219, 91)))
        case .systemBlue:
            Variants(
                light: rgb(0, 122, 255), dark: rgb(10, 132, 255),
                contrast: (rgb(0, 64, 221), rgb(64, 156, 255)))
        case .systemOrange:
            Variants(
                light: rgb(255, 149, 0), dark: rgb(255, 159, 10),
                contrast: (rgb(201, 52, 0), rgb(255, 179, 64)))
        case .systemYellow:
            Variants(
                light: rgb(255, 204, 0), dark: rgb(255, 214, 10),
                contrast: (rgb(178, 80, 0), rgb(255, 212, 38)))
        case .systemPink:
            Variants(
                light: rgb(255, 45, 85), dark: rgb(255, 55, 95),
                contrast: (rgb(211, 15, 69), rgb(255, 100, 130)))
        case .systemPurple:
            Variants(
                light: rgb(175, 82, 222), dark: rgb(191, 90, 242),
                contrast: (rgb(137, 68, 171), rgb(218, 143, 255)))
        case .systemTeal:
            Variants(
                light: rgb(48, 176, 199), dark: rgb(64, 200, 224),
                contrast: (rgb(0, 130, 153), rgb(93, 230, 255)))
        case .systemIndigo:
            Variants(
                light: rgb(88, 86, 214), dark: rgb(94, 92, 230),
                contrast: (rgb(54, 52, 163), rgb(125, 122, 255)))
        case .systemMint:
            Variants(
                light: rgb(0, 199, 190), dark: rgb(99, 230, 226),
                contrast: (rgb(12, 129, 123), rgb(102, 212, 207)))
        case .systemCyan:
            Variants(
                light: rgb(50, 173, 230), dark: rgb(100, 210, 255),
                contrast: (rgb(0, 113, 164), rgb(112, 215, 255)))
        case .systemBrown:
            Variants(
                light: rgb(162, 132, 94), dark: rgb(172, 142, 104),
                contrast: (rgb(127, 101, 69), rgb(181, 148, 105)))
        case .systemGray:
            Variants(
                light: rgb(142, 142, 147), dark: rgb(142, 142, 147),
                contrast: (rgb(108, 108, 112), rgb(174, 174, 178)))
        case .systemGray2:
            Variants(
                light: rgb(174, 174, 178), dark: rgb(99, 99, 102),
                contrast: (rgb(142, 142, 147), rgb(124, 124, 128)))
        case .systemGray3:
            Variants(
                light: rgb(199, 199, 204), dark: rgb(72, 72, 74),
                contrast: (rgb(174, 174, 178), rgb(84, 84, 86)))
        case .systemGray4:
            Variants(
                light: rgb(209, 209, 214), dark: rgb(58, 58, 60),
                contrast: (rgb(188, 188, 192), rgb(68, 68, 70)))
        case .systemGray5:
            Variants(
                light: rgb(229, 229, 234), dark: rgb(44, 44, 46),
                contrast: (rgb(216, 216, 220), rgb(54, 54, 56)))
        case .systemGray6:
            Variants(
                light: rgb(242, 242, 247), dark: rgb(28, 28, 30),
                contrast: (rgb(235, 235, 240), rgb(36, 36, 38)))
        case .label:
            Variants(light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
        case .secondaryLabel:
            Variants(light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
        case .tertiaryLabel:
            Variants(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
        case .quaternaryLabel:
            Variants(light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16))
        case .placeholderText:
            Variants(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
        case .separator:
            Variants(light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
        case .opaqueSeparator:
            Variants(light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
        case .link:
            Variants(light: rgb(0, 122, 255), dark: rgb(9, 132, 255))
        case .systemFill:
            Variants(light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
        case .secondarySystemFill:
            Variants(light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
        case .tertiarySystemFill:
            Variants(light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
        case .quaternarySystemFill:
            Variants(light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
        case .systemBackground:
            Variants(
                light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30))
        case .secondarySystemBackground:
            Variants(
                light: rgb(242, 242, 247), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46))
        case .tertiarySystemBackground:
            Variants(
                light: rgb(255, 255, 255), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60))
        case .systemGroupedBackground:
            Variants(
                light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30))
        case .secondarySystemGroupedBackground:
            Variants(
                light: rgb(255, 255, 255), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46))
        case .tertiarySystemGroupedBackground:
            Variants(
                light: rgb(242, 242, 247), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60))
        }
    }
}

private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> ColorComponents {
    .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}
