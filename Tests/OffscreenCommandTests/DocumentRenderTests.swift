import Foundation
import OffscreenCommand
import Testing

@MainActor @Suite("render of a document") struct DocumentRenderTests {
    private static let documents = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Documents").path

    private static func twoViews(_ first: String, _ second: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7"/><objects>
        <view id="\(first)"><rect key="frame" width="10" height="20"/></view>
        <view id="\(second)"><rect key="frame" width="30" height="5"/></view>
        </objects></document>
        """
    }

    @Test("one view is one picture in its own size, at the pixels of the document's device")
    func one() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun(["render", "\(Self.documents)/images.xib", "-o", folder.path + "/card.png"])
        #expect(run.errors == "")
        #expect(run.output == folder.path + "/card.png\n")
        let header = try #require(PNGHeader(folder.bytes(of: "card.png")))
        #expect(header.width == 640)
        #expect(header.height == 400)
    }

    @Test("the same document gives the same bytes")
    func deterministic() {
        let runs = (0..<2).map { _ in CommandRun(["render", "\(Self.documents)/text.xib", "-o", "-"]) }
        #expect(runs[0].outputBytes.count > 500)
        #expect(runs[0].outputBytes == runs[1].outputBytes)
    }

    @Test("several views are pictures in a folder, numbered, with the ids in their names")
    func several() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.twoViews("a", "../b"), to: "Two.xib")
        let run = CommandRun(["render", file, "-o", folder.path + "/out/", "--scale", "1"])
        #expect(run.errors == "")
        #expect(run.output == "\(folder.path)/out/Two.1-a.png\n\(folder.path)/out/Two.2----b.png\n")
        let header = try #require(PNGHeader(folder.bytes(of: "out/Two.2----b.png")))
        #expect(header.width == 30)
        #expect(header.height == 5)
    }

    @Test("several views do not fit into one file")
    func needsFolder() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.twoViews("a", "b"), to: "Two.xib")
        for output in ["-", folder.path + "/two.png"] {
            let run = CommandRun(["render", file, "-o", output])
            #expect(run.status == 2)
            #expect(run.errors.hasSuffix("exclude each other; the document has 2 scenes; give a folder\n"))
        }
    }

    @Test("a view larger than any picture is refused before it is drawn")
    func tooLarge() throws {
        let folder = try TemporaryFolder()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="a"><rect key="frame" width="900000" height="20"/></view></objects></document>
            """
        let file = try folder.write(text, to: "Wide.xib")
        let run = CommandRun(["render", file, "-o", folder.path + "/wide.png"])
        #expect(run.status == 2)
        #expect(run.errors.contains("is too large"))
        #expect(folder.names == ["Wide.xib"])
    }
}
