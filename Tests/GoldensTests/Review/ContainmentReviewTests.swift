import Goldens
import Testing
import UIKit

/// Views beyond their superview, and what is cut there on purpose.
@MainActor @Suite("Reviewing what is outside of its superview") struct ContainmentReviewTests {
    private let fixture = ReviewedTreeFixture()

    @Test("A view that reaches beyond its superview is found; one in a scroll view's content is not")
    func outside() {
        let card = fixture.add(CGRect(x: 20, y: 20, width: 100, height: 100), id: "card")
        let inner = fixture.add(CGRect(x: 80, y: 10, width: 40, height: 40), to: card)
        #expect(
            fixture.root.layoutFindings().map(\.message) == [
                "it reaches 20 beyond the right edge of card (100 x 100); what is outside takes no touches"
            ])
        inner.frame.origin.x = 200
        #expect(
            fixture.root.layoutFindings().map(\.message) == [
                "it lies outside of card (100 x 100); what is outside takes no touches"
            ])
        inner.removeFromSuperview()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        fixture.add(scrollView, CGRect(x: 20, y: 200, width: 100, height: 100))
        fixture.add(CGRect(x: 0, y: 900, width: 100, height: 100), to: scrollView)
        #expect(fixture.kinds() == [])
        scrollView.contentSize.height = 500
        #expect(fixture.kinds() == [.viewOutsideSuperview])
    }

    @Test("What decorates a clipping superview may be cut: a note")
    func decoration() {
        let card = fixture.add(CGRect(x: 20, y: 20, width: 100, height: 100))
        card.clipsToBounds = true
        let circle = fixture.add(CGRect(x: 80, y: -20, width: 60, height: 60), to: card)
        #expect(fixture.kinds() == [.viewOutsideSuperview])
        circle.isUserInteractionEnabled = false
        #expect(fixture.kinds() == [])
        #expect(fixture.kinds(includingNotes: true) == [.viewOutsideSuperview])
    }

    @Test("A finding prints as lint shows it")
    func description() {
        let card = fixture.add(CGRect(x: 20, y: 20, width: 100, height: 100), id: "card")
        fixture.add(CGRect(x: 80, y: 10, width: 40, height: 40), to: card)
        #expect(
            fixture.root.layoutFindings().first?.description == """
                finding: view-outside-superview  UIView/UIView[0]/UIView[0]
                    it reaches 20 beyond the right edge of card (100 x 100); what is outside takes no touches
                    remedy: keep the right edge inside card, or let that one's width follow
                """)
    }
}
