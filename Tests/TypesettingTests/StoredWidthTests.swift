import Foundation
import Testing
import Typesetting

/// Widths that Interface Builder stored for labels at their intrinsic size, in public documents and by versions of many years.
@Suite("Widths of text in the system font at every size and weight")
struct StoredWidthTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var text: String
        var size: CGFloat
        var weight: CGFloat
        var width: CGFloat
        /// Pixels a point of the device that the document was drawn for.
        var scale: CGFloat = 2

        var testDescription: String { "\(text), \(size) pt, weight \(weight)" }
        var error: CGFloat { frame(text, size: size, weight: weight, scale: scale).size.width - width }
    }

    private static let (light, regular, medium, semibold, bold): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (
        -0.4, 0, 0.23, 0.3, 0.4
    )

    static let latin: [Sample] = [
        Sample(text: "Label", size: 8, weight: regular, width: 21.5),
        Sample(text: "Version", size: 10, weight: regular, width: 36),
        Sample(text: "Label", size: 10, weight: medium, width: 27),
        Sample(text: "SPONSORED", size: 11, weight: bold, width: 71.5),
        Sample(text: "BUNDLE", size: 11, weight: medium, width: 45.5),
        Sample(text: "Answer with checkmark", size: 11, weight: regular, width: 124.5),
        Sample(text: "EXPORT", size: 12, weight: regular, width: 48),
        Sample(text: "00:00", size: 12, weight: medium, width: 35),
        Sample(text: "No files uploaded", size: 12, weight: semibold, width: 103),
        Sample(text: "Discussion", size: 13, weight: regular, width: 66),
        Sample(text: "Select a password to fill", size: 13, weight: regular, width: 144),
        Sample(text: "Label", size: 13, weight: medium, width: 34),
        Sample(text: "Results", size: 13, weight: medium, width: 46),
        Sample(text: "HIGHLIGHT", size: 13, weight: bold, width: 74.5),
        Sample(text: "1 hour", size: 14, weight: regular, width: 40),
        Sample(text: "10 Questions", size: 14, weight: medium, width: 86.5),
        Sample(text: "Account Recovery", size: 14, weight: semibold, width: 122),
        Sample(text: "Transaction History", size: 14, weight: semibold, width: 397.0 / 3, scale: 3),
        Sample(text: "Last message", size: 15, weight: light, width: 94),
        Sample(text: "Alignment", size: 15, weight: regular, width: 69.5),
        Sample(text: "3 December 2019", size: 15, weight: regular, width: 122.5),
        Sample(text: "Server", size: 15, weight: semibold, width: 47),
        Sample(text: "Label", size: 15, weight: bold, width: 40),
        Sample(text: "Configuration", size: 16, weight: light, width: 98),
        Sample(text: "23 hours 33 mins", size: 16, weight: regular, width: 126.5),
        Sample(text: "Rename", size: 16, weight: medium, width: 60.5),
        Sample(text: "Choose Payment Method", size: 16, weight: semibold, width: 190),
        Sample(text: "Status", size: 17, weight: regular, width: 49),
        Sample(text: "Acknowledged", size: 17, weight: regular, width: 113),
        Sample(text: "Reset Filters", size: 17, weight: medium, width: 290.0 / 3, scale: 3),
        Sample(text: "No results found", size: 17, weight: semibold, width: 132),
        Sample(text: "Users", size: 17, weight: bold, width: 48),
        Sample(text: "Not enough data", size: 18, weight: regular, width: 136),
        Sample(text: "Title", size: 18, weight: medium, width: 36),
        Sample(text: "No Episodes Found", size: 18, weight: bold, width: 165.5),
        Sample(text: "Starting update...", size: 20, weight: regular, width: 155),
        Sample(text: "Label", size: 20, weight: semibold, width: 50),
        Sample(text: "Label", size: 22, weight: bold, width: 57),
        Sample(text: "Service Hint", size: 24, weight: bold, width: 136.5),
        Sample(text: "Users Sample", size: 28, weight: regular, width: 173),
    ]

    /// Hangul alone: no letter of Inter is in these.
    static let hangul: [Sample] = [
        Sample(text: "비밀번호", size: 10, weight: regular, width: 104.0 / 3, scale: 3),
        Sample(text: "면접", size: 12, weight: semibold, width: 21),
        Sample(text: "서류접수", size: 12, weight: semibold, width: 42),
        Sample(text: "개발자", size: 13, weight: regular, width: 34),
        Sample(text: "결제완료", size: 13, weight: bold, width: 45),
        Sample(text: "로그아웃", size: 15, weight: regular, width: 52),
        Sample(text: "닉네임", size: 16, weight: regular, width: 42),
        Sample(text: "전화번호", size: 16, weight: regular, width: 55.5),
        Sample(text: "수상내역", size: 16, weight: bold, width: 167.0 / 3, scale: 3),
        Sample(text: "저장", size: 17, weight: regular, width: 89.0 / 3, scale: 3),
        Sample(text: "베스트셀러", size: 18, weight: bold, width: 78),
        Sample(text: "토익", size: 19, weight: regular, width: 33),
        Sample(text: "소셜로그인으로", size: 20, weight: regular, width: 121.5),
        Sample(text: "준비중입니다", size: 22, weight: regular, width: 114.5),
        Sample(text: "프로필", size: 24, weight: bold, width: 62.5),
        Sample(text: "책장", size: 30, weight: bold, width: 52),
    ]

    @Test("Latin text is within two points of the stored width", arguments: latin)
    func near(sample: Sample) {
        #expect(abs(sample.error) <= 2)
    }

    @Test("The errors are no more than the tracking table's: on average none, rms 1 pt, half within 0.5 pt")
    func residuals() {
        let errors = Self.latin.map(\.error)
        let count = CGFloat(errors.count)
        #expect(abs(errors.reduce(0, +) / count) <= 0.2)
        #expect((errors.reduce(0) { $0 + $1 * $1 } / count).squareRoot() <= 1.02)
        #expect(errors.map(abs).sorted()[errors.count / 2] <= 0.5)
    }

    @Test("Hangul syllables advance 0.865 em, and give the stored width to a pixel", arguments: hangul)
    func syllables(sample: Sample) {
        #expect(abs(sample.error) <= 1 / sample.scale + 1e-9)
        let syllables = CGFloat(sample.text.unicodeScalars.count)
        let line = frame(sample.text, size: sample.size, weight: sample.weight).lines[0]
        #expect(isClose(line.box.width, syllables * 0.865 * sample.size, within: 1e-6))
    }

    @Test("So they do in other fonts that have none, composed of letters, kerned, and where a line breaks")
    func syllablesElsewhere() {
        for family in [FontRequest.Family.monospaced, .serif] {
            let own = attributes(size: 20) { $0.font.family = family }
            #expect(isClose(frame("한글", own).lines[0].box.width, 2 * 0.865 * 20, within: 1e-6))
        }
        #expect(isClose(frame("\u{1112}\u{1161}\u{11AB}", size: 20).lines[0].box.width, 0.865 * 20, within: 1e-6))
        let kerned = attributes(size: 20) { $0.kern = 1 }
        #expect(isClose(frame("한글", kerned).lines[0].box.width, 2 * (0.865 * 20 + 1), within: 1e-6))
        let broken = frame("띄어쓰기없이", size: 20, width: 3 * 0.865 * 20 + 1)
        #expect(broken.glyphCounts == [3, 3])
        #expect(broken.lines.allSatisfy { isClose($0.box.width, 3 * 0.865 * 20, within: 1e-6) })
    }
}
