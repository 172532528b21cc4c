import Foundation
import Testing
import UIKit

/// Layout that makes more layout each time: UIKit would hang or run out of stack.
@MainActor @Suite("Layout without end") struct EndlessLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    final class Card: UIView {
        var onLayout: ((Card) -> Void)?
        var onUpdate: ((Card) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout?(self)
        }
        override func updateConstraints() {
            onUpdate?(self)
            super.updateConstraints()
        }
    }

    private func failures(_ body: () -> Void) -> [String] {
        LayoutDiagnostics.collecting(body).report.exceptions.map(\.message)
    }

    private func card() -> Card {
        let card = Card(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        root.addSubview(card)
        return card
    }

    private static func within(_ method: String) -> String {
        "\(method) of Card runs within itself more than 200 times: it is called by what it calls"
    }

    @Test("layoutSubviews() that calls layoutIfNeeded() on itself is reported instead of running out of stack")
    func layoutWithinItself() {
        card().onLayout = {
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
        }
        #expect(failures { root.layoutIfNeeded() } == [Self.within("layoutIfNeeded()")])
    }

    @Test("a view that invalidates its intrinsic size in each layout, since it lies on whole pixels, comes to rest")
    func invalidatesInLayout() {
        final class Content: UIView {
            var layouts = 0
            override var intrinsicContentSize: CGSize {
                CGSize(width: 50.3, height: 20.3 + CGFloat(min(layouts, 3)))
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
            }
        }
        let content = Content()
        content.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(content)
        content.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        content.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let report = LayoutDiagnostics.collecting { root.layoutIfNeeded() }.report
        #expect(report.diagnostics.isEmpty)
        // The size of the last layout counts, also where the content grew meanwhile.
        #expect(abs(content.bounds.height - 23.3) < 0.5)
        #expect(content.layouts <= 5)
    }

    @Test("updateConstraints() that calls updateConstraintsIfNeeded() on itself is reported, too")
    func updateWithinItself() {
        card().onUpdate = {
            $0.setNeedsUpdateConstraints()
            $0.updateConstraintsIfNeeded()
        }
        #expect(failures { root.layoutIfNeeded() } == [Self.within("updateConstraintsIfNeeded()")])
    }

    @Test("a view that adds one of its own class in layout, which does so too, is reported instead of hanging")
    func addsItsLikeInLayout() {
        func addLike(_ card: Card) {
            card.onLayout = { card in
                let inner = Card()
                card.addSubview(inner)
                addLike(inner)
            }
        }
        addLike(card())
        #expect(
            failures { root.layoutIfNeeded() } == [
                "The layout of Card adds a view whose layout adds another, more than 500 times"
            ])
        // The next layout is one of a sound tree again.
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        other.addSubview(UIView())
        #expect(failures { other.layoutIfNeeded() }.isEmpty)
    }

    @Test("a view that adds one of its own class in updateConstraints() is reported, too")
    func addsItsLikeInUpdate() {
        func addLike(_ card: Card) {
            card.onUpdate = { card in
                let inner = Card()
                card.addSubview(inner)
                addLike(inner)
                inner.setNeedsUpdateConstraints()
            }
        }
        addLike(card())
        let messages = failures { root.layoutIfNeeded() }
        #expect(messages.count <= 1)
    }

    @Test("a cell that holds a list with the same data source is reported instead of using up memory")
    func listInItsOwnCell() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.contentView.addSubview(makeList(CGRect(x: 0, y: 0, width: 100, height: 100)))
                return cell
            }
            func makeList(_ frame: CGRect) -> UICollectionView {
                let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                list.dataSource = self
                return list
            }
        }
        let source = Source()
        root.addSubview(source.makeList(root.bounds))
        #expect(
            failures { root.layoutIfNeeded() } == [
                "The layout of UICollectionView adds a view whose layout adds another, more than 500 times"
            ])
    }

    @Test("data sources that put each other in their place while they are asked for a cell are reported within seconds")
    func exchangedDataSources() {
        final class Source: NSObject, UICollectionViewDataSource {
            weak var other: Source?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dataSource = other
                return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let (first, second) = (Source(), Source())
        (first.other, second.other) = (second, first)
        let list = UICollectionView(frame: root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = first
        root.addSubview(list)
        let expected =
            "layout did not settle after 1000 passes: the data source, the delegate or a cell reloads or invalidates each "
            + "time it is called"
        #expect(failures { root.layoutIfNeeded() } == [expected])
        // Once is enough to tell: other sizes do not begin it again.
        list.frame.size.height = 200
        #expect(failures { root.layoutIfNeeded() } == [])
    }

    @Test("groups of a compositional layout, forty deep and each there twice, are reported instead of hanging")
    func nestedGroups() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let source = ListSource(count: 5, size: .zero)
        let messages = failures {
            var group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            for _ in 0..<40 { group = .horizontal(layoutSize: size, subitems: [group, group]) }
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let list = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            list.layoutIfNeeded()
            #expect(list.visibleCells.count == 5)
        }
        #expect(
            Set(messages) == [
                "invalid group of a compositional layout: it has groups within each other more than 10 deep"
            ])
    }

    /// How loading a view goes on to another controller's.
    enum Loading: CaseIterable {
        case child, twoChildren, pushed
    }

    final class Loader: UIViewController {
        static var loading = Loading.child
        override func viewDidLoad() {
            super.viewDidLoad()
            switch Self.loading {
            case .child: addLike()
            case .twoChildren:
                addLike()
                addLike()
            case .pushed: navigationController?.pushViewController(Loader(), animated: false)
            }
        }
        private func addLike() {
            let child = Loader()
            addChild(child)
            view.addSubview(child.view)
        }
    }

    @Test(
        "viewDidLoad() that shows a controller of its own class is reported instead of running on",
        arguments: Loading.allCases)
    func loadsItsLike(loading: Loading) {
        Loader.loading = loading
        let controller = loading == .pushed ? UINavigationController(rootViewController: Loader()) : Loader()
        #expect(
            failures { controller.loadViewIfNeeded() } == [
                "Loading the view of Loader loads that of another controller, which does so too, more than 200 times"
            ])
        // The next one is loaded as ever.
        final class Sound: UIViewController {
            var isLoaded = false
            override func viewDidLoad() { isLoaded = true }
        }
        let sound = Sound()
        sound.loadViewIfNeeded()
        #expect(sound.isLoaded)
    }

    @Test("a list in each of a hundred cells, shown again and again, is none of these")
    func manyInsertions() {
        let card = card()
        var rounds = 0
        card.onLayout = { card in
            for view in card.subviews { view.removeFromSuperview() }
            let inner = Card()
            inner.onLayout = { $0.addSubview(UIView()) }
            card.addSubview(inner)
            rounds += 1
        }
        let messages = failures {
            for _ in 0..<600 {
                card.setNeedsLayout()
                root.layoutIfNeeded()
            }
        }
        #expect(messages.isEmpty)
        #expect(rounds >= 600)
    }

    @Test("a constraint that contradicts itself is reported as a conflict, and one that does not is no word")
    func contradictionInItself() {
        let card = card()
        let report = LayoutDiagnostics.collecting {
            card.widthAnchor.constraint(equalTo: card.widthAnchor, constant: 10).isActive = true
            card.widthAnchor.constraint(greaterThanOrEqualTo: card.widthAnchor, constant: -10).isActive = true
            let wish = card.widthAnchor.constraint(equalTo: card.widthAnchor, constant: 20)
            wish.priority = .defaultHigh
            wish.isActive = true
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }.report
        #expect(report.conflicts.map { $0.constraints.count } == [1])
        #expect(report.conflicts.first?.broken.constant == 10)
    }
}
