import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor @Suite("Storyboards that code uses") struct UIStoryboardTests {
    /// The documents name another module than that of their classes, which is known once one of its classes is registered.
    init() { _ = CardOwner() }

    private static let navigation = """
        <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
        <connections><segue destination="people" kind="relationship" relationship="rootViewController" id="s0"/></connections>
        </navigationController>
        """
    private static let people = """
        <tableViewController storyboardIdentifier="people" id="people" customClass="PeopleViewController" customModule="App">
        <tableView key="view" rowHeight="-1" estimatedRowHeight="-1" style="plain" id="table">\(NibText.frame(0, 0, 375, 667))
        <prototypes>\(prototype)</prototypes>
        <connections><outlet property="dataSource" destination="people" id="p1"/>
        <outlet property="delegate" destination="people" id="p2"/></connections></tableView>
        <navigationItem key="navigationItem" title="People" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
        <connections><segue destination="person" kind="presentation" identifier="add" modalPresentationStyle="fullScreen" id="s1"/></connections>
        </barButtonItem></navigationItem>
        <connections><segue destination="person" kind="show" identifier="show" id="s2"/></connections>
        </tableViewController>
        """
    private static let prototype = NibText.personCell().replacing(
        "<connections>",
        with: "<connections><segue destination=\"person\" kind=\"show\" identifier=\"select\" id=\"s3\"/>")
    private static let person = """
        <viewController storyboardIdentifier="person" title="Person" id="person" customClass="PersonViewController" customModule="App">
        <view key="view" id="root">\(NibText.frame(0, 0, 375, 667))<subviews>
        <label text="joon" id="label">\(NibText.frame(0, 0, 100, 20))</label>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">\(NibText.frame(0, 100, 375, 200))
        <connections><segue destination="inner" kind="embed" identifier="embed" id="s4"/></connections></containerView>
        <button id="close">\(NibText.frame(0, 40, 100, 20))<connections>
        <segue destination="exit" kind="unwind" unwindAction="backToPeople:" id="s5"/></connections></button></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="k1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="k2"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="k3"/>
        <constraint firstAttribute="height" constant="120" id="k4" /></constraints></view>
        <connections><outlet property="nameLabel" destination="label" id="o3"/></connections></viewController>
        <exit id="exit" userLabel="Exit"/>
        """.replacing(
            "<constraint firstAttribute=\"height\" constant=\"120\" id=\"k4\" />",
            with: "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"120\" id=\"k4\"/>")
    private static let inner = """
        <viewController id="inner"><view key="view" tag="9" id="inner-view">\(NibText.frame(0, 0, 10, 10))</view></viewController>
        """
    private static let files = [
        "Main.storyboard": NibText.storyboard(initial: "nav", [navigation, people, person, inner])
    ]

    private func withMain<Result>(_ body: (UIStoryboard) throws -> Result) throws -> Result {
        try NibText.withBundle(Self.files) { bundle in
            let environment = RenderEnvironment(
                size: CGSize(width: 375, height: 667),
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            return try environment.whileInstalled { try body(UIStoryboard(name: "Main", bundle: bundle)) }
        }
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.environmentSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("the first scene comes with the controllers it leads to, and cells of the prototype")
    func initial() throws {
        try withMain { storyboard in
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.navigationBar.prefersLargeTitles)
            let people = try #require(navigation.topViewController as? PeopleViewController)
            #expect(people.navigationItem.title == "People")
            #expect(people.storyboard === storyboard)
            let window = shown(navigation)
            let cells = people.tableView.visibleCells.compactMap { $0 as? PersonCell }
            #expect(cells.map(\.nameLabel.text) == ["joon", "minji"])
            #expect(cells.map(\.frame.height) == [60.5, 60.5])
            #expect(window.rootViewController === navigation)
        }
    }

    @Test("a controller awakes before its view is loaded; containers are filled before viewDidLoad")
    func embedding() throws {
        try withMain { storyboard in
            let controller = storyboard.instantiateViewController(withIdentifier: "person")
            let person = try #require(controller as? PersonViewController)
            #expect(person.title == "Person")
            let window = shown(person)
            #expect(
                person.events == ["awakeFromNib, loaded false", "prepare embed", "viewDidLoad joon, children 1"])
            let view = try #require(person.children.first?.view)
            #expect(view.tag == 9)
            #expect(view.bounds.size == CGSize(width: 375, height: 120))
            #expect(view.convert(view.bounds, to: window).minY == 28)
        }
    }

    @Test("segues prepare the controller, then show or present: by code, from a cell and from a bar's button")
    func segues() throws {
        try withMain { storyboard in
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let people = try #require(navigation.topViewController as? PeopleViewController)
            let window = shown(navigation)
            people.performSegue(withIdentifier: "show", sender: nil)
            #expect(people.prepared == ["show to PersonViewController, loaded false"])
            #expect(navigation.viewControllers.count == 2)
            window.layoutIfNeeded()
            let button = navigation.topViewController?.view.subviews.compactMap { $0 as? UIButton }.first
            try #require(button).sendActions(for: .touchUpInside)
            #expect(people.prepared.last == "back from PersonViewController")
            #expect(navigation.topViewController === people)
            let item = try #require(people.navigationItem.rightBarButtonItem)
            let action = try #require(item.action)
            let trigger = try #require(item.target as? NSObject)
            _ = trigger.perform(action, with: item)
            #expect(people.prepared.last == "add to PersonViewController, loaded false")
            #expect(people.presentedViewController is PersonViewController)
        }
    }

    @Test("the creator makes the controller with the coder")
    func creator() throws {
        try withMain { storyboard in
            var coders: [Bool] = []
            let person = storyboard.instantiateViewController(identifier: "person") { coder -> PersonViewController? in
                coders.append(coder.allowsKeyedCoding)
                return PersonViewController(coder: coder)
            }
            #expect(coders == [true])
            #expect(person.events == ["awakeFromNib, loaded false"])
        }
    }

    @Test("identifiers that no scene or segue has are told of in Apple's words")
    func missing() throws {
        try withMain { storyboard in
            let messages = LayoutDiagnostics.collecting {
                _ = storyboard.instantiateViewController(withIdentifier: "gone")
                storyboard.instantiateViewController(withIdentifier: "people").performSegue(
                    withIdentifier: "gone", sender: nil)
            }.report.diagnostics.map(\.message)
            #expect(
                messages == [
                    "Storyboard (Main) doesn't contain a view controller with identifier 'gone'",
                    "Receiver (<InterfaceBuilderTests.PeopleViewController>) has no segue with identifier 'gone'",
                ])
        }
    }

    @Test("scenes that lead to each other at once end with a failure")
    func cycle() throws {
        let scene =
            "<navigationController id=\"nav\"><connections><segue destination=\"nav\" kind=\"relationship\" "
            + "relationship=\"rootViewController\" id=\"s\"/></connections></navigationController>"
        try NibText.withBundle(["Loop.storyboard": NibText.storyboard(initial: "nav", [scene])]) { bundle in
            let messages = LayoutDiagnostics.collecting {
                _ = UIStoryboard(name: "Loop", bundle: bundle).instantiateInitialViewController()
            }.report.diagnostics.map(\.message)
            #expect(
                messages == ["Loading Loop.storyboard loads another document, which does so too, more than 40 times"])
        }
    }

    @Test("static cells are shown in their sections, in their heights")
    func staticCells() throws {
        let cell = { (id: String, height: String, text: String) in
            "<tableViewCell style=\"IBUITableViewCellStyleDefault\" \(height) textLabel=\"\(id)-l\" id=\"\(id)\">"
                + "\(NibText.frame(0, 0, 375, 44))<tableViewCellContentView key=\"contentView\" id=\"\(id)-c\"><subviews>"
                + "<label text=\"\(text)\" id=\"\(id)-l\"/></subviews></tableViewCellContentView></tableViewCell>"
        }
        let scene =
            "<tableViewController id=\"t\"><tableView key=\"view\" dataMode=\"static\" rowHeight=\"50\" id=\"v\">"
            + "\(NibText.frame(0, 0, 375, 667))<sections><tableViewSection headerTitle=\"Sound\" id=\"s\"><cells>"
            + cell("a", "rowHeight=\"80\"", "Ring") + cell("b", "", "Volume")
            + "</cells></tableViewSection></sections></tableView></tableViewController>"
        try NibText.withBundle(["Settings.storyboard": NibText.storyboard(initial: "t", [scene])]) { bundle in
            let storyboard = UIStoryboard(name: "Settings", bundle: bundle)
            let controller: UITableViewController = try #require(storyboard.instantiateInitialViewController())
            let window = shown(controller)
            let cells = try #require(controller.tableView).visibleCells
            #expect(cells.map { $0.textLabel?.text } == ["Ring", "Volume"])
            #expect(cells.map(\.frame.height) == [80, 50])
            #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "Sound")
            #expect(!window.isHidden)
        }
    }
}
