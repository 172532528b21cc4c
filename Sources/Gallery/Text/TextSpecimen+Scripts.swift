import UIKit

extension TextSpecimen {
    private static let sentences: [(script: String, text: String)] = [
        ("Latin", "Ångström, fjord, Übung: “Voilà!”"),
        ("Vietnamese", "Tiếng Việt: Ấ Ộ ẫ ữ, dấu chồng"),
        ("Greek, Cyrillic", "Ελληνικά και Кириллица"),
        ("Korean", "다크 모드에서 예약 버튼의 글자가 배경과 구분되지 않음"),
        ("Japanese", "「日本語」の組版では、行頭に句読点を置かない。"),
        ("Chinese", "中文排版：标点与文字之间的关系。"),
        ("Arabic", "مرحبا بالعالم (2026) Offscreen"),
        ("Hebrew", "שלום עולם [UIKit] 123"),
        ("Devanagari", "नमस्ते दुनिया, क्षत्रिय"),
        ("Thai", "ภาษาไทยไม่มีช่องว่างระหว่างคำ"),
        ("Khmer", "ភាសាខ្មែរ"),
        ("Emoji", "👩🏽‍💻 👨‍👩‍👧 🇰🇷🇩🇪 ❤️ ☎︎ 1️⃣"),
    ]

    @MainActor static var scriptRows: [TextSpecimenRow] {
        sentences.map { sentence in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = sentence.text
            label.backgroundColor = .secondarySystemBackground
            return TextSpecimenRow(caption: sentence.script, view: label)
        }
    }

    private static let modes: [(name: String, mode: NSLineBreakMode)] = [
        ("word wrapping", .byWordWrapping), ("character wrapping", .byCharWrapping), ("clipping", .byClipping),
        ("truncating head", .byTruncatingHead), ("truncating tail", .byTruncatingTail),
        ("truncating middle", .byTruncatingMiddle),
    ]

    @MainActor static var truncationRows: [TextSpecimenRow] {
        let modeRows = [1, 2].flatMap { lines in
            modes.map { name, mode in
                let label = UILabel()
                label.text = "The quick brown fox jumps over the lazy dog, and then it runs into the deep dark forest"
                label.lineBreakMode = mode
                label.numberOfLines = lines
                label.backgroundColor = .secondarySystemBackground
                return TextSpecimenRow(caption: "\(name), \(lines == 1 ? "1 line" : "\(lines) lines")", view: label)
            }
        }
        return modeRows + fittingRows
    }

    @MainActor private static var fittingRows: [TextSpecimenRow] {
        let adjustments: [(String, UIBaselineAdjustment)] = [
            ("baselines", .alignBaselines), ("centers", .alignCenters), ("none", .none),
        ]
        let shrunk = adjustments.map { name, adjustment in
            let label = UILabel()
            label.text = "A line of text that gets smaller to fit its label"
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.baselineAdjustment = adjustment
            label.backgroundColor = .secondarySystemBackground
            return TextSpecimenRow(caption: "smaller to fit: align \(name)", view: label)
        }
        let tight = UILabel()
        tight.text = "Characters that stand closer to fit"
        tight.font = .systemFont(ofSize: 18.5)
        tight.allowsDefaultTighteningForTruncation = true
        tight.backgroundColor = .secondarySystemBackground
        return shrunk + [TextSpecimenRow(caption: "tightened before it is truncated", view: tight)]
    }
}
