import Foundation
import Testing
import Typesetting

/// Values from the frames that Interface Builder stored for labels at their intrinsic size (2,167 widths, 1,947 heights).
@Suite("Metrics of text in the system font")
struct TextMetricsTests {
    @Test("One line is as high as iOS's, rounded up to the device pixel", arguments: Self.pixelHeights)
    func lineHeight(size: Double, scale: Double, pixels: Double) {
        #expect(abs(frame("Label", size: size, scale: scale).size.height - pixels / scale) < 1e-9)
    }

    private static let pixelHeights: [(Double, Double, Double)] = [
        (17, 2, 41), (17, 3, 61), (12, 2, 29), (12, 3, 43), (16, 2, 39), (16, 3, 58), (15, 2, 36), (14, 2, 34),
        (13, 2, 32), (13, 3, 47), (10, 2, 24), (20, 2, 48), (24, 2, 58), (36, 2, 86),
    ]

    @Test("A block of lines is rounded up once", arguments: [(14, 2, 33.5), (17, 3, 61)] as [(Double, Int, CGFloat)])
    func blockHeight(size: Double, lines: Int, height: CGFloat) {
        let text = [String](repeating: "Line", count: lines).joined(separator: "\n")
        #expect(frame(text, size: size).size.height == height)
    }

    @Test("The width of Label at 17 pt is the one Interface Builder stores")
    func labelWidth() {
        #expect(frame("Label").size.width == 41.5)
    }

    @Test("Hangul leaves the line height as it is")
    func hangul() {
        #expect(frame("한글", size: 20).size == CGSize(width: 35, height: 24))
    }

    @Test("The system font has iOS's vertical metrics")
    func systemMetrics() {
        let metrics = FontLibrary.current.metrics(for: FontRequest(size: 100))
        #expect(metrics.ascender == 95.2148)
        #expect(abs(metrics.descender + 24.1211) < 1e-9)
        #expect(abs(metrics.lineHeight - 119.3359) < 1e-9)
        #expect(abs(metrics.capHeight - 70.459) < 1e-9)
        #expect(abs(metrics.xHeight - 52.6367) < 1e-9)
    }

    @Test("An empty text has no width and the height of a line")
    func empty() {
        let empty = frame("")
        #expect(empty.size == CGSize(width: 0, height: 20.5))
        #expect(empty.lines.isEmpty)
    }
}
