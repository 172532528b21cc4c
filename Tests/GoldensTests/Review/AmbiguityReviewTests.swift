import Goldens
import Testing
import UIKit

/// Places and sizes that could as well be others.
@MainActor @Suite("Reviewing what nothing decides") struct AmbiguityReviewTests {
    private let fixture = ReviewedTreeFixture()

    @Test("A stack that is longer than its views leaves open which of those that hug alike is stretched")
    func stacks() {
        // Documentation of UIStackView.Distribution.fill: their index decides. No constraint says so.
        let labels = [fixture.label("One"), fixture.label("Two")]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        fixture.root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
            stack.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
        ])
        let findings = fixture.root.layoutFindings()
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
        #expect(fixture.kinds(includingNotes: true) == [])
    }

    @Test(
        "Of a stack view nothing else is open, however it arranges, whether its size is given or follows its contents",
        arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
        [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    func arrangements(axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution) {
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
        for alignment in alignments + (axis == .horizontal ? [.firstBaseline, .lastBaseline] : []) {
            for isSized in [true, false] {
                let big = fixture.label("Three")
                big.font = .systemFont(ofSize: 30)
                let stack = UIStackView(arrangedSubviews: [fixture.label("One"), fixture.label("Number two"), big])
                (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 8)
                stack.translatesAutoresizingMaskIntoConstraints = false
                fixture.root.addSubview(stack)
                stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
                stack.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).isActive = true
                if isSized {
                    stack.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor).isActive = true
                    stack.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor).isActive = true
                }
                let found = fixture.root.layoutFindings().map(\.kind)
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
        fixture.add(list.view, fixture.root.bounds, id: "list")
        #expect(fixture.kinds() == [])
        let notes = fixture.root.layoutFindings(includingNotes: true)
        #expect(notes.map(\.kind) == [.ambiguousSize])
        #expect(
            notes.first?.message
                == "nothing decides which of Block[0] in list and Block[1] in list takes the rest of the height, but their order in "
                + "the stack (seen with the cell one pixel higher; the fit hides it)")
    }

    @Test("Content that is tied to a scroll view's content and as wide as its frame is decided")
    func scrollContent() {
        let (scrollView, content) = (UIScrollView(), UIView())
        let text = fixture.label("A text of several lines that scrolls, since there is more of it than room", lines: 0)
        for view in [scrollView, content, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        fixture.root.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(text)
        for (inner, outer) in [(scrollView, fixture.root), (content, scrollView), (text, content)] as [(UIView, UIView)]
        {
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        #expect(fixture.kinds() == [])
    }

    @Test("A scroll view whose content has no size along an axis is found: nothing leads to its far edge")
    func openContent() {
        let (scrollView, text) = (UIScrollView(), fixture.label("A text that scrolls"))
        for view in [scrollView, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.accessibilityIdentifier = "scroll"
        ListFixture.fill(fixture.root, with: scrollView)
        scrollView.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        ])
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(findings.first?.identifier == "scroll")
        #expect(
            findings.first?.message
                == "nothing decides the height of what scroll scrolls: its contentSize is 0 along it")
        #expect(findings.first?.constraints.map(\.text) == ["UILabel[0].top == scroll.top + 8"])
        #expect(findings.first?.remedy == "tie the bottom edge of what is in it to contentLayoutGuide, too")
        // The app's own content size counts.
        scrollView.contentSize.height = 100
        #expect(fixture.kinds() == [])
        scrollView.contentSize.height = 0
        text.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
        #expect(fixture.kinds() == [])
    }

    @Test("What is open along both axes is two findings, although one line made the constraints of both")
    func bothAxes() {
        let (scrollView, text) = (UIScrollView(), fixture.label("A text that scrolls"))
        ListFixture.fill(fixture.root, with: scrollView)
        scrollView.addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        for attribute in [NSLayoutConstraint.Attribute.top, .leading] {
            NSLayoutConstraint(
                item: text, attribute: attribute, relatedBy: .equal, toItem: scrollView, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize, .ambiguousSize])
        #expect(findings.flatMap(\.otherPaths) == [])
    }

    @Test("So is a scroll view whose content is tied to all edges and has no width of its own")
    func contentWithoutLength() {
        let (scrollView, content) = (UIScrollView(), UIView())
        ListFixture.fill(fixture.root, with: scrollView)
        ListFixture.fill(scrollView, with: content)
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(
            findings.first?.remedy == "give what is tied to both edges a width, such as that of frameLayoutGuide")
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        #expect(fixture.kinds() == [])
    }

    @Test("Two wishes of one priority that disagree leave a length open: one of them needs another priority")
    func rivals() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        fixture.root.addSubview(box)
        let wishes = [50, 100].map { box.widthAnchor.constraint(equalToConstant: $0) }
        for wish in wishes { wish.priority = UILayoutPriority(500) }
        NSLayoutConstraint.activate(
            wishes + [
                box.topAnchor.constraint(equalTo: fixture.root.topAnchor),
                box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 10),
            ])
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(findings.first?.remedy == "give one of the wishes of the same priority another priority")
    }

    @Test("Views in a view of open width are not found again")
    func followers() {
        let outer = UIView()
        let inner = UIView()
        for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        outer.accessibilityIdentifier = "outer"
        fixture.root.addSubview(outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: fixture.root.topAnchor),
            outer.heightAnchor.constraint(equalToConstant: 50),
            outer.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(findings.first?.identifier == "outer")
        #expect(findings.first?.message == "nothing decides the width of outer")
    }

    @Test("Of 10,000 nested views none is open, and the one in the deepest that is, is found")
    func depth() {
        var parent = fixture.root
        for _ in 0..<10_000 {
            let view = UIView()
            ListFixture.fill(parent, with: view)
            parent = view
        }
        #expect(fixture.kinds() == [])
        let open = UIView()
        open.accessibilityIdentifier = "open"
        open.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(open)
        NSLayoutConstraint.activate([
            open.topAnchor.constraint(equalTo: parent.topAnchor), open.heightAnchor.constraint(equalToConstant: 10),
            open.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        ])
        let findings = fixture.root.layoutFindings()
        #expect(findings.map(\.kind) == [.ambiguousSize])
        #expect(findings.map(\.identifier) == ["open"])
    }
}
