import Goldens
import Testing
import UIKit

/// What overlaps by mistake, and what says that it means to.
@MainActor @Suite("Reviewing siblings that overlap") struct OverlapReviewTests {
    private let fixture = ReviewedTreeFixture()

    @Test("Views that show something at the same place overlap; a point is not worth a word")
    func overlap() {
        fixture.add(CGRect(x: 10, y: 10, width: 100, height: 50))
        let front = fixture.add(CGRect(x: 60, y: 59, width: 100, height: 50))
        #expect(fixture.kinds() == [])
        front.frame.origin.y = 40
        #expect(fixture.kinds() == [.overlappingSiblings])
        #expect(fixture.root.layoutFindings().first?.message == "it covers 50 x 20 of UIView[0]")
    }

    @Test("A label on a background is what backgrounds are for; a label over half of one is not")
    func backgrounds() {
        fixture.add(CGRect(x: 10, y: 10, width: 200, height: 100))
        let title = fixture.add(fixture.label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        #expect(fixture.kinds(includingNotes: true) == [])
        title.frame.origin.x = 195
        #expect(fixture.kinds() == [.overlappingSiblings])
    }

    @Test("A view that fills the superview is its backdrop or its scrim")
    func backdrops() {
        fixture.add(fixture.root.bounds)
        fixture.add(fixture.label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        fixture.add(fixture.root.bounds)
        #expect(fixture.kinds(includingNotes: true) == [])
    }

    @Test("What is hidden, clear or empty covers nothing")
    func unseen() {
        fixture.add(fixture.label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        let cover = fixture.add(CGRect(x: 20, y: 20, width: 50, height: 21))
        #expect(fixture.kinds() == [.overlappingSiblings])
        cover.isHidden = true
        #expect(fixture.kinds() == [])
        cover.isHidden = false
        cover.alpha = 0
        #expect(fixture.kinds() == [])
        cover.alpha = 1
        cover.backgroundColor = .clear
        #expect(fixture.kinds() == [])
    }

    @Test("A z position, or taking no touches, declares an overlay: a note")
    func declarations() {
        fixture.add(fixture.label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        let cover = fixture.add(CGRect(x: 20, y: 20, width: 50, height: 21))
        cover.layer.zPosition = 1
        #expect(fixture.kinds() == [])
        #expect(fixture.kinds(includingNotes: true) == [.overlappingSiblings])
        cover.layer.zPosition = 0
        cover.isUserInteractionEnabled = false
        #expect(fixture.kinds() == [])
        #expect(
            fixture.root.layoutFindings(includingNotes: true).first?.message
                == "it covers 33.1 x 20.3 of UILabel[0]: it takes no touches")
    }

    @Test("Constraints along both axes declare one; along one axis they only align")
    func constraints() {
        let picture = fixture.add(CGRect(x: 20, y: 20, width: 100, height: 100))
        let badge = fixture.add(.zero)
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
            badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
        ])
        let aligned = badge.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 40)
        aligned.isActive = true
        #expect(fixture.kinds() == [.overlappingSiblings])
        aligned.isActive = false
        badge.centerYAnchor.constraint(equalTo: picture.topAnchor).isActive = true
        #expect(fixture.kinds() == [])
        #expect(fixture.kinds(includingNotes: true) == [.overlappingSiblings])
    }

    @Test("A stack with a negative spacing lets its views overlap on purpose")
    func negativeSpacing() {
        let views = (0..<3).map { _ in
            let view = UIView()
            view.backgroundColor = .red
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = -10
        stack.translatesAutoresizingMaskIntoConstraints = false
        fixture.root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).isActive = true
        #expect(fixture.kinds() == [])
        #expect(fixture.kinds(includingNotes: true) == [.overlappingSiblings, .overlappingSiblings])
    }

    @Test("Of a thousand siblings in a row none is compared with all others")
    func siblings() {
        for index in 0..<1000 { fixture.add(CGRect(x: 0, y: CGFloat(index) * 0.4, width: 10, height: 0.4)) }
        fixture.add(fixture.label("Title"), CGRect(x: 100, y: 0, width: 100, height: 21))
        #expect(fixture.kinds() == [])
    }
}
