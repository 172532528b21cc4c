import Goldens
import Testing
import UIKit

/// Text that is missing, or in the wrong place.
@MainActor @Suite("Reviewing text") struct TextReviewTests {
    private let fixture = ReviewedTreeFixture()

    @Test("A line that is cut is a finding, unless the label was told how many lines there are")
    func truncation() {
        let title = fixture.label("A title that is too long")
        fixture.add(title, CGRect(x: 0, y: 0, width: 100, height: 21))
        #expect(fixture.kinds() == [.truncatedText])
        title.numberOfLines = 1
        #expect(fixture.kinds() == [])
        #expect(fixture.kinds(includingNotes: true) == [.truncatedText])
    }

    @Test("Lines that the height cuts are a finding even where there is a limit of lines")
    func height() {
        fixture.add(
            fixture.label("A title that is too long for one line", lines: 2), CGRect(x: 0, y: 0, width: 170, height: 21)
        )
        #expect(fixture.kinds() == [.truncatedText])
    }

    @Test("A label without any room shows nothing: its text is missing")
    func noRoom() {
        fixture.add(fixture.label("Title", lines: 0), CGRect(x: 0, y: 0, width: 100, height: 0))
        #expect(fixture.kinds() == [.truncatedText])
    }

    @Test("A line higher than its label is cut, whether the label clips or not: nothing is drawn outside of it")
    func lowLabel() {
        let title = fixture.label("Title")
        fixture.add(title, CGRect(x: 0, y: 40, width: 100, height: 10))
        #expect(fixture.kinds() == [.clippedText])
        title.clipsToBounds = true
        #expect(fixture.kinds() == [.clippedText])
    }

    @Test("A line that the app lets be clipped is told once, with its width")
    func clippedLine() {
        let title = fixture.label("A title that is too long")
        title.lineBreakMode = .byClipping
        fixture.add(title, CGRect(x: 0, y: 40, width: 80, height: 30))
        #expect(fixture.kinds(includingNotes: true) == [.truncatedText])
    }

    @Test("Room that a label does not need may be outside of its superview")
    func emptyRoom() {
        let card = fixture.add(CGRect(x: 20, y: 20, width: 100, height: 100))
        let title = fixture.add(fixture.label("Title"), CGRect(x: 10, y: 10, width: 200, height: 21), to: card)
        #expect(fixture.kinds() == [])
        title.frame.origin.x = 80
        #expect(fixture.kinds() == [.textOutsideView])
    }

    @Test("A button's title that is cut is the button's mistake, not what the app asked for")
    func button() {
        let button = UIButton(type: .system)
        button.setTitle("A title that is too long", for: .normal)
        fixture.add(button, CGRect(x: 0, y: 0, width: 80, height: 44), id: "button")
        #expect(fixture.kinds() == [.truncatedText])
    }

    @Test("A tree of 10,000 levels is reviewed")
    func depth() {
        var parent: UIView = fixture.root
        for _ in 0..<10_000 {
            let view = UIView(frame: fixture.root.bounds)
            view.backgroundColor = .red
            parent.addSubview(view)
            parent = view
        }
        fixture.add(fixture.label("A title that is too long"), CGRect(x: 0, y: 0, width: 100, height: 21), to: parent)
        #expect(fixture.kinds() == [.truncatedText])
    }
}
