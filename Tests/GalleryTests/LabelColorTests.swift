import Gallery
import Testing

@Suite("The colours of labels")
struct LabelColorTests {
    @Test("Luminance is WCAG's", arguments: [("000000", 0.0), ("ffffff", 1.0), ("ff0000", 0.2126), ("808080", 0.2159)])
    func luminance(digits: String, luminance: Double) throws {
        let color = try #require(LabelColor(hexadecimal: digits))
        #expect(abs(color.relativeLuminance - luminance) < 0.00005)
    }

    @Test("Names have the contrast that WCAG asks of small text, on every colour")
    func contrast() {
        for gray in 0...255 {
            for tint in stride(from: 0, through: 255, by: 51) {
                let color = LabelColor(red: Double(gray) / 255, green: Double(tint) / 255, blue: 0.5)
                let luminance = color.relativeLuminance
                let contrast = color.isReadableUnderWhite ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05
                #expect(contrast >= 4.5)
            }
        }
    }

    @Test(
        "Only six hex digits make a colour",
        arguments: ["", "fff", "#ffffff", "gggggg", "+12345", "-12345", "0x1234", "ffffff0", "ｆｆ", " fffff"])
    func refused(digits: String) {
        #expect(LabelColor(hexadecimal: digits) == nil)
    }
}
