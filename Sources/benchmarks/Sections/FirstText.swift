import Foundation
import Typesetting

/// `benchmarks first-text offscreen|pango`: a process that ends when Latin and Korean text is set for the first time.
enum FirstText {
    static let texts = ["Timetable is blank after the phone wakes", "알림 설정을 저장하지 못하는 경우가 있음"]

    static func run(_ arguments: [String]) -> Int32 {
        do throws(BenchmarkError) {
            let width = arguments.first == "pango" ? try setWithPango() : try setWithTypesetting()
            return width > 0 ? 0 : 1
        } catch {
            return BenchmarkCommand.fail(error)
        }
    }

    private static func setWithTypesetting() throws(BenchmarkError) -> Double {
        do {
            let library = try FontLibrary()
            return texts.reduce(0) { width, text in
                let styled = StyledText(text, attributes: TextAttributes(font: FontRequest(size: 17)))
                return width + library.frame(for: styled, style: ParagraphStyle(), scale: 2).size.width
            }
        } catch {
            throw BenchmarkError(error.description)
        }
    }

    private static func setWithPango() throws(BenchmarkError) -> Double {
        _ = try FloorFonts(for: texts)
        let (context, styles) = (FloorTextContext(), FloorTextStyles())
        var width = 0.0
        for text in texts { width += FloorText(text, style: styles.headline, width: nil, in: context).width }
        return width
    }
}
