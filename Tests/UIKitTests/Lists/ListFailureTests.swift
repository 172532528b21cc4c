import Foundation
import Testing
import UIKit

/// What an app must not do: the list reports it in UIKit's words and goes on with an answer that does no harm.
@MainActor @Suite("Errors of collection views") struct ListFailureTests {
    private func failures(_ body: () -> Void) -> [String] {
        LayoutDiagnostics.collecting(body).report.exceptions.map(\.message)
    }

    private static let undefinedSize = "negative, infinite or undefined sizes are not supported in the flow layout: "

    @Test("a negative size from the delegate is reported with its section and item, and taken for zero")
    func negativeSize() {
        let list = ListFixture(ListSource([[CGSize(10, 10)], [CGSize(10, 10), CGSize(-1, 10)]]))
        #expect(
            failures { list.view.layoutIfNeeded() } == [
                Self.undefinedSize + "the delegate answered -1.0 x 10.0 for item 1 in section 1"
            ])
        #expect(list.itemFrames.map(\.width) == [10, 10, 0])
    }

    @Test("a size that is no number is reported with its section and item")
    func undefinedSize() {
        let list = ListFixture(ListSource([[CGSize(10, .nan)]]))
        #expect(
            failures { list.view.layoutIfNeeded() } == [
                Self.undefinedSize + "the delegate answered 10.0 x nan for item 0 in section 0"
            ])
        #expect(list.view.contentSize.height == 0)
    }

    @Test("a thousand sizes that are no numbers are one report, not a thousand")
    func undefinedSizes() {
        let list = ListFixture(ListSource(count: 1000, size: CGSize(.nan, .infinity)))
        #expect(failures { list.view.layoutIfNeeded() }.count == 1)
    }

    @Test(
        "an estimate that is no size is reported once, whoever gives the sizes, and itemSize is the assumption",
        arguments: [
            (CGSize(.nan, 10), "nan x 10.0"), (CGSize(10, .infinity), "10.0 x inf"), (CGSize(-1, 10), "-1.0 x 10.0"),
            (CGSize(.greatestFiniteMagnitude, 10), "1.7976931348623157e+308 x 10.0"),
        ])
    func undefinedEstimate(size: CGSize, text: String) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = size
        let view = view(Bare(), layout)
        let messages = failures { view.layoutIfNeeded() }
        #expect(messages.first == Self.undefinedSize + "estimatedItemSize is \(text)")
        #expect(messages.count { $0.hasPrefix(Self.undefinedSize) } == 1)
        #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
        let other = UICollectionViewFlowLayout()
        other.estimatedItemSize = size
        let list = ListFixture(ListSource([[CGSize(10, 10), CGSize(20, 20)]]), layout: other)
        #expect(
            failures { list.view.layoutIfNeeded() }.first == Self.undefinedSize + "estimatedItemSize is \(text)")
    }

    @Test("an infinite spacing is reported with its section")
    func infiniteSpacing() {
        let source = ListSource(count: 2, size: CGSize(10, 10))
        source.lineSpacing = .infinity
        let list = ListFixture(source)
        #expect(
            failures { list.view.layoutIfNeeded() } == [
                "the minimum line spacing of section 0 is inf: expected a finite number of points"
            ])
    }

    /// Source of the wording: the exception's text in public crash reports.
    @Test("an identifier that was not registered is reported in UIKit's words, and its cell is blank")
    func unregistered() {
        let list = ListFixture(ListSource(count: 1, size: CGSize(10, 10)))
        var cell: UICollectionViewCell?
        let messages = failures {
            cell = list.view.dequeueReusableCell(withReuseIdentifier: "chip", for: IndexPath(item: 0, section: 0))
        }
        #expect(
            messages == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier chip - "
                    + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            ])
        #expect(cell?.contentView.subviews.isEmpty == true)
    }

    @Test("a class that is no cell and an empty identifier are refused when they are registered")
    func registrations() {
        let list = ListFixture(ListSource(count: 0, size: .zero))
        let messages = failures {
            list.view.register(UIView.self, forCellWithReuseIdentifier: "plain")
            list.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
        }
        #expect(
            messages == [
                "the class UIView registered for plain does not inherit from the class of such views",
                "must pass a valid reuse identifier: it is empty",
            ])
    }

    private final class Bare: NSObject, UICollectionViewDataSource {
        var sections = 1
        var items = 1
        var onCount: ((UICollectionView) -> Void)?
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            onCount?(collectionView)
            return items
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    private func view(_ source: Bare, _ layout: UICollectionViewFlowLayout = .init()) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.dataSource = source
        return view
    }

    @Test("a header the data source does not provide is reported with its kind and place")
    func missingHeader() {
        let (source, layout) = (Bare(), UICollectionViewFlowLayout())
        source.items = 0
        layout.headerReferenceSize = CGSize(10, 10)
        let view = view(source, layout)
        let messages = failures { view.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(
            messages.first?.contains("for kind UICollectionElementKindSectionHeader at item 0 in section 0") == true)
    }

    @Test("a cell that was dequeued from another collection view is reported, and a blank one shown")
    func cellOfOtherList() {
        final class Borrowing: NSObject, UICollectionViewDataSource {
            let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                other.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Borrowing()
        source.other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let view = view(Bare())
        view.dataSource = source
        #expect(
            failures { view.layoutIfNeeded() } == [
                "the view returned from collectionView(_:cellForItemAt:) at item 0 in section 0 was dequeued from another "
                    + "collection view"
            ])
        #expect(view.visibleCells.count == 1)
    }

    @Test("a cell that was not dequeued is reported and shown")
    func cellNotDequeued() {
        let source = Bare()
        let view = view(source)
        #expect(
            failures { view.layoutIfNeeded() } == [
                "the view returned from collectionView(_:cellForItemAt:) at item 0 in section 0 does not have a "
                    + "reuseIdentifier - views must be retrieved by dequeuing"
            ])
        #expect(view.visibleCells.count == 1)
    }

    /// Returns the same views for every index path, dequeued once.
    private final class Miser: NSObject, UICollectionViewDataSource {
        var cell: UICollectionViewCell?
        var header: UICollectionReusableView?
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            if let cell { return cell }
            let new = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell = new
            return new
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            if let header { return header }
            let new = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            header = new
            return new
        }
    }

    @Test("one view returned for several index paths is reported, and shown at the first one")
    func viewInUse() {
        let (source, layout) = (Miser(), UICollectionViewFlowLayout())
        layout.headerReferenceSize = CGSize(10, 10)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        let messages = failures { view.layoutIfNeeded() }
        #expect(
            Set(messages) == [
                "the view returned from collectionView(_:cellForItemAt:) at item 0 in section 1 is already shown at item 0 in "
                    + "section 0 - dequeue a view for each index path",
                "the view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) at item 0 in section 1 is "
                    + "already shown at item 0 in section 0 - dequeue a view for each index path",
            ])
        #expect(view.visibleCells.count == 2)
        #expect(view.visibleCells.first === source.cell)
        #expect(view.visibleCells.last !== source.cell)
        // A view that was put back is free, whether it is dequeued or returned as it is.
        view.reloadData()
        #expect(failures { view.layoutIfNeeded() }.count == 2)
        #expect(view.visibleCells.first === source.cell)
    }

    @Test("counts below zero and beyond the limits are reported instead of going on for ever")
    func counts() {
        let source = Bare()
        let view = view(source)
        func messages(_ sections: Int, _ items: Int) -> [String] {
            (source.sections, source.items) = (sections, items)
            view.reloadData()
            return failures { view.layoutIfNeeded() }
        }
        #expect(messages(-1, 0) == ["the data source reports -1 sections: expected 0 or more"])
        #expect(messages(1, -1) == ["the data source reports -1 items in section 0: expected 0 or more"])
        #expect(messages(.max, 0) == ["the data source reports \(Int.max) sections: the limit is 1000000"])
        #expect(
            messages(2, .max) == [
                "the data source reports \(Int.max) items in section 0: the limit is 10000000 in all sections",
                "the data source reports \(Int.max) items in section 1: the limit is 10000000 in all sections",
            ])
        #expect(view.numberOfSections == 2)
        #expect(view.contentSize.height == 0)
    }

    @Test("a section that does not exist has no items, and a cell that does not exist is not scrolled to")
    func missingPlaces() {
        let list = ListFixture(ListSource(count: 1, size: CGSize(10, 10)))
        list.view.layoutIfNeeded()
        let messages = failures {
            #expect(list.view.numberOfItems(inSection: 7) == 0)
            list.view.scrollToItem(at: IndexPath(item: 5, section: 3), at: .top, animated: false)
        }
        #expect(
            messages == [
                "request for the number of items in section 7 when there are only 1 sections",
                "UICollectionView received layout attributes for a cell to scroll to with an index path that does not "
                    + "exist: item 5 in section 3",
            ])
        #expect(list.view.contentOffset == .zero)
    }

    @Test("a data source that asks for the counts it is asked for is reported instead of running out of stack")
    func countsWhileCounting() {
        let source = Bare()
        source.items = 0
        source.onCount = { view in
            view.layoutIfNeeded()
            _ = view.numberOfItems(inSection: 0)
        }
        let view = view(source)
        #expect(
            failures { view.layoutIfNeeded() }.contains(
                "the number of items is asked for by the data source's method that has to tell it"))
    }

    @Test("items that a row has no room for are told of once, with the first one's place, and are no reason to end")
    func longItems() {
        let source = ListSource([[CGSize(50, 10)], [CGSize(50, 10), CGSize(400, 10), CGSize(500, 10)]])
        source.inset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        let list = ListFixture(source, width: 300)
        let report = LayoutDiagnostics.collecting {
            list.view.layoutIfNeeded()
            list.view.reloadData()
            list.view.layoutIfNeeded()
        }.report
        #expect(report.exceptions.isEmpty)
        #expect(
            report.diagnostics.map(\.message) == [
                "item 1 in section 1 is 400.0 points wide, between the insets there are 250.0: what a flow layout does then "
                    + "is not defined; here the item has a row of its own, across its middle"
            ])
    }

    @Test("reloading from every callback ends with an error instead of going on for ever")
    func endlessReload() {
        let source = ListSource(count: 1, size: CGSize(10, 10))
        source.onCell = { view, _, _ in view.reloadData() }
        let list = ListFixture(source)
        let messages = failures { list.view.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("layout did not settle after 1000 passes") == true)
    }

    /// Its preferred height is another each time, and it says so whenever it is laid out.
    private final class RestlessCell: UICollectionViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            invalidateIntrinsicContentSize()
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = layoutAttributes.size.height == 50 ? 60 : 50
            layoutIfNeeded()
            invalidateIntrinsicContentSize()
            return layoutAttributes
        }
    }

    /// Has the layout invalidated each time it is laid out, and prefers another height then.
    private final class InvalidatingCell: UICollectionViewCell {
        private var height: CGFloat = 50

        override func layoutSubviews() {
            super.layoutSubviews()
            height = height == 50 ? 60 : 50
            (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    @Test("a cell that never settles because it invalidates the layout is named with its last two sizes, too")
    func invalidatingCell() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 44)
        let list = ListFixture(
            ListSource(count: 1, size: CGSize(300, 50)), width: 300, layout: layout, cell: InvalidatingCell.self)
        let messages = failures { list.view.layoutIfNeeded() }
        #expect(messages.count == 1)
        let sizes = [("300.0 x 50.0", "300.0 x 60.0"), ("300.0 x 60.0", "300.0 x 50.0")]
        let expected = sizes.map {
            "layout did not settle after 100 passes: item 0 in section 0 asks for \($0) after \($1), and for another size "
                + "each time it is asked"
        }
        #expect(Set(expected).isSuperset(of: messages))
    }

    @Test("a cell that never settles for a size is stopped after 1000 passes, with its last two sizes named")
    func restlessCell() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 50)
        let source = ListSource(count: 1, size: CGSize(300, 50))
        let list = ListFixture(source, width: 300, layout: layout, cell: RestlessCell.self)
        #expect(
            failures { list.view.layoutIfNeeded() } == [
                "layout did not settle after 1000 passes: item 0 in section 0 asks for 300.0 x 50.0 after 300.0 x 60.0, "
                    + "and for another size each time it is asked"
            ])
    }
}
