import Foundation
import Raster
import Testing
import Typesetting

@Suite("Lines, shadows, outlines and pictures in text")
struct DecorationTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("Lines lie on whole pixels; a thick one is twice as high, a double one is two")
    func forms() {
        func rects(_ form: DecorationLineStyle.Form) -> [CGRect] {
            let lined = attributes(size: 20) {
                $0.underline = red
                $0.underlineStyle = DecorationLineStyle(form: form)
            }
            return frame("lined", lined).lines[0].items.compactMap(\.filledRect)
        }
        let (single, thick, double) = (rects(.single), rects(.thick), rects(.double))
        #expect(single.count == 1 && thick.count == 1 && double.count == 2)
        #expect(isClose(thick[0].height, 2 * single[0].height, within: 0.51))
        #expect(isClose(double[1].minY - double[0].minY, 2 * double[0].height))
        for rect in single + thick + double {
            #expect((rect.minY * 2).rounded() == rect.minY * 2 && (rect.height * 2).rounded() == rect.height * 2)
        }
    }

    @Test(
        "A pattern is a dashed stroke",
        arguments: [
            (.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6),
        ] as [(DecorationLineStyle.Pattern, Int)])
    func patterns(pattern: DecorationLineStyle.Pattern, parts: Int) {
        let lined = attributes {
            $0.strikethrough = red
            $0.strikethroughStyle = DecorationLineStyle(pattern: pattern)
        }
        let dashes = frame("lined", lined).lines[0].items.compactMap { item in
            if case .stroke(_, _, let style) = item { style.dash.count } else { nil }
        }
        #expect(dashes == [parts])
    }

    @Test("By word there is no line under spaces")
    func byWord() {
        let lined = attributes {
            $0.underline = red
            $0.underlineStyle = DecorationLineStyle(isByWord: true)
        }
        let rects = frame("two words", lined).lines[0].items.compactMap(\.filledRect)
        #expect(rects.count == 2)
        #expect(rects[0].maxX < rects[1].minX - 2)
    }

    @Test("A background fills the line, and the spacing to the next one")
    func background() {
        let filled = attributes { $0.backgroundColor = red }
        let style = ParagraphStyle(minimumLineHeight: 30, lineSpacing: 6)
        let rects = frame("a\nb", filled, style: style).lines.flatMap(\.items).compactMap(\.filledRect)
        #expect(rects.map(\.minY) == [0, 36])
        #expect(rects.map(\.height) == [36, 30])
    }

    @Test("A stroke above 0 outlines letters, below 0 it fills them as well; its width is in percent of the size")
    func stroke() {
        func kinds(_ width: CGFloat, _ text: String) -> [String] {
            let outlined = attributes(size: 50) {
                $0.strokeWidth = width
                $0.strokeColor = red
            }
            return frame(text, outlined).lines[0].items.map { item in
                switch item {
                case .stroke(_, let color, let style): color == red ? "stroke \(style.width)" : "other"
                case .glyphs: "glyphs"
                default: "other"
                }
            }
        }
        #expect(kinds(3, "ab") == ["stroke 1.5"])
        #expect(kinds(-4, "ab") == ["glyphs", "stroke 2.0"])
        #expect(kinds(.nan, "ab") == ["glyphs"])
        // Pictures have no outline.
        #expect(kinds(3, "😀") == ["glyphs"])
    }

    @Test("A blurred shadow is that of the letters' outlines, a sharp one their copy")
    func shadow() {
        let offset = CGSize(width: 2, height: 3)
        let blurred = attributes { $0.shadow = TextShadow(color: red, offset: offset, blurRadius: 4) }
        // Two standard deviations of Core Graphics are one of a layer's.
        #expect(frame("ab", blurred).lines[0].items.first?.shadow == Shadow(color: red, radius: 2, offset: offset))
        let sharp = attributes { $0.shadow = TextShadow(color: red, offset: offset, blurRadius: 0) }
        let runs = frame("ab", sharp).glyphRuns
        #expect(runs.map(\.color) == [red, .black])
        #expect(runs[0].glyphs[0].position.x == runs[1].glyphs[0].position.x + 2)
        #expect(runs[0].glyphs[0].position.y == runs[1].glyphs[0].position.y + 3)
    }

    @Test("A blurred shadow of an emoji is that of the picture, as wide as it and without its transparent corners")
    func emojiShadow() throws {
        let blurred = attributes {
            $0.shadow = TextShadow(color: red, offset: CGSize(width: 2, height: 3), blurRadius: 4)
        }
        let line = frame("😀", blurred).lines[0]
        guard case .shadow(.path(let path, _), let shadow) = line.items[0] else {
            Issue.record("\(line.items)")
            return
        }
        #expect(shadow == Shadow(color: red, radius: 2, offset: CGSize(width: 2, height: 3)))
        let starts = path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
        let (left, right) = (starts.map(\.x).min() ?? 0, path.elements.map(\.furthestRight).max() ?? 0)
        #expect(left > line.box.minX && right < line.box.maxX && right - left > 0.8 * line.box.width)
        // The face is round: its first row is narrower than its widest one.
        let rows = Dictionary(grouping: starts, by: \.y)
        let top = try #require(rows.keys.min())
        #expect(try #require(rows[top]?.map(\.x).min()) > left + 0.2 * line.box.width)
    }

    @Test("Oblique letters lean, expanded ones are wider by the logarithm's factor")
    func shapes() {
        let oblique = frame("ab", attributes { $0.obliqueness = 0.3 })
        #expect(oblique.glyphRuns[0].face.slant == 0.3)
        #expect(oblique.size == frame("ab").size)
        // No letter leans further than four times its height.
        #expect(frame("ab", attributes { $0.obliqueness = 7 }).glyphRuns[0].face.slant == 4)
        #expect(frame("ab", attributes { $0.obliqueness = -.infinity }).glyphRuns[0].face.slant == -4)
        let wide = frame("ab", attributes(size: 20) { $0.expansion = CGFloat(log(2.0)) })
        let tracking = 2 * 20 * -0.028
        let narrow = frame("ab", size: 20).lines[0].box.width - tracking
        #expect(isClose(wide.lines[0].box.width, 2 * narrow + tracking, within: 1e-6))
        guard case .group(let group) = wide.lines[0].items[0] else {
            Issue.record("no group")
            return
        }
        #expect(isClose(group.transform.a, 2) && group.transform.d == 1)
    }

    @Test("Tracking counts in place of kern; a kern of 0 leaves pairs apart; ligatures can be had or not")
    func spacing() {
        let plain = frame("Label").lines[0].box.width
        let tracked = attributes {
            $0.kern = 7
            $0.tracking = 2
        }
        #expect(isClose(frame("Label", tracked).lines[0].box.width, plain + 10))
        let unkerned = frame("AVAVA", attributes { $0.hasPairKerning = false }).lines[0].box.width
        #expect(unkerned > frame("AVAVA").lines[0].box.width + 1)
        let serif = FontRequest(family: .serif, size: 17)
        func count(_ change: (inout TextAttributes) -> Void) -> Int {
            frame(
                "ffi",
                attributes {
                    $0.font = serif
                    change(&$0)
                }
            ).glyphCounts[0]
        }
        #expect(count { _ in } == 1)
        #expect(count { $0.ligatures = .essential } == 3)
        #expect(count { $0.tracking = 1 } == 3)
    }

    @Test("An attachment takes its box's width, and the line its height")
    func attachment() {
        let picture = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 30, height: 40)), red)
        let box = CGRect(x: 0, y: -10, width: 30, height: 40)
        let text = StyledText(
            string: "a\u{FFFC}b",
            runs: [
                StyledText.Run(length: 1, attributes: attributes()),
                StyledText.Run(
                    length: 1,
                    attributes: attributes { $0.attachment = TextAttachment(bounds: box, items: [picture]) }),
                StyledText.Run(length: 1, attributes: attributes()),
            ])
        let result = FontLibrary.current.frame(for: text, style: ParagraphStyle(), scale: 2)
        let letters = frame("a").lines[0].box.width + frame("b").lines[0].box.width
        #expect(isClose(result.lines[0].box.width, letters + 30))
        #expect(isClose(result.lines[0].baseline, 30) && isClose(result.lines[0].box.height, 40))
        let groups = result.lines[0].items.compactMap { item in
            if case .group(let group) = item { group } else { nil }
        }
        #expect(groups.count == 1 && groups[0].items == [picture])
        #expect(isClose(groups[0].transform.ty, 0))
        #expect(isClose(groups[0].transform.tx, frame("a").lines[0].box.width))
    }

    @Test("Attachments of no size, or on another character, show nothing")
    func noAttachment() {
        for bounds in [CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), .infinite, .null] {
            let attached = attributes { $0.attachment = TextAttachment(bounds: bounds) }
            #expect(frame("a\u{FFFC}b", attached).size == frame("ab").size, "\(bounds)")
        }
        let attached = attributes {
            $0.attachment = TextAttachment(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        #expect(frame("ab", attached).lines[0].box.width == frame("ab").lines[0].box.width)
    }
}

extension Path.Element {
    /// The largest x of the element's end; below any for one that closes.
    fileprivate var furthestRight: CGFloat {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to.x
        case .close: -.infinity
        }
    }
}
