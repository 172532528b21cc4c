import Foundation
import Testing
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

/// Components of `color` as 0...255 (alpha in percent), rounded.
private func bytes(_ color: UIColor, _ traits: UITraitCollection = light) -> [Int] {
    let raster = color.rasterColor(with: traits)
    return [raster.red * 255, raster.green * 255, raster.blue * 255, raster.alpha * 100].map { Int($0.rounded()) }
}

@Suite("UIColor")
struct UIColorTests {
    /// Source: the table of system colours of iOS 13 to 18, light and dark.
    @Test(
        "system colours have the published values in light and dark",
        arguments: [
            (UIColor.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
            (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
            (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
            (.systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
            (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
            (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
            (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
            (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
            (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
            (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
            (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
            (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
            (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
            (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
            (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
        ])
    func systemColors(color: UIColor, inLight: [Int], inDark: [Int]) {
        #expect(bytes(color, light) == inLight)
        #expect(bytes(color, dark) == inDark)
    }

    @Test("backgrounds are lighter in dark sheets, and system colours darker with increased contrast")
    func environments() {
        let sheet = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.userInterfaceLevel = .elevated
        }
        let contrast = UITraitCollection(accessibilityContrast: .high)
        #expect(bytes(.systemBackground, sheet) == [28, 28, 30, 100])
        #expect(bytes(.label, sheet) == [255, 255, 255, 100])
        #expect(bytes(.systemBlue, contrast) == [0, 64, 221, 100])
    }

    @Test("a colour with another alpha stays dynamic")
    func alphaComponent() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(bytes(faded, light) == [0, 0, 0, 50])
        #expect(bytes(faded, dark) == [255, 255, 255, 50])
        let provided = UIColor { $0.userInterfaceStyle == .dark ? .red : .systemBlue }.withAlphaComponent(0.25)
        #expect(bytes(provided, dark) == [255, 0, 0, 25])
        #expect(bytes(provided, light) == [0, 122, 255, 25])
    }

    @Test("a provider sees the environment it is resolved in, also as the current one")
    func provider() {
        let color = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: light) == .black)
    }

    @Test("cgColor and components are those of the current environment")
    func current() {
        var components: [CGFloat]?
        dark.performAsCurrent { components = UIColor.label.cgColor.components }
        #expect(components == [1, 1, 1, 1])
        #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
        #expect(UIColor.white.cgColor.components == [1, 1])
    }

    @Test("hue, saturation and brightness convert to RGB and back")
    func hue() {
        #expect(bytes(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 100])
        #expect(bytes(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 100])
        #expect(bytes(UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1)) == [102, 204, 204, 100])
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(UIColor.orange.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(hue - 30.0 / 360) < 1e-12)
        #expect([saturation, brightness] == [1, 1])
    }

    @Test("Display P3 becomes extended sRGB, clamped only in pixels")
    func displayP3() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 1.0930) < 0.0005)
        #expect(abs(green + 0.2267) < 0.0005)
        #expect(abs(blue + 0.1501) < 0.0005)
        #expect(bytes(color) == [255, 0, 0, 100])
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
        #expect(bytes(white) == [255, 255, 255, 100])
    }

    @Test("colours are equal by space and components, system colours by name")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.black)
        #expect(UIColor.label != UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
    }

    @Test("components that are no numbers or out of range are clamped in pixels")
    func hostile() {
        let color = UIColor(red: .nan, green: 2, blue: -.infinity, alpha: .infinity)
        #expect(bytes(color) == [0, 255, 0, 100])
        #expect(bytes(UIColor(hue: .nan, saturation: .infinity, brightness: 1, alpha: 1)) == [255, 0, 0, 100])
    }

    @Test("a colour literal is a colour in sRGB")
    func literal() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == .orange)
    }

    @Test("the description names the space or the system colour")
    func description() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.clear.description == "UIExtendedGrayColorSpace 0 0")
        #expect(UIColor.label.description == "<UIDynamicCatalogSystemColor; name = labelColor>")
    }

    @Test("white is the gray of the same luminance")
    func white() {
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha)
        #expect([white, alpha] == [0.25, 0.5])
        UIColor.green.getWhite(&white, alpha: nil)
        #expect(abs(white - 0.8624) < 0.001)
    }
}
