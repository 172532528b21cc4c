import Goldens
import Testing
import UIKit

@MainActor @Suite("The record of a layout") struct LayoutRecordTests {
    private final class Card: UIView {
        let titleLabel = UILabel()
    }

    private static func record() -> LayoutRecord {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for index in 0..<2 {
            let card = Card(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 50))
            card.titleLabel.text = "Line\nbreak \"quoted\""
            card.titleLabel.numberOfLines = 0
            card.titleLabel.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(card.titleLabel)
            card.titleLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 4).isActive = true
            card.titleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
            root.addSubview(card)
        }
        root.layoutIfNeeded()
        return LayoutRecord(source: "cards", root: root, size: root.bounds.size, scale: 2)
    }

    @Test("it names properties, texts, fonts, colours and constraints; those of alike views once")
    func text() {
        let lines = Self.record().text.split(separator: "\n").map(String.init)
        #expect(lines.first == "cards 200 x 100 @2x")
        #expect(lines.contains("      | name titleLabel"))
        let font = UIFont.systemFont(ofSize: 17).fontName
        #expect(lines.contains("      | text 2 lines, \(font) 17: \"Line⏎break \"quoted\"\""), "\(lines)")
        #expect(lines.filter { $0 == "      | titleLabel.top == Card[0].top + 4" }.count == 1)
        #expect(lines.filter { $0.contains("titleLabel.leading") }.count == 2)
    }

    @Test("what is written is read again, with the constraints of alike views")
    func reading() {
        let record = Self.record()
        let read = LayoutRecord(text: record.text)
        #expect(read.text == record.text)
        #expect(read.frameText == record.frameText)
        #expect(read.hasDetails)
        #expect(read.views.map(\.details.text) == record.views.map(\.details.text))
        #expect(
            read.views.map { $0.details.constraints.map(\.sentence) }
                == record.views.map { $0.details.constraints.map(\.sentence) })
    }

    @Test("a live constraint knows its line, a golden's does not")
    func sources() {
        let record = Self.record()
        let sources = record.views.flatMap(\.details.constraints).compactMap(\.source)
        #expect(sources.count == 4 && sources.allSatisfy { $0.hasPrefix("GoldensTests/LayoutRecordTests.swift:") })
        #expect(LayoutRecord(text: record.text).views.flatMap(\.details.constraints).allSatisfy { $0.source == nil })
    }

    @Test(
        "hostile text neither breaks lines nor reading",
        arguments: ["", "\n\n", "a\n", "h\n  | name x", "h\n  A  1 2 3"])
    func hostile(text: String) {
        #expect(LayoutRecord(text: text).views.isEmpty)
    }
}
