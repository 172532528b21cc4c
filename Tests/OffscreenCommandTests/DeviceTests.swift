import Goldens
import OffscreenCommand
import Testing

@Suite("Devices") struct DeviceTests {
    @Test("Every id is unique and in kebab case, every size upright")
    func table() {
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        for device in Device.all {
            #expect(device.id.allSatisfy { $0 == "-" || $0.isNumber || ($0.isLowercase && $0.isASCII) })
            #expect(device.width < device.height)
        }
    }

    // Apple, Human Interface Guidelines, "Layout", device screen dimensions: the same screens in pixels.
    @Test(
        "Points times scale are the screen's pixels",
        arguments: [
            ("iphone-se", 750, 1334), ("iphone-15", 1179, 2556), ("iphone-16-pro-max", 1320, 2868),
            ("iphone-air", 1260, 2736), ("ipad-mini", 1488, 2266), ("ipad-pro-13", 2064, 2752),
        ])
    func pixels(id: String, width: Double, height: Double) throws {
        let device = try Device.named(id)
        #expect(device.width * Double(device.scale) == width)
        #expect(device.height * Double(device.scale) == height)
    }

    @Test("An unknown device is refused with the nearest one suggested")
    func unknown() {
        #expect(
            throws: InvalidValue(
                expected: "a device such as iphone-15 ('list --devices' shows all)", suggestion: "iphone-15-pro")
        ) { try Device.named("iphone-15pro") }
    }
}
