import Goldens
import Testing
import UIKit

@MainActor @Suite("The text of frames") struct FrameTextTests {
    private static let odd: [CGFloat] = [
        0, -0.0, 0.0004, 0.0005, 0.05, 0.5, 1.0 / 3, 9.9996, 10, 20.33, 99.999, 100, -0.25, -12.5, 1_000_000.125,
        999_999_999, 1e9, 1e12, -1e15,
    ]

    private static let ids = ["title", "two  blanks", "two\nlines", "제목", "é é", "#", "\t"]

    @Test("It is that of the record which is made of the same views")
    func live() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        var parent = root
        for (index, number) in Self.odd.enumerated() {
            let view = index.isMultiple(of: 2) ? UILabel() : UIView()
            view.frame = CGRect(x: number, y: -number, width: abs(number), height: 1)
            view.accessibilityIdentifier = Self.ids[index % Self.ids.count]
            parent.addSubview(view)
            if index.isMultiple(of: 3) { parent = view }
        }
        let text = FrameText(source: "odd", root: root, size: root.bounds.size, scale: 3)
        let record = LayoutRecord(source: "odd", root: root, size: root.bounds.size, scale: 3)
        #expect(text == record.frameText)
        #expect(text.description.hasPrefix("odd 300 x 200 @3x\nUIView  0 0 300 200\n  UILabel #title  0 0 0 1\n"))
        #expect(LayoutRecord(text: text.description).frameText == text)
    }

    @Test(
        "Numbers have three decimals at most, and no zeros at their end",
        arguments: [
            (20.33, "20.33"), (40.0 / 3, "13.333"), (-0.0, "0"), (-0.0004, "0"), (0.05, "0.05"), (0.5, "0.5"),
            (-7.25, "-7.25"), (100, "100"), (1234.5678, "1234.568"), (999_999_999, "999999999"), (1e9, "1000000000"),
            (.nan, "null"), (.infinity, "null"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(Number.text(value) == text)
    }
}
