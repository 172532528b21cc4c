import OffscreenCommand
import Testing

/// `lint` and `explain` of a document, whose planted mistakes are written with line numbers.
@MainActor @Suite("lint and explain of a document") struct DocumentLintTests {
    /// A view with an outlet whose widths exclude each other, one with a label that nothing places along the vertical axis, and one
    /// that is as it should be.
    private static let card = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
        <outlet property="badge" destination="b" id="o"/></connections></placeholder>
        <view id="root"><rect key="frame" width="300" height="200"/><subviews>
        <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="40" height="40"/><constraints>
        <constraint firstAttribute="width" constant="40" id="w40"/>
        <constraint firstAttribute="width" constant="50" id="w50"/>
        <constraint firstAttribute="height" constant="40" id="h40"/></constraints></view>
        <view id="f" userLabel="Footer" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="300" height="30"/>
        <constraints><constraint firstAttribute="height" constant="30" id="h30"/></constraints></view>
        </subviews><constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="12" id="bt"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="bl"/>
        <constraint firstItem="f" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="fl"/>
        <constraint firstItem="f" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="ft"/>
        </constraints></view>
        </objects></document>
        """

    private func run(_ arguments: String...) throws -> (run: CommandRun, file: String) {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.card, to: "Card.xib")
        return (CommandRun([arguments[0], file] + arguments.dropFirst()), file)
    }

    @Test("the planted conflict and the open place are found, with Interface Builder's ids, labels and lines")
    func findings() throws {
        let (run, file) = try run("lint")
        #expect(run.status == 1)
        #expect(
            run.output == """
                finding: conflict  UIView/UIView[0] #b
                    2 required constraints exclude each other: badge.width == 50 'w50' gives way
                      badge.width == 40 'w40'  Card.xib:6
                      badge.width == 50 'w50'  Card.xib:7
                    remedy: take one away, or give one a priority below 1000, such as 999

                finding: ambiguous-position  UIView/UIView[1] #f
                    nothing decides the vertical position of Footer
                      Footer.height == 30 'h30'  Card.xib:10
                    remedy: add a constraint for its top, bottom or centerY

                \(file): 2 findings

                """)
    }

    @Test("JSON has the document's size and the objects' ids")
    func json() throws {
        let (run, file) = try run("lint", "--format", "json")
        #expect(
            run.output.hasPrefix(
                #"{"source":"\#(file)","size":{"width":300,"height":200},"scale":2,"findings":[\#n"#))
        #expect(
            run.output.contains(
                #""kind":"ambiguous-position","severity":"finding","path":"UIView/UIView[1]","identifier":"f""#))
    }

    @Test(
        "a view is named by its id, its outlet, its label or its path",
        arguments: [
            ("b", "top", "#b: top 12    (UIView/UIView[0])", "badge.top == UIView.top + 12 'bt'", 12),
            ("badge", "top", "#b: top 12    (UIView/UIView[0])", "badge.top == UIView.top + 12 'bt'", 12),
            ("Footer", "height", "#f: height 30    (UIView/UIView[1])", "Footer.height == 30 'h30'", 10),
            ("UIView/UIView[1]", "height", "#f: height 30    (UIView/UIView[1])", "Footer.height == 30 'h30'", 10),
        ])
    func explanation(view: String, attribute: String, head: String, step: String, line: Int) throws {
        let (run, _) = try run("explain", "--view", view, "--attribute", attribute)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix(head + "\n"))
        #expect(run.output.contains(step))
        #expect(run.output.contains("Card.xib:\(line)\n"))
    }

    @Test("what is not there has the document's name in its message")
    func unknownView() throws {
        let (run, file) = try run("explain", "--view", "bagde")
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "--view: no view of '\(file)' has the identifier or path 'bagde', did you mean 'badge'?\n"))
    }

    @Test("where there are several scenes the roots in paths have indexes, as 'layout' prints them")
    func scenes() throws {
        let scene = { (id: String, view: String) in
            """
            <scene sceneID="s\(id)"><objects><viewController id="c\(id)" sceneMemberID="viewController">
            <view key="view" id="v\(id)"><rect key="frame" width="375" height="667"/><subviews>
            \(view)
            </subviews></view></viewController></objects></scene>
            """
        }
        let open = """
            <view id="open" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="10" height="10"/><constraints>
            <constraint firstAttribute="width" constant="10" id="w"/><constraint firstAttribute="height" constant="10" id="h"/>
            </constraints></view>
            """
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES"><scenes>
            \(scene("1", ""))\(scene("2", open))
            </scenes></document>
            """, to: "Main.storyboard")
        let lint = CommandRun(["lint", file])
        #expect(lint.output.contains("ambiguous-position  UIView[1]/UIView[0] #open\n"))
        #expect(lint.output.hasSuffix("\(file): 2 findings\n"))
        let explanation = CommandRun(["explain", file, "--view", "UIView[1]/UIView[0]", "--attribute", "width"])
        #expect(explanation.output.hasPrefix("#open: width 10    (UIView[1]/UIView[0])\n"))
    }

    @Test(
        "options of scenes are refused for documents, --strict for scenes",
        arguments: [
            (["lint", "Card.xib", "--device", "iphone-se"], "--device and Card.xib exclude each other"),
            (["explain", "Card.xib", "--view", "a", "--state", "x"], "--state and Card.xib exclude each other"),
            (["lint", "profile", "--strict"], "--strict and profile exclude each other"),
            (["explain", "profile", "--view", "a", "--strict"], "--strict and profile exclude each other"),
        ])
    func options(arguments: [String], message: String) {
        let run = CommandRun(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }
}
