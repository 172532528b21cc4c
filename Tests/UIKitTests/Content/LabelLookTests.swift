import Foundation
import Testing
import UIKit

/// Labels share what their fonts, colours and styles come to; one label's must never be another's.
@MainActor @Suite("Looks of labels") struct LabelLookTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func label(_ text: String = "Label", _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.font = .systemFont(ofSize: 17)
        label.text = text
        change(label)
        return label
    }

    /// What differs from a plain label in one thing each, and so looks different.
    nonisolated private static let changes: [@MainActor @Sendable (UILabel) -> Void] = [
        { $0.font = .systemFont(ofSize: 18) }, { $0.font = .boldSystemFont(ofSize: 17) },
        { $0.font = .italicSystemFont(ofSize: 17) }, { $0.textColor = .red }, { $0.textColor = .secondaryLabel },
        { $0.textAlignment = .center }, { $0.textAlignment = .right }, { $0.overrideUserInterfaceStyle = .dark },
    ]

    @Test("a label that differs in one thing is not drawn as the one before it", arguments: changes.indices)
    func differences(index: Int) {
        let plain = label().displayList()
        let changed = label("Label", Self.changes[index]).displayList()
        #expect(changed != plain)
        #expect(label().displayList() == plain)
        #expect(label("Label", Self.changes[index]).displayList() == changed)
    }

    @Test("line break modes and strategies are each label's own")
    func lineBreaks() {
        let text = "한국어 문장은 단어마다 줄을 바꿉니다 그리고 끝"
        let sizes = [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byWordWrapping].map { mode in
            let label = label(text) { ($0.numberOfLines, $0.lineBreakMode) = (0, mode) }
            return label.sizeThatFits(CGSize(width: 90, height: 0))
        }
        #expect(sizes[0] == sizes[2] && sizes[0] != sizes[1])
        let strategies = [NSParagraphStyle.LineBreakStrategy.standard, []].map { strategy in
            let label = label(text) { ($0.numberOfLines, $0.lineBreakStrategy) = (0, strategy) }
            return label.sizeThatFits(CGSize(width: 90, height: 0))
        }
        #expect(strategies[0] != strategies[1])
    }

    @Test("a dynamic colour is asked for by each label")
    func dynamicColor() {
        var (isRed, count) = (true, 0)
        let color = UIColor { _ in
            count += 1
            return isRed ? .red : .blue
        }
        let red = label("Label") { $0.textColor = color }
        #expect(red.displayList() == label("Label") { $0.textColor = .red }.displayList())
        let before = count
        // A label asks once, however often it is measured.
        for _ in 0..<3 { _ = red.intrinsicContentSize }
        #expect(count == before)
        isRed = false
        let blue = label("Label") { $0.textColor = color }.displayList()
        #expect(blue == label("Label") { $0.textColor = .blue }.displayList())
    }

    @Test("more looks than are kept are still each their own")
    func manyLooks() {
        let heights = {
            (10..<50).map { size in self.label { $0.font = .systemFont(ofSize: CGFloat(size)) }.intrinsicContentSize }
        }
        let first = heights()
        #expect(Set(first.map(\.height)).count > 35)
        #expect(heights() == first)
    }
}
