import Foundation
import Raster
import Testing

@Suite("Playback of display lists")
struct RasterizerTests {
    private let rasterizer = Rasterizer()

    @Test("A rectangle on whole pixels is crisp at every scale", arguments: [1.0, 2, 3])
    func crispRectangle(scale: Double) throws {
        let list = DisplayList(
            size: CGSize(width: 4, height: 3),
            items: [.fill(.rectangle(CGRect(x: 1, y: 1, width: 2, height: 1)), Color(red: 1, green: 0, blue: 0))])
        let bitmap = try rasterizer.render(list, scale: scale, background: .white)
        let step = Int(scale)
        #expect(bitmap.width == 4 * step && bitmap.height == 3 * step)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let inside = (step..<3 * step).contains(x) && (step..<2 * step).contains(y)
                #expect(bitmap[x, y] == (inside ? 0xFFFF_0000 : 0xFFFF_FFFF), "at \(x), \(y)")
            }
        }
    }

    @Test("A streamed file has the bytes of the encoded bitmap")
    func streamedBytes() throws {
        let list = DisplayList(
            size: CGSize(width: 30, height: 700),
            items: [
                .fill(
                    .roundedRectangle(
                        RoundedRectangle(rect: CGRect(x: 2, y: 200, width: 20, height: 400), radius: 8)),
                    Color(red: 0, green: 0.5, blue: 1))
            ])
        let text = [PNGText(keyword: "Software", text: "Offscreen")]
        let bitmap = try rasterizer.render(list, scale: 1, background: .white)
        let whole = try PNGEncoder.encode(bitmap, scale: 1, text: text)
        var streamed: [UInt8] = []
        try rasterizer.encode(list, scale: 1, background: .white, text: text, jobs: 2) { streamed += $0 }
        #expect(streamed == whole)
    }
}
