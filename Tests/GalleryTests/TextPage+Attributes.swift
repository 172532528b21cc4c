import Foundation
import Raster
import Typesetting

/// What attributes and paragraph styles do.
extension TextPage {
    static let attributes: [TextPage] = [decorations, letters, paragraphs, hyphenation, truncation]

    private static let red = Color(red: 0.9, green: 0.1, blue: 0.1)
    private static let blue = Color(red: 0, green: 0.3, blue: 0.9)
    private static let yellow = Color(red: 1, green: 0.9, blue: 0.3)

    private static let decorations = TextPage(
        name: "decorations",
        samples: [
            underlined("Single underline, gypsy", DecorationLineStyle()),
            underlined("Thick underline", DecorationLineStyle(form: .thick)),
            underlined("Double underline", DecorationLineStyle(form: .double)),
            underlined("Dotted by word", DecorationLineStyle(pattern: .dot, isByWord: true)),
            underlined("Dashed", DecorationLineStyle(pattern: .dash)),
            underlined("Dash and dot", DecorationLineStyle(pattern: .dashDot)),
            underlined("Dash, dot and dot", DecorationLineStyle(form: .thick, pattern: .dashDotDot)),
            Sample("Struck through in red") { $0.strikethrough = red },
            Sample("Background of two lines that fills the spacing", width: 200, style: ParagraphStyle(lineSpacing: 6))
            {
                $0.backgroundColor = yellow
            },
            Sample("Outlined", size: 40) { $0.strokeWidth = 3 },
            Sample("Filled, outlined", size: 40) {
                $0.strokeWidth = -3
                $0.strokeColor = red
                $0.color = yellow
            },
            Sample("Soft shadow", size: 30) {
                $0.shadow = TextShadow(color: .black, offset: CGSize(width: 2, height: 2), blurRadius: 4)
            },
            Sample("Sharp shadow 😀", size: 30) {
                $0.shadow = TextShadow(color: red, offset: CGSize(width: 2, height: 2), blurRadius: 0)
            },
        ])

    private static let letters = TextPage(
        name: "letters",
        samples: [
            Sample("Oblique letters") { $0.obliqueness = 0.25 }, Sample("Expanded letters") { $0.expansion = 0.3 },
            Sample("Condensed letters") { $0.expansion = -0.3 }, Sample("Kern of two points") { $0.kern = 2 },
            Sample("Tracking of a point") { $0.tracking = 1 },
            Sample("AVATAR To We without pair kerning") { $0.hasPairKerning = false },
            Sample("AVATAR To We with pair kerning"),
            Sample("office fflue, standard") { $0.font.family = .serif },
            Sample("office fflue, essential") {
                $0.font.family = .serif
                $0.ligatures = .essential
            },
            mixed([
                ("Base", 0), ("up", 6), ("down", -6), ("base", 0),
            ]),
            attachment,
        ])

    private static let paragraphs = TextPage(
        name: "paragraphs",
        samples: [
            Sample(
                lorem, width: 260,
                style: ParagraphStyle(
                    paragraphSpacing: 8, firstLineHeadIndent: 24, headIndent: 8, tailIndent: -16)),
            Sample(lorem, width: 260, style: ParagraphStyle(alignment: .justified, lineHeightMultiple: 1.3)),
            Sample(lorem, width: 260, style: ParagraphStyle(alignment: .center, maximumLineHeight: 16)),
            Sample(
                "left\tcentre\tright\n1\t2.5\t3\nlong text\tmiddle\t1,234", width: 280,
                style: ParagraphStyle(
                    tabStops: [
                        ParagraphStyle.TabStop(alignment: .center, location: 130),
                        ParagraphStyle.TabStop(alignment: .trailing, location: 260),
                    ])),
            Sample("Soft hy\u{AD}phens in extra\u{AD}ordi\u{AD}nari\u{AD}ly long words", width: 110),
            ownStyles,
        ])

    private static let hyphenation = TextPage(
        name: "hyphenation",
        samples: [(0, true), (1, true), (1, false), (0.8, false)].map { (factor: CGFloat, isJustified: Bool) in
            Sample(
                typography, width: 190,
                style: ParagraphStyle(
                    alignment: isJustified ? .justified : .left, lineBreak: .wordWrapping, hyphenationFactor: factor))
        } + [
            // Words of a language without a dictionary stay whole.
            Sample(
                "Rechtschreibreformen und Silbentrennungen", width: 190,
                style: ParagraphStyle(lineBreak: .wordWrapping, hyphenationFactor: 1)
            ) { $0.language = "de" }
        ])

    private static let truncation = TextPage(
        name: "truncation",
        samples: [
            ParagraphStyle.LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead, .clipping, .wordWrapping,
            .characterWrapping,
        ].flatMap { mode in
            [1, 2].map { Sample(fox, width: 220, lines: $0, style: ParagraphStyle(lineBreak: mode)) }
        } + [
            Sample(
                "Tightened before it is cut", width: 192, lines: 1, style: ParagraphStyle(tightensForTruncation: true))
        ])

    private static let lorem = "The quick brown fox jumps over the lazy dog.\nIt was not amused, and went on sleeping."

    private static let typography =
        "Typographical conventions require considerable attention: hyphenation distributes extraordinarily long words."

    private static let fox = "The quick brown fox jumps over the lazy dog and goes on to the river"

    private static func underlined(_ text: String, _ style: DecorationLineStyle) -> Sample {
        Sample(text) {
            $0.underline = blue
            $0.underlineStyle = style
        }
    }

    private static func mixed(_ pieces: [(String, CGFloat)]) -> Sample {
        let text = StyledText(
            string: pieces.map(\.0).joined(),
            runs: pieces.map { piece in
                StyledText.Run(
                    length: piece.0.utf16.count,
                    attributes: TextAttributes(font: FontRequest(size: 17), baselineOffset: piece.1))
            })
        return Sample(text: text)
    }

    private static let attachment: Sample = {
        let box = CGRect(x: 0, y: -4, width: 20, height: 20)
        var attached = TextAttributes(font: FontRequest(size: 17))
        attached.attachment = TextAttachment(
            bounds: box,
            items: [.fill(.roundedRectangle(RoundedRectangle(rect: box.offsetBy(dx: 0, dy: 4), radius: 5)), red)])
        let plain = TextAttributes(font: FontRequest(size: 17))
        return Sample(
            text: StyledText(
                string: "An attachment \u{FFFC} among letters",
                runs: [
                    StyledText.Run(length: 14, attributes: plain), StyledText.Run(length: 1, attributes: attached),
                    StyledText.Run(length: 14, attributes: plain),
                ]))
    }()

    private static let ownStyles: Sample = {
        var text = StyledText(
            "Left paragraph\nCentred paragraph\nRight paragraph\nשלום עולם",
            attributes: TextAttributes(font: FontRequest(size: 17)))
        let styles = [
            ParagraphStyle(), ParagraphStyle(alignment: .center, paragraphSpacingBefore: 6),
            ParagraphStyle(alignment: .right), ParagraphStyle(alignment: .natural, hasNaturalDirection: true),
        ]
        text.paragraphRuns = zip([15, 18, 16, 9], styles).map { StyledText.ParagraphRun(length: $0, style: $1) }
        return Sample(text: text, width: 260)
    }()
}
