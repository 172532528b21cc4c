import Goldens
import Testing
import UIKit

/// Small view trees, each with one thing to find or to leave alone.
@MainActor @Suite("Reviewing a layout")
struct LayoutReviewTests {
    private let root: UIView

    init() {
        RenderEnvironment(size: CGSize(width: 320, height: 480)).install()
        root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    /// A coloured view with a frame.
    @discardableResult
    private func add(_ frame: CGRect, to parent: UIView? = nil, id: String? = nil) -> UIView {
        add(UIView(), frame, to: parent, id: id)
    }

    @discardableResult
    private func add(_ view: UIView, _ frame: CGRect, to parent: UIView? = nil, id: String? = nil) -> UIView {
        view.frame = frame
        view.accessibilityIdentifier = id
        if !(view is UILabel), !(view is UIControl) { view.backgroundColor = .red }
        (parent ?? root).addSubview(view)
        return view
    }

    private func label(_ text: String, lines: Int? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        if let lines { label.numberOfLines = lines }
        return label
    }

    private func kinds(includingNotes: Bool = false) -> [LayoutFinding.Kind] {
        root.layoutFindings(includingNotes: includingNotes).map(\.kind)
    }

    // MARK: Overlaps

    @Test("Views that show something at the same place overlap; a point is not worth a word")
    func overlap() {
        add(CGRect(x: 10, y: 10, width: 100, height: 50))
        let front = add(CGRect(x: 60, y: 59, width: 100, height: 50))
        #expect(kinds() == [])
        front.frame.origin.y = 40
        #expect(kinds() == [.overlappingSiblings])
        #expect(root.layoutFindings().first?.message == "it covers 50 x 20 of UIView[0]")
    }

    @Test("A label on a background is what backgrounds are for; a label over half of one is not")
    func backgrounds() {
        add(CGRect(x: 10, y: 10, width: 200, height: 100))
        let title = add(label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        #expect(kinds(includingNotes: true) == [])
        title.frame.origin.x = 195
        #expect(kinds() == [.overlappingSiblings])
    }

    @Test("A view that fills the superview is its backdrop or its scrim")
    func backdrops() {
        add(root.bounds)
        add(label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        add(root.bounds)
        #expect(kinds(includingNotes: true) == [])
    }

    @Test("What is hidden, clear or empty covers nothing")
    func unseen() {
        add(label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        let cover = add(CGRect(x: 20, y: 20, width: 50, height: 21))
        #expect(kinds() == [.overlappingSiblings])
        cover.isHidden = true
        #expect(kinds() == [])
        cover.isHidden = false
        cover.alpha = 0
        #expect(kinds() == [])
        cover.alpha = 1
        cover.backgroundColor = .clear
        #expect(kinds() == [])
    }

    @Test("A z position, or taking no touches, declares an overlay: a note")
    func declarations() {
        add(label("Title"), CGRect(x: 20, y: 20, width: 100, height: 21))
        let cover = add(CGRect(x: 20, y: 20, width: 50, height: 21))
        cover.layer.zPosition = 1
        #expect(kinds() == [])
        #expect(kinds(includingNotes: true) == [.overlappingSiblings])
        cover.layer.zPosition = 0
        cover.isUserInteractionEnabled = false
        #expect(kinds() == [])
        #expect(
            root.layoutFindings(includingNotes: true).first?.message
                == "it covers 33.1 x 20.3 of UILabel[0]: it takes no touches")
    }

    @Test("Constraints along both axes declare one; along one axis they only align")
    func constraints() {
        let picture = add(CGRect(x: 20, y: 20, width: 100, height: 100))
        let badge = add(.zero)
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
            badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
        ])
        let aligned = badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 40)
        aligned.isActive = true
        #expect(kinds() == [.overlappingSiblings])
        aligned.isActive = false
        badge.centerYAnchor.constraint(equalTo: picture.topAnchor).isActive = true
        #expect(kinds() == [])
        #expect(kinds(includingNotes: true) == [.overlappingSiblings])
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
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        #expect(kinds() == [])
        #expect(kinds(includingNotes: true) == [.overlappingSiblings])
    }

    // MARK: Outside

