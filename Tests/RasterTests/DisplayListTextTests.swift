import Foundation
import Raster
import Testing

@Suite("Display lists as text and as digests")
struct DisplayListTextTests {
    private let list = DisplayList(
        size: CGSize(width: 390, height: 844.5),
        items: [
            .fill(.rectangle(CGRect(x: 0, y: -0.0001, width: 390, height: 1.0 / 3)), .white),
            .group(
                DisplayGroup(
                    transform: CGAffineTransform(translationX: 10, y: 20),
                    clip: .roundedRectangle(
                        RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 50, height: 20), radius: 8)),
                    opacity: 0.5,
                    items: [
                        .border(
                            RoundedRectangle(
                                rect: CGRect(x: 0, y: 0, width: 50, height: 20), topLeft: 1, topRight: 2, bottomLeft: 4,
                                bottomRight: 3), width: 1, Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
                        .glyphs(
                            GlyphRun(
                                face: FontFace(path: "/fonts/A.ttc", index: 2, slant: 0.2), size: 17, color: .black,
                                glyphs: [
                                    .init(index: 7, position: CGPoint(x: 1.25, y: 16)),
                                    .init(index: 9, position: CGPoint(x: 11, y: 16)),
                                ])),
                    ])),
            .stroke(
                Path(elements: [
                    .move(to: .zero), .line(to: CGPoint(x: 1, y: 2)),
                    .quadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6)), .close,
                ]), .black, StrokeStyle(width: 2, cap: .round, dash: [3, 1])),
            .shadow(
                .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)),
                Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2))),
            .image(Bitmap(width: 2, height: 3), CGRect(x: 0, y: 0, width: 1, height: 1.5)),
        ])

    @Test("Each item has a line, groups' items are indented, numbers are rounded")
    func description() {
        #expect(
            list.description == """
                display list 390 x 844.5
                  fill rect (0, 0, 390, 0.333) #FFFFFFFF
                  group transform [1 0 0 1 10 20] clip rounded (0, 0, 50, 20) radius 8 opacity 0.5
                    border (0, 0, 50, 20) radius 1,2,3,4 width 1 #FF800040
                    glyphs A.ttc face 2 slant 0.2 size 17 #000000FF 7@1.25,16 9@11,16
                  stroke path (M0,0 L1,2 Q5,6 3,4 Z) #000000FF width 2 cap round dash 3,1 from 0
                  shadow rect (1, 2, 3, 4) #000000FF radius 4 offset 0,2
                  image 2 x 3 in (0, 0, 1, 1.5)

                """)
    }

    @Test("The digest is the same in every process")
    func digest() {
        #expect(list.digest.description == "520fc15018812e5fa52d9cff78486565")
    }

    @Test("The digest notices a change of any kind")
    func digestChanges() {
        func digest(_ item: DisplayItem) -> StableDigest {
            DisplayList(size: CGSize(width: 1, height: 1), items: [item]).digest
        }
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        let items: [DisplayItem] = [
            .fill(.rectangle(rect), .black), .fill(.rectangle(rect), .white),
            .fill(.roundedRectangle(RoundedRectangle(rect: rect, radius: 0)), .black),
            .border(RoundedRectangle(rect: rect, radius: 0), width: 1, .black), .group(DisplayGroup(items: [])),
            .group(DisplayGroup(opacity: 0.5, items: [])), .group(DisplayGroup(clip: .rectangle(rect), items: [])),
            .image(Bitmap(width: 1, height: 1), rect), .image(Bitmap(width: 1, height: 1, pixels: [1]), rect),
            .glyphs(GlyphRun(face: FontFace(path: "a"), size: 1, color: .black, glyphs: [])),
            .glyphs(GlyphRun(face: FontFace(path: "b"), size: 1, color: .black, glyphs: [])),
        ]
        #expect(Set(items.map(digest)).count == items.count)
    }
}
