import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor @Suite("Documents that code uses") struct UINibTests {
    /// The documents name another module than that of their classes, which is known once one of its classes is registered.
    init() { _ = CardOwner() }

    private static let card = NibText.xib(
        """
        <view tag="7" id="card" customClass="CardView" customModule="App">\(NibText.frame(0, 0, 200, 100))
        <subviews>
        <label text="joon" translatesAutoresizingMaskIntoConstraints="NO" id="title">\(NibText.frame(10, 10, 180, 80))</label>
        <imageView id="star1">\(NibText.frame(0, 0, 10, 10))</imageView>
        <imageView id="star2">\(NibText.frame(0, 0, 10, 10))</imageView>
        <button buttonType="system" id="button">\(NibText.frame(0, 0, 60, 30))<state key="normal" title="Follow"/>
        <connections><action selector="follow:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews>
        <constraints>\(NibText.pinned("title", to: "card"))
        <constraint firstAttribute="height" relation="lessThanOrEqual" constant="300" id="limit"/>
        <constraint firstAttribute="width" constant="500" placeholder="YES" id="canvas"/></constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerSize"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
        <outlet property="titleLabel" destination="title" id="o1"/><outlet property="heightLimit" destination="limit" id="o2"/>
        <outletCollection property="stars" destination="star1" id="c1"/><outletCollection property="stars" destination="star2" id="c2"/>
        </connections></view>
        """, owner: "<connections><outlet property=\"card\" destination=\"card\" id=\"o0\"/></connections>")

    @Test("a class is initialized with the coder, gets runtime attributes, then outlets, and awakes")
    func order() throws {
        let owner = CardOwner()
        let objects = UINib(data: Data(Self.card.utf8), bundle: nil).instantiate(withOwner: owner)
        let card = try #require(objects.first as? CardView)
        #expect(objects.count == 1)
        #expect(owner.card === card)
        // Four pins and the limit: the placeholder's width is Interface Builder's alone.
        #expect(
            card.events == [
                "init(coder:) 4 subviews, tag 7, label true", "cornerSize 6.0", "titleLabel joon", "heightLimit 300.0",
                "stars 2", "awakeFromNib 5 constraints",
            ])
        #expect(card.layer.cornerRadius == 5)
        #expect(card.stars.map(\.frame.width) == [10, 10])
    }

    @Test("an action calls the owner's method, with the control")
    func action() throws {
        let owner = CardOwner()
        let objects = UINib(data: Data(Self.card.utf8), bundle: nil).instantiate(withOwner: owner)
        let card = try #require(objects.first as? CardView)
        let button = try #require(card.subviews.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.taps == ["UIButton"])
        #expect(button.buttonType == .system)
    }

    @Test("each making is of new objects")
    func again() {
        let nib = UINib(data: Data(Self.card.utf8), bundle: nil)
        let cards = (0..<2).compactMap { _ in nib.instantiate(withOwner: CardOwner()).first as? CardView }
        #expect(cards.count == 2 && cards[0] !== cards[1])
        #expect(cards.allSatisfy { $0.subviews.count == 4 })
    }

    /// What is reported while a document with these objects is made.
    private func reports(_ objects: String, owner: String = "", for object: Any? = nil) -> [String] {
        let text = NibText.xib(objects, owner: owner)
        return LayoutDiagnostics.collecting {
            _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: object)
        }.report.diagnostics.map(\.message)
    }

    @Test("an outlet that the owner does not have is told of in Apple's words, as a failure")
    func missingOutlet() throws {
        let outlet = "<connections><outlet property=\"subtitle\" destination=\"v\" id=\"o\"/></connections>"
        let message =
            "[<InterfaceBuilderTests.CardOwner> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key subtitle."
        #expect(reports("<view id=\"v\"/>", owner: outlet, for: CardOwner()) == [message])
        #expect(
            throws: LayoutDiagnostic.nibFailed(
                .notCompliant(object: "InterfaceBuilderTests.CardOwner", key: "subtitle"))
        ) {
            try LayoutDiagnostics.throwing {
                UINib(data: Data(NibText.xib("<view id=\"v\"/>", owner: outlet).utf8), bundle: nil)
                    .instantiate(withOwner: CardOwner())
            }
        }
    }

    @Test("UIKit's class stands in for one that is not there, and attributes that nobody takes are logged")
    func unknown() {
        #expect(
            reports("<label text=\"a\" id=\"l\" customClass=\"Nowhere\" customModule=\"App\"/>")
                == ["nib:6:1: Unknown class Nowhere in Interface Builder file; UILabel stands in."])
        let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"mood\" value=\"good\"/>"
        #expect(
            reports("<view id=\"v\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>")
                == [
                    "Failed to set (mood) user defined inspected property on (UIKit.UIView): [<UIKit.UIView> "
                        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key mood."
                ])
    }

    @Test("bytes that are no document, and documents that load themselves, are failures")
    func badInput() {
        let message = LayoutDiagnostics.collecting {
            #expect(UINib(data: Data("<view/>".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
        }.report.diagnostics.map(\.message)
        #expect(message == ["nib:1:1: the root element is <view>, expected <document>"])
        EndlessView.data = Data(NibText.xib("<view id=\"v\" customClass=\"EndlessView\" customModule=\"App\"/>").utf8)
        #expect(
            reports("<view id=\"v\" customClass=\"EndlessView\" customModule=\"InterfaceBuilderTests\"/>")
                == ["Loading nib loads another document, which does so too, more than 40 times"])
    }

    // MARK: Lists

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
            (cell as? PersonCell)?.nameLabel.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test("a table makes its cells of a registered document, as high as their constraints ask for")
    func tableCells() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        let table = UITableView(frame: window.bounds)
        let source = Source()
        table.dataSource = source
        table.register(
            UINib(data: Data(NibText.xib(NibText.personCell()).utf8), bundle: nil), forCellReuseIdentifier: "person")
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        let cells = table.visibleCells.compactMap { $0 as? PersonCell }
        #expect(cells.map(\.nameLabel.text) == ["Row 0", "Row 1"])
        #expect(cells.map(\.reuseIdentifier) == ["person", "person"])
        // 10 + 40 + 10, and the separator's half a point, in which the label has to follow its pins.
        #expect(cells.map(\.frame.height) == [60.5, 60.5])
        #expect(cells.first?.nameLabel.frame == CGRect(x: 10, y: 10, width: 355, height: 40.5))
    }

    @Test("a document registered for cells that has another object is told of")
    func wrongCell() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(
            UINib(data: Data(NibText.xib("<view id=\"v\"/>").utf8), bundle: nil), forCellReuseIdentifier: "a")
        let messages = LayoutDiagnostics.collecting { _ = table.dequeueReusableCell(withIdentifier: "a") }
            .report.diagnostics.map(\.message)
        #expect(
            messages == [
                "invalid nib registered for identifier (a) - nib must contain exactly one top level object which must be a "
                    + "UITableViewCell instance"
            ])
    }

    @Test("a collection view makes cells and headers of registered documents")
    func collectionCells() throws {
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        let cell = NibText.xib(
            "<collectionViewCell reuseIdentifier=\"c\" id=\"c\">\(NibText.frame(0, 0, 50, 50))<view key=\"contentView\" id=\"v\">"
                + "\(NibText.frame(0, 0, 50, 50))<subviews><label text=\"Hi\" id=\"l\">\(NibText.frame(5, 6, 7, 8))</label>"
                + "</subviews></view></collectionViewCell>")
        let header = NibText.xib("<collectionReusableView reuseIdentifier=\"h\" tag=\"3\" id=\"h\"/>")
        list.register(UINib(data: Data(cell.utf8), bundle: nil), forCellWithReuseIdentifier: "c")
        list.register(
            UINib(data: Data(header.utf8), bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        let path = IndexPath(item: 0, section: 0)
        let made = list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        #expect((made.contentView.subviews.first as? UILabel)?.text == "Hi")
        #expect(made.contentView.subviews.first?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        let view = list.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: path)
        #expect(view.tag == 3)
    }

    // MARK: Bundles

    private static let person = NibText.xib(
        "<view id=\"v\">\(NibText.frame(0, 0, 320, 480))<subviews><label text=\"Name\" id=\"l\"/></subviews></view>",
        owner: "<connections><outlet property=\"view\" destination=\"v\" id=\"o1\"/>"
            + "<outlet property=\"nameLabel\" destination=\"l\" id=\"o2\"/></connections>")

    @Test("a controller loads its view from the document that it names, or that has its class's name")
    func controller() throws {
        let files = ["PersonView.xib": Self.person, "Other.xib": Self.person]
        let events = try NibText.withBundle(files) { bundle in
            ["Other", nil].map { name in
                let controller = PersonViewController(nibName: name, bundle: bundle)
                controller.loadViewIfNeeded()
                return controller.events
            }
        }
        #expect(events == Array(repeating: ["viewDidLoad Name, children 0"], count: 2))
    }

    @Test("texts are those of the environment's language, where the bundle has its strings")
    func strings() throws {
        let files = [
            "Base.lproj/Person.xib": Self.person, "ko.lproj/Person.strings": "\"l.text\" = \"이름\";\n",
        ]
        let texts = try NibText.withBundle(files) { bundle in
            [nil, "ko-KR", "fr"].map { language in
                RenderEnvironment(size: CGSize(width: 320, height: 480), language: language).whileInstalled {
                    let owner = PersonViewController(nibName: nil, bundle: bundle)
                    let views = bundle.loadNibNamed("Person", owner: owner) ?? []
                    return (views.first as? UIView)?.subviews.compactMap { ($0 as? UILabel)?.text }
                }
            }
        }
        #expect(texts == [["Name"], ["이름"], ["Name"]])
    }

    @Test("a document that is not there is told of in Apple's words, and so is a view that is not connected")
    func missing() throws {
        let files = ["Bare.xib": NibText.xib("<view id=\"v\"/>")]
        try NibText.withBundle(files) { bundle in
            let messages = LayoutDiagnostics.collecting {
                #expect(bundle.loadNibNamed("Gone", owner: nil) == nil)
                UIViewController(nibName: "Bare", bundle: bundle).loadViewIfNeeded()
                _ = UIStoryboard(name: "Main", bundle: bundle)
            }.report.diagnostics.map(\.message)
            #expect(
                messages == [
                    "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name 'Gone'",
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Bare\" nib but the view outlet was not set.",
                    "Could not find a storyboard named 'Main' in bundle NSBundle <\(bundle.bundlePath)> (loaded)",
                ])
        }
    }
}
