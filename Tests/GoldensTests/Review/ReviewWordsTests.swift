import Foundation
import Goldens
import Testing
import UIKit

@MainActor @Suite("The words of findings") struct ReviewWordsTests {
    private let root: UIView

    init() {
        RenderEnvironment(size: CGSize(width: 320, height: 480)).install()
        root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test("text that is too wide is told by its width, with a remedy about width")
    func tooWide() throws {
        let label = UILabel(frame: CGRect(x: 100, y: 100, width: 5.5, height: 200))
        label.text = "Title"
        label.textAlignment = .center
        label.numberOfLines = 0
        root.addSubview(label)
        let finding = try #require(root.layoutFindings().first { $0.kind == .clippedText })
        #expect(finding.message.contains(" wide, the label 5.5: it reaches "))
        #expect(finding.message.hasSuffix("beyond the left edge of the label, which cuts it off"))
        #expect(finding.remedy == "a width of at least the text's, or none: the label has one of its own")
    }

    @Test("a scroll view's guides are not called after it twice")
    func guides() {
        let (scroll, label) = (UIScrollView(), UILabel())
        root.addSubview(scroll)
        scroll.addSubview(label)
        let text = { (guide: UILayoutGuide) in
            ConstraintWords.text(of: label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4))
        }
        #expect(text(scroll.frameLayoutGuide) == "UILabel[0].leading == UIScrollView[0].frameLayoutGuide.leading + 4")
        #expect(
            text(scroll.contentLayoutGuide) == "UILabel[0].leading == UIScrollView[0].contentLayoutGuide.leading + 4")
        #expect(text(root.layoutMarginsGuide) == "UILabel[0].leading == UIView.layoutMarginsGuide.leading + 4")
    }

    @Test("views without an identifier are told apart: by the property that holds them, else by their place")
    func names() {
        let (one, other) = (CardView(), CardView())
        let labels = [UILabel(), UILabel()]
        for view in [one, other] + labels { root.addSubview(view) }
        #expect(
            ConstraintWords.text(
                of: labels[0].leadingAnchor.constraint(
                    greaterThanOrEqualTo: labels[1].trailingAnchor, constant: 8))
                == "UILabel[2].leading >= UILabel[3].trailing + 8")
        #expect(
            ConstraintWords.text(of: one.titleLabel.topAnchor.constraint(equalTo: one.note.bottomAnchor))
                == "titleLabel.top == note.bottom")
        #expect(
            ConstraintWords.text(of: one.titleLabel.topAnchor.constraint(equalTo: other.titleLabel.topAnchor))
                == "CardView[0]/titleLabel.top == CardView[1]/titleLabel.top")
        other.titleLabel.accessibilityIdentifier = "second"
        #expect(
            ConstraintWords.text(of: one.titleLabel.topAnchor.constraint(equalTo: other.titleLabel.topAnchor))
                == "titleLabel.top == second.top")
    }

    @Test("a contentView that is pinned to its cell is told to be left alone, not to be put into itself")
    func pinnedContentView() {
        let source = PinnedCellSource()
        let list = UICollectionView(frame: root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(PinnedCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        root.addSubview(list)
        let findings = root.layoutFindings().filter { $0.kind == .constraintsOutsideContentView }
        #expect(findings.map(\.message) == ["2 constraints tie the contentView to its cell, which places it"])
        #expect(findings.map(\.remedy) == ["take them away: a contentView fills its cell"])
    }
}

private final class CardView: UIView {
    let titleLabel = UILabel()
    private(set) lazy var note = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        addSubview(note)
    }

    required init?(coder: NSCoder) { nil }
}

private final class PinnedCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class PinnedCellSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
