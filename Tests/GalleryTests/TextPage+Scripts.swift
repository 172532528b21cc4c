import Foundation
import Typesetting

/// The classic failures of each script: breaking, joining, stacking, mirroring, forms by language.
extension TextPage {
    static let scripts: [TextPage] = [
        korean, japanese, chinese, arabicAndHebrew, southEastAsian, indic, vietnameseAndMarks, emoji, missing,
    ]

    private static let natural = ParagraphStyle(alignment: .natural, hasNaturalDirection: true)

    private static let korean = TextPage(
        name: "korean",
        samples: [
            Sample("알림 설정을 저장하지 못하는 경우가 있음. iOS 17에서만 생기고, 재시동하면 되돌아옵니다.", width: 220),
            Sample(
                "알림 설정을 저장하지 못하는 경우가 있음. iOS 17에서만 생기고, 재시동하면 되돌아옵니다.", width: 220,
                style: ParagraphStyle(lineBreakStrategy: [])),
            Sample("띄어쓰기없이아주길게이어지는한국어단어는음절에서줄을바꿉니다", width: 220),
            Sample("굵은 제목 Bold 123", size: 28) { $0.font.weight = 0.4 },
            Sample("한 줄에 다 들어가지 못하는 아주 긴 제목입니다", width: 220, lines: 1),
        ])

    private static let japanese = TextPage(
        name: "japanese",
        samples: [
            Sample("「日本語」の文章は、句読点や小さい「ッ」「ャ」が行の先頭に来ないように改行されます。長音ー記号も。", width: 175) { $0.language = "ja" },
            Sample("直骨海角化画葉誤今 骨董", size: 28) { $0.language = "ja" },
            Sample("両端揃えの日本語の文章は字間が均等に広がって、行の右端が揃います。", width: 200, style: ParagraphStyle(alignment: .justified)) {
                $0.language = "ja"
            },
        ])

    private static let chinese = TextPage(
        name: "chinese",
        samples: ["zh-Hans", "zh-Hant", "zh-HK", "ja", "ko"].map { (language: String) in
            Sample("骨直角海誤化今画 \(language)", size: 28) { $0.language = language }
        } + [
            Sample("简体中文的文字排版，遇到标点符号时不会出现在行首。“引号”、（括号）也一样。", width: 190) { $0.language = "zh-Hans" },
            Sample("繁體中文的文字排版，遇到標點符號時不會出現在行首。「引號」、（括號）也一樣。", width: 190) { $0.language = "zh-Hant" },
        ])

    private static let arabicAndHebrew = TextPage(
        name: "arabic-hebrew",
        samples: [
            Sample(
                "مرحبا بالعالم! هذا نص عربي طويل يلتف على عدة أسطر (مع أقواس) و 123 رقما.", width: 220, style: natural),
            Sample("إصدار iOS 17.4 متاح الآن لجميع المستخدمين", width: 220, style: natural),
            Sample("The word مرحبا (hello) and שלום (peace) in a line", width: 220, style: natural),
            Sample("שָׁלוֹם עוֹלָם! זהו טקסט בעברית (עם סוגריים) שנשבר לשורות.", width: 220, style: natural),
            Sample("نص طويل جدا لا يتسع له سطر واحد في هذا العرض", width: 180, lines: 1, style: natural),
            Sample("مُحَمَّدٌ بِسْمِ ٱللَّٰهِ", size: 28, style: natural),
            Sample("إعدادات الحساب جاهزة، ويمكنك تغيير اللغة في أي وقت تشاء", width: 220, style: natural) {
                $0.font.adjustsForTallScripts = true
            },
            Sample("مُحَمَّدٌ بِسْمِ ٱللَّٰهِ", size: 28, style: natural) { $0.font.adjustsForTallScripts = true },
        ])

    private static let southEastAsian = TextPage(
        name: "south-east-asian",
        samples: [
            Sample("ภาษาไทยไม่มีช่องว่างระหว่างคำ จึงต้องตัดบรรทัดด้วยพจนานุกรม น้ำ ผู้ใหญ่ ที่นี่ กี่ปู่", width: 220),
            Sample("ភាសាខ្មែរមិនមានដកឃ្លារវាងពាក្យទេ ដូច្នេះត្រូវបំបែកបន្ទាត់តាមព្យាង្គ", width: 220),
            Sample("ພາສາລາວບໍ່ມີຊ່ອງຫວ່າງລະຫວ່າງຄຳ", width: 180),
            Sample("မြန်မာဘာသာစကားတွင် စကားလုံးများကြား နေရာလွတ်မရှိပါ", width: 220),
            Sample("ที่ปู่ ญู้ ฎุ ฐู", size: 34),
        ])

    private static let indic = TextPage(
        name: "indic",
        samples: [
            Sample("हिन्दी में शब्दों के बीच खाली स्थान होता है। क्षत्रिय, ज्ञान, श्री, र्‍क, कर्ता, दृष्टि, ङ्क्ष", width: 220),
            Sample("र्क्त्री कूँ ट्रू", size: 34),
            Sample("বাংলা ক্ষমতা জ্ঞান শ্রী", width: 220), Sample("தமிழ் மொழி கொள்கை ஸ்ரீ", width: 220),
            Sample("తెలుగు క్షేత్రం స్త్రీ", width: 220), Sample("ಕನ್ನಡ ಕ್ಷೇತ್ರ", width: 220),
            Sample("മലയാളം ക്ഷേത്രം", width: 220), Sample("ગુજરાતી ક્ષેત્ર", width: 220),
            Sample("ਪੰਜਾਬੀ ਸ਼ਬਦ", width: 220), Sample("සිංහල ක්‍ෂේත්‍ර", width: 220),
        ])

    private static let vietnameseAndMarks = TextPage(
        name: "vietnamese-marks",
        samples: [
            Sample("Tiếng Việt: Nguyễn Ẩm Ằng ỮNG ẪM Ộ", width: 260),
            Sample("ẪẨẰỮ", size: 34),
            Sample("ẪẨẰỮ in a text style", size: 34) { $0.font.adjustsForTallScripts = true },
            Sample("ที่นี่ in a text style", size: 34) { $0.font.adjustsForTallScripts = true },
            Sample("e\u{302}\u{301} o\u{31B}\u{303} q\u{301} Z\u{351}\u{347} ǭ ṩ", size: 28),
            Sample("Ελληνικά Ἀλήθεια · Русский ёлка · İstanbul ığ", width: 260),
        ])

    private static let emoji = TextPage(
        name: "emoji",
        samples: [
            Sample("😀 👍🏽 🇰🇷🇯🇵 👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ ❤︎ ☎️ ☎︎", width: 260),
            Sample("👨‍👩‍👧‍👦🇰🇷😀", size: 60), Sample("tiny 👍🏽🇰🇷👨‍👩‍👧‍👦 text", size: 8),
            Sample("Emoji 😀 beside 한글 and text", width: 260),
        ])

    private static let missing = TextPage(
        name: "missing",
        samples: [
            Sample("a\u{13000}b\u{378}c\u{10FFFD}"),
            Sample("a\u{13000}b\u{378}c\u{10FFFD}", size: 28) { $0.font.weight = 0.4 },
            Sample("\u{FFFD} replaced"),
        ])
}
