import Foundation
import OffscreenCommand
import Testing

@MainActor @Suite("layout of a document") struct DocumentLayoutCommandTests {
    private static let documents = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Documents").path

    private func path(_ name: String) -> String { "\(Self.documents)/\(name)" }

    @Test("JSON has Interface Builder's ids and UIKit's classes, in the order of the document")
    func json() {
        let run = CommandRun(["layout", path("images.xib"), "--format", "json"])
        #expect(run.errors == "")
        #expect(
            run.output == """
                {"source":"\(path("images.xib"))","size":{"width":320,"height":200},"scale":2,"views":[
                {"id":"root","class":"UIView","path":"UIView","frame":{"x":0,"y":0,"width":320,"height":200}},
                {"id":"icon","class":"UIImageView","path":"UIView/UIImageView[0]","frame":{"x":0,"y":0,"width":48,"height":36}},
                {"id":"half","class":"UIImageView","path":"UIView/UIImageView[1]","frame":{"x":48,"y":0,"width":24,"height":36}}
                ]}

                """)
    }

    @Test("an environment file gives the safe area of a root view by its id")
    func environment() {
        let run = CommandRun(
            ["layout", path("safe-area.storyboard"), "--environment", "-"],
            input: #"{"safeAreaInsets": {"root": {"top": 88, "bottom": 34}}, "toolsVersion": 1}"#)
        #expect(run.output.contains("UIView #body  0 88 375 690\n"))
    }

    @Test("insets of a root view may be negative: it is drawn larger than what is around it")
    func negativeInsets() {
        let run = CommandRun(
            ["layout", path("safe-area.storyboard"), "--environment", "-"],
            input: #"{"safeAreaInsets": {"root": {"top": -20, "bottom": 10001}}}"#)
        #expect(run.errors == "<standard input>:1:52: expected points from -10000 to 10000, found 10001\n")
        let accepted = CommandRun(
            ["layout", path("safe-area.storyboard"), "--environment", "-"],
            input: #"{"safeAreaInsets": {"root": {"top": -20}}}"#)
        #expect(accepted.output.contains("UIView #body  0 -20 375 832\n"))
    }

    @Test("an app's class is a note; what is not carried over is a warning with its place, or an error with --strict")
    func strict() throws {
        let folder = try TemporaryFolder()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="a" customClass="Card" shine="YES"><rect key="frame" width="10" height="20"/></view>
            </objects></document>
            """
        let file = try folder.write(text, to: "Card.xib")
        let run = CommandRun(["layout", file])
        #expect(run.status == 0)
        #expect(run.output == "\(file) 10 x 20 @2x\nUIView #a  0 0 10 20\n")
        let shine = "<view>: shine=\"YES\" is not carried over"
        #expect(
            run.errors == """
                \(file):2:1: note: class Card is not there; UIView stands in
                \(file):2:1: warning: \(shine)

                """)
        let strict = CommandRun(["layout", file, "--strict"])
        #expect(strict.status == 2)
        #expect(strict.output == "")
        #expect(strict.errors == "\(file):2:1: \(shine)\n")
    }

    @Test("a document that cannot be read ends the command with its place and status 2")
    func malformed() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("<document>\n<view>", to: "Broken.storyboard")
        let run = CommandRun(["layout", file])
        #expect(run.status == 2)
        #expect(run.errors == "\(file):2:1: 'view' is not closed\n")
    }

    @Test(
        "options of scenes are refused for documents, --strict for scenes",
        arguments: [
            (["layout", "Card.xib", "--device", "iphone-se"], "--device and 'Card.xib' exclude each other"),
            (["layout", "profile", "--strict"], "--strict and 'profile' exclude each other"),
        ])
    func options(arguments: [String], message: String) {
        let run = CommandRun(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message.replacing("'", with: "")))
    }
}
