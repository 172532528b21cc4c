import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor @Suite("Classes with the initializers that source for iOS has") struct OrdinaryClassTests {
    init() { _ = CardOwner() }

    private let path = IndexPath(row: 0, section: 0)
    /// Longer than what a string keeps without memory of its own.
    private let identifier = "an identifier of more than fifteen bytes"

    // MARK: Registered classes

    @Test("a registered cell's class has its own init(style:reuseIdentifier:) called, or the one it inherits")
    func tableCells() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(StyleCell.self, forCellReuseIdentifier: identifier)
        table.register(InheritingStyleCell.self, forCellReuseIdentifier: "inheriting")
        table.register(PlainCell.self, forCellReuseIdentifier: "plain")
        table.register(ConvenientCell.self, forCellReuseIdentifier: "convenient")
        table.register(HostCell<UILabel>.self, forCellReuseIdentifier: "host")
        let own = try #require(table.dequeueReusableCell(withIdentifier: identifier) as? StyleCell)
        #expect(own.events == ["init(style:reuseIdentifier:) 0 \(identifier)"])
        #expect(own.reuseIdentifier == identifier)
        #expect(own.detailTextLabel != nil)
        let inheriting = table.dequeueReusableCell(withIdentifier: "inheriting", for: path)
        #expect((inheriting as? InheritingStyleCell)?.events == ["init(style:reuseIdentifier:) 0 inheriting"])
        #expect(table.dequeueReusableCell(withIdentifier: "plain") is PlainCell)
        #expect(table.dequeueReusableCell(withIdentifier: "convenient") is ConvenientCell)
        let host = table.dequeueReusableCell(withIdentifier: "host", for: path) as? HostCell<UILabel>
        #expect(host?.content?.superview === host?.contentView)
    }

    @Test("a registered header's class has its own init(reuseIdentifier:) called, or the one it inherits")
    func headers() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(NamedHeader.self, forHeaderFooterViewReuseIdentifier: identifier)
        table.register(PlainHeader.self, forHeaderFooterViewReuseIdentifier: "plain")
        let named = table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? NamedHeader
        #expect(named?.name == "made for \(identifier)")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "plain") is PlainHeader)
    }

    @Test("a registered item's class has its own init(frame:) called, with the frame of the layout")
    func items() throws {
        let layout = TagsLayout()
        layout.itemSize = CGSize(width: 60, height: 30)
        let source = OneItem()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        list.dataSource = source
        list.register(FramedItem.self, forCellWithReuseIdentifier: "framed")
        list.register(PlainItem.self, forCellWithReuseIdentifier: "plain")
        list.register(
            FramedReusable.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.layoutIfNeeded()
        let framed = try #require(list.visibleCells.first as? FramedItem)
        #expect(framed.madeWith == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(list.dequeueReusableCell(withReuseIdentifier: "plain", for: path) is PlainItem)
        let header = list.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
        #expect((header as? FramedReusable)?.isMade == true)
        let attributes = layout.layoutAttributesForItem(at: path) as? TintedAttributes
        #expect(attributes?.tint == "blue")
        attributes?.tint = "red"
        let copy = attributes?.copy() as? TintedAttributes
        #expect(copy?.tint == "red" && copy?.frame == framed.frame && copy?.indexPath == path)
        #expect(
            (layout.invalidationContext(forBoundsChange: list.bounds) as? TagsContext)?.isOfTags == true)
    }

    @Test("a class that only documents make stops the program when it is registered by itself, as on iOS")
    func unimplemented() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                table.register(StoredCell.self, forCellReuseIdentifier: "stored")
                _ = table.dequeueReusableCell(withIdentifier: "stored")
            }
        }
    }

    @Test("a view's layer is of the class that it names, made by that class's init()")
    func layer() throws {
        let layer = try #require(LayeredView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).layer as? RingLayer)
        #expect(layer.lineWidth == 4)
        layer.lineWidth = 7
        let copy = RingLayer(layer: layer)
        #expect(copy.lineWidth == 7 && copy.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(copy.position == CGPoint(x: 16, y: 22))
    }

    @Test("initializers of an app's own lead to UIKit's")
    func own() {
        #expect(TitledCell(title: "a").title == "a")
        #expect(ConvenientCell(title: "b").reuseIdentifier == "b")
        #expect(ModelItem(model: 4).model == 4)
        #expect(BareView().frame == .zero && ConvenientView().frame.height == 2)
        #expect(RatingControl(stars: 3).stars == 3)
        #expect(AvatarView(image: nil).isUserInteractionEnabled == false)
        #expect(SearchField(hint: "Name").placeholder == "Name")
        #expect(ModelController(model: "m").model == "m")
        #expect(SettingsController().tableView.style == .insetGrouped)
        #expect(CardsController().collectionView.collectionViewLayout is UICollectionViewFlowLayout)
        #expect(CoordinatedController(rootViewController: BareController()).topViewController is BareController)
        #expect(ColumnsLayout(columns: 3).columns == 3)
        #expect(FeedLayout().configuration.scrollDirection == .vertical)
    }

    // MARK: Documents

    @Test("a cell with init(coder:) alone comes from a registered document, with its outlets")
    func documentCell() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let cell = NibText.personCell().replacing("PersonCell", with: "CoderCell")
        let stored =
            "<tableViewCell id=\"s\" reuseIdentifier=\"stored\" customClass=\"StoredCell\" customModule=\"App\"/>"
        table.register(UINib(data: Data(NibText.xib(cell).utf8), bundle: nil), forCellReuseIdentifier: "person")
        table.register(UINib(data: Data(NibText.xib(stored).utf8), bundle: nil), forCellReuseIdentifier: "stored")
        let made = try #require(table.dequeueReusableCell(withIdentifier: "person") as? CoderCell)
        #expect(made.nameLabel.text == "Name")
        #expect(made.events == ["init", "init(coder:)"])
        #expect((table.dequeueReusableCell(withIdentifier: "stored") as? StoredCell)?.limit == 3)
    }

    @Test("a cell with init(coder:) alone comes from a storyboard's prototype")
    func prototypeCell() throws {
        let cell = NibText.personCell().replacing("PersonCell", with: "CoderCell")
        let controller =
            "<tableViewController id=\"c\"><tableView key=\"view\" style=\"plain\" id=\"t\">\(NibText.frame(0, 0, 375, 667))"
            + "<prototypes>\(cell)</prototypes></tableView></tableViewController>"
        let files = ["Main.storyboard": NibText.storyboard(initial: "c", [controller])]
        let made = try NibText.withBundle(files) { bundle in
            let initial = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
            let controller = try #require(initial as? UITableViewController)
            return try #require(
                controller.tableView.dequeueReusableCell(withIdentifier: "person", for: path) as? CoderCell)
        }
        #expect(made.nameLabel.text == "Name")
    }

    @Test("items and headers with init(coder:) alone come from documents")
    func documentItems() throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        let item = """
            <collectionViewCell id="i" customClass="CodedItem" customModule="App">\(NibText.frame(0, 0, 50, 50))
            <view key="contentView" id="v">\(NibText.frame(0, 0, 50, 50))<subviews><label text="Tag" id="l"/></subviews></view>
            <connections><outlet property="nameLabel" destination="l" id="o"/></connections></collectionViewCell>
            """
        let header = "<collectionReusableView id=\"h\" customClass=\"CodedReusable\" customModule=\"App\"/>"
        list.register(UINib(data: Data(NibText.xib(item).utf8), bundle: nil), forCellWithReuseIdentifier: "i")
        list.register(
            UINib(data: Data(NibText.xib(header).utf8), bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        let made = list.dequeueReusableCell(withReuseIdentifier: "i", for: path) as? CodedItem
        #expect(made?.nameLabel.text == "Tag" && made?.limit == 2)
        let view = list.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: path)
        #expect(view is CodedReusable)
    }

    @Test("a segue's own class has its own initializer called")
    func segue() throws {
        let first = """
            <viewController id="a"><view key="view" id="av"/><connections>
            <segue destination="b" kind="custom" identifier="fade" customClass="FadeSegue" customModule="App" id="s"/>
            </connections></viewController>
            """
        let second = "<viewController id=\"b\"><view key=\"view\" id=\"bv\"/></viewController>"
        let files = ["Main.storyboard": NibText.storyboard(initial: "a", [first, second])]
        try NibText.withBundle(files) { bundle in
            let source = try #require(
                UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController {
                    SegueController(coder: $0)
                })
            source.performSegue(withIdentifier: "fade", sender: nil)
            #expect(source.notes == ["made for fade"])
        }
    }
}

private final class SegueController: UIViewController {
    private(set) var notes: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        notes.append((segue as? FadeSegue)?.note ?? "of another class")
    }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "framed", for: indexPath)
    }
}