    @Test("A view that reaches beyond its superview is found; one in a scroll view's content is not")
    func outside() {
        let card = add(CGRect(x: 20, y: 20, width: 100, height: 100), id: "card")
        let inner = add(CGRect(x: 80, y: 10, width: 40, height: 40), to: card)
        #expect(
            root.layoutFindings().map(\.message) == [
                "it reaches 20 beyond the right edge of card (100 x 100); what is outside takes no touches"
            ])
        inner.frame.origin.x = 200
        #expect(
            root.layoutFindings().map(\.message) == [
                "it lies outside of card (100 x 100); what is outside takes no touches"
            ])
        inner.removeFromSuperview()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        add(scrollView, CGRect(x: 20, y: 200, width: 100, height: 100))
        add(CGRect(x: 0, y: 900, width: 100, height: 100), to: scrollView)
        #expect(kinds() == [])
        scrollView.contentSize.height = 500
        #expect(kinds() == [.viewOutsideSuperview])
    }

    @Test("What decorates a clipping superview may be cut: a note")
    func decoration() {
        let card = add(CGRect(x: 20, y: 20, width: 100, height: 100))
        card.clipsToBounds = true
        let circle = add(CGRect(x: 80, y: -20, width: 60, height: 60), to: card)
        #expect(kinds() == [.viewOutsideSuperview])
        circle.isUserInteractionEnabled = false
        #expect(kinds() == [])
        #expect(kinds(includingNotes: true) == [.viewOutsideSuperview])
    }

    // MARK: Text

    @Test("A line that is cut is a finding, unless the label was told how many lines there are")
    func truncation() {
        let title = label("A title that is too long")
        add(title, CGRect(x: 0, y: 0, width: 100, height: 21))
        #expect(kinds() == [.truncatedText])
        title.numberOfLines = 1
        #expect(kinds() == [])
        #expect(kinds(includingNotes: true) == [.truncatedText])
    }

    @Test("Lines that the height cuts are a finding even where there is a limit of lines")
    func height() {
        add(label("A title that is too long for one line", lines: 2), CGRect(x: 0, y: 0, width: 170, height: 21))
        #expect(kinds() == [.truncatedText])
    }

    @Test("A label without any room shows nothing: its text is missing")
    func noRoom() {
        add(label("Title", lines: 0), CGRect(x: 0, y: 0, width: 100, height: 0))
        #expect(kinds() == [.truncatedText])
    }

    @Test("A line higher than its label runs out of it; a label that clips cuts it")
    func lowLabel() {
        let title = label("Title")
        add(title, CGRect(x: 0, y: 40, width: 100, height: 10))
        #expect(kinds() == [.textOutsideView])
        title.clipsToBounds = true
        #expect(kinds() == [.clippedText])
    }

    @Test("Room that a label does not need may be outside of its superview")
    func emptyRoom() {
        let card = add(CGRect(x: 20, y: 20, width: 100, height: 100))
        let title = add(label("Title"), CGRect(x: 10, y: 10, width: 200, height: 21), to: card)
        #expect(kinds() == [])
        title.frame.origin.x = 80
        #expect(kinds() == [.textOutsideView])
    }

    @Test("A button's title that is cut is the button's mistake, not what the app asked for")
    func button() {
        let button = UIButton(type: .system)
        button.setTitle("A title that is too long", for: .normal)
        add(button, CGRect(x: 0, y: 0, width: 80, height: 44), id: "button")
        #expect(kinds() == [.truncatedText])
    }

    // MARK: Touches

    @Test("A control under 44 points is a note, unless it takes touches around it")
    func touchTargets() {
        final class RoomyButton: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 30, height: 44))
        add(RoomyButton(type: .system), CGRect(x: 100, y: 0, width: 30, height: 30))
        let disabled = UIButton(type: .system)
        disabled.isEnabled = false
        add(disabled, CGRect(x: 200, y: 0, width: 30, height: 30))
        #expect(kinds() == [])
        #expect(
            root.layoutFindings(includingNotes: true).map(\.message) == [
                "it takes touches on 30 x 44, less than 44 x 44"
            ])
    }

    // MARK: Ambiguity

    @Test("A stack that is longer than its views leaves open which of those that hug alike is stretched")
    func stacks() {
        // Documentation of UIStackView.Distribution.fill: their index decides. No constraint says so.
        let labels = [label("One"), label("Two")]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let findings = root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(
            findings.first?.message
                == "nothing decides which of UILabel[0] and UILabel[1] takes the rest of the height, but their order in the stack"
        )
        #expect(findings.first?.remedy == "give one of them another vertical content hugging priority")
        #expect(
            findings.first?.constraints.map(\.text) == [
                "UIStackView[0].top == UIView.top", "UIStackView[0].bottom == UIView.bottom",
            ])
        labels[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
        #expect(kinds(includingNotes: true) == [])
    }

    @Test(
        "Of a stack view nothing else is open, however it arranges, whether its size is given or follows its contents",
        arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
        [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    func arrangements(axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution) {
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
        for alignment in alignments + (axis == .horizontal ? [.firstBaseline, .lastBaseline] : []) {
            for isSized in [true, false] {
                let big = label("Three")
                big.font = .systemFont(ofSize: 30)
                let stack = UIStackView(arrangedSubviews: [label("One"), label("Number two"), big])
                (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 8)
                stack.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(stack)
                stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                if isSized {
                    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
                    stack.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
                }
                let found = root.layoutFindings().map(\.kind)
                    .filter { $0 == .ambiguousPosition || $0 == .ambiguousSize }
                #expect(
                    found == (isSized && distribution == .fill ? [.ambiguousSize] : []),
                    "\(alignment), size \(isSized ? "given" : "of its contents")")
                stack.removeFromSuperview()
            }
        }
    }

    @Test(
        "In a cell that fits a stack of views that hug alike it is a note: their order decides a rest that there is not"
    )
    func stackInCell() {
        let list = ListFixture.list(itemSize: CGSize(width: 100, height: 40), width: 320) { cell in
            let stack = UIStackView(arrangedSubviews: [Block(), Block()])
            stack.axis = .vertical
            ListFixture.fill(cell.contentView, with: stack)
        }
        add(list.view, root.bounds, id: "list")
        #expect(kinds() == [])
        let notes = root.layoutFindings(includingNotes: true)
        #expect(notes.map(\.kind) == [.ambiguousSize])
        #expect(
            notes.first?.message
                == "nothing decides which of Block[0] in list and Block[1] in list takes the rest of the height, but their order in "
                + "the stack (seen with the cell one pixel higher; the fit hides it)")
    }

    // MARK: Cells

    @Test("Items whose height a delegate measures by a cell with an open bottom are 0 high: a finding of the list")
    func measuringDelegate() {
        let list = ListFixture.list(itemSize: CGSize(width: 100, height: 40), width: 320) { _ in }
        let delegate = MeasuringDelegate()
        list.view.delegate = delegate
        add(list.view, root.bounds, id: "list")
        let findings = root.layoutFindings()
        #expect(findings.map(\.kind) == [.undeterminedCellHeight])
        #expect(findings.first?.identifier == "list")
        #expect(findings.first?.message == "3 of 3 items are 0 high, the first is item 0 of section 0")
        #expect(
            findings.first?.remedy == "tie the last view of the cell that is measured to its contentView's bottom")
        delegate.tiesBottom = true
        list.view.collectionViewLayout.invalidateLayout()
        #expect(kinds() == [])
    }

    @Test("Content that is tied to a scroll view's content and as wide as its frame is decided")
    func scrollContent() {
        let (scrollView, content) = (UIScrollView(), UIView())
        let text = label("A text of several lines that scrolls, since there is more of it than room", lines: 0)
        for view in [scrollView, content, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(text)
        for (inner, outer) in [(scrollView, root), (content, scrollView), (text, content)] as [(UIView, UIView)] {
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        #expect(kinds() == [])
    }

    @Test("Views in a view of open width are not found again")
    func followers() {
        let outer = UIView()
        let inner = UIView()
        for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        outer.accessibilityIdentifier = "outer"
        root.addSubview(outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.heightAnchor.constraint(equalToConstant: 50),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        let findings = root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(findings.first?.identifier == "outer")
        #expect(findings.first?.message == "nothing decides the width of outer")
    }

    // MARK: Limits

    @Test("A tree of 10,000 levels is reviewed")
    func depth() {
        var parent: UIView = root
        for _ in 0..<10_000 {
            let view = UIView(frame: root.bounds)
            view.backgroundColor = .red
            parent.addSubview(view)
            parent = view
        }
        add(label("A title that is too long"), CGRect(x: 0, y: 0, width: 100, height: 21), to: parent)
        #expect(kinds() == [.truncatedText])
    }

    @Test("Of a thousand siblings in a row none is compared with all others")
    func siblings() {
        for index in 0..<1000 { add(CGRect(x: 0, y: CGFloat(index) * 0.4, width: 10, height: 0.4)) }
        add(label("Title"), CGRect(x: 100, y: 0, width: 100, height: 21))
        #expect(kinds() == [])
    }

    // MARK: Words

    @Test("A finding prints as lint shows it")
    func description() {
        let card = add(CGRect(x: 20, y: 20, width: 100, height: 100), id: "card")
        add(CGRect(x: 80, y: 10, width: 40, height: 40), to: card)
        #expect(
            root.layoutFindings().first?.description == """
                finding: view-outside-superview  UIView/UIView[0]/UIView[0]
                    it reaches 20 beyond the right edge of card (100 x 100); what is outside takes no touches
                    remedy: keep the right edge inside card, or let that one's width follow
                """)
    }
}
