import Foundation
import InterfaceBuilder
import OffscreenCommand
import Testing

@MainActor @Suite("render --flow of a storyboard") struct DocumentFlowTests {
    private static func scene(_ number: Int, at x: Int?, segue: String = "", kind: String = "viewController") -> String
    {
        let view = """
            <view key="view" id="v\(number)"><rect key="frame" width="375" height="667"/><subviews>
            <button id="b\(number)"><rect key="frame" x="10" y="100" width="80" height="30"/>
            <connections>\(segue)</connections></button></subviews></view>
            """
        let point = x.map { "<point key=\"canvasLocation\" x=\"\($0)\" y=\"0\"/>" } ?? ""
        return """
            <scene sceneID="s\(number)"><objects><\(kind) id="c\(number)" customClass="Screen\(number)"
            storyboardIdentifier="screen-\(number)">\(view)</\(kind)></objects>\(point)</scene>
            """
    }

    private static func document(_ scenes: String...) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1">
        <device id="retina4_7"/><scenes>\(scenes.joined())</scenes></document>
        """
    }

    private static let segue = "<segue destination=\"c2\" kind=\"show\" identifier=\"next\" id=\"g\"/>"

    @Test("scenes have their places on the canvas, their titles, and the segues of everything in them")
    func scenes() throws {
        let document = try Document(
            Data(Self.document(Self.scene(1, at: 40, segue: Self.segue), Self.scene(2, at: nil)).utf8))
        let scenes = document.scenes
        #expect(scenes.map(\.id) == ["c1", "c2"])
        #expect(scenes.map(\.title) == ["Screen1", "Screen2"])
        #expect(scenes.map(\.isInitial) == [true, false])
        #expect(scenes.map(\.center) == [CGPoint(x: 40, y: 0), nil])
        let segue = try #require(scenes[0].segues.first)
        #expect(scenes[0].segues.count == 1)
        #expect([segue.kind, segue.identifier, segue.destination, segue.source] == ["show", "next", "c2", "b1"])
    }

    @Test("the sheet is as large as the canvas asks for, at half the size of the scenes")
    func canvas() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            Self.document(Self.scene(1, at: 0, segue: Self.segue), Self.scene(2, at: 800)), to: "Main.storyboard")
        let run = CommandRun(["render", file, "--flow", "-o", folder.path + "/flow.png"])
        #expect(run.output == folder.path + "/flow.png\n")
        let header = try #require(PNGHeader(folder.bytes(of: "flow.png")))
        // Points: margins of 48, half of 800 + 375 across; half of 667 and 38 for the title down. Two pixels a point.
        #expect(header.width == 1367)
        #expect(header.height == 935)
    }

    @Test("scenes that would lie on top of each other, or have no place, stand in columns from the first one")
    func columns() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            Self.document(Self.scene(1, at: 0, segue: Self.segue), Self.scene(2, at: 100)), to: "Main.storyboard")
        let run = CommandRun(["render", file, "--flow", "-o", folder.path + "/flow.png"])
        #expect(run.status == 0)
        // Margins, two scenes and the gap of 220 between them.
        #expect(try PNGHeader(folder.bytes(of: "flow.png"))?.width == 1162)
    }

    @Test(
        "what has no flow is said",
        arguments: [
            (["render", "a.xib", "--flow"], "a XIB has no segues; give a .storyboard"),
            (
                ["render", "a.storyboard", "b.storyboard", "--review", "--flow"],
                "--review and --flow exclude each other"
            ),
        ])
    func arguments(arguments: [String], message: String) {
        let run = CommandRun(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }
}
