import Foundation
import OffscreenCommand
import Testing

@MainActor @Suite("render --review of two versions of a document") struct DocumentReviewTests {
    private static let documents = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Documents").path

    private func path(_ name: String) -> String { "\(Self.documents)/\(name)" }

    @Test("names what moved, what is new and what is gone, with the reasons and their lines, and ends with status 1")
    func causes() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun([
            "render", path("product-cell-before.xib"), path("product-cell-after.xib"), "--review", "-o",
            folder.path + "/cell.png",
        ])
        #expect(run.status == 1)
        #expect(
            run.output == """
                ProductView:
                  label "New" (UILabel) is gone from 22 22 28.333 15.667
                  photoView.width: constant 80 -> 64, product-cell-after.xib:12
                  photoView.height: constant 80 -> 64, product-cell-after.xib:13
                  titleLabel.height 20.333 -> 40.667: numberOfLines is now 0, was 1
                  label "In stock" (UILabel) is new at 290 81.667 54 18
                  UIView.bottom == priceLabel.bottom + 12, was priceLabel.bottom == photoView.bottom, product-cell-after.xib:47
                  from which follows: titleLabel.x 112 -> 96, titleLabel.width 232 -> 248, titleLabel.height 20.333 -> 40.667 and 3 more
                \(folder.path)/cell.png

                """)
        let header = try #require(PNGHeader(folder.bytes(of: "cell.png")))
        // The margins of 24 on each side of the text's least width of 480, at two pixels a point.
        #expect(header.width == 1056)
    }

    @Test("a version that looks the same has no visible change, whatever its ids and lines are")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: path("product-cell-before.xib"), encoding: .utf8)
        let file = try folder.write(
            "<!-- moved down -->\n"
                + text.replacing("\"root\"", with: "\"other\"").replacing(" id=\"price-bottom\"", with: ""),
            to: "new.xib")
        let run = CommandRun([
            "render", path("product-cell-before.xib"), file, "--review", "-o", folder.path + "/a.png",
        ])
        #expect(run.status == 0)
        #expect(run.output == "no visible change\n")
        #expect(folder.names == ["new.xib"])
    }

    @Test("only what differs in a storyboard gets a sheet, and scenes that are new or gone are told")
    func scenes() throws {
        let folder = try TemporaryFolder()
        let scene = { (id: String, title: String, color: String) in
            """
            <scene sceneID="s\(id)"><objects><viewController id="c\(id)" title="\(title)">
            <view key="view" id="v\(id)"><rect key="frame" width="375" height="667"/>
            <color key="backgroundColor" systemColor="\(color)"/></view></viewController></objects></scene>
            """
        }
        let document = { (scenes: [String]) in
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><device id=\"retina4_7\"/><scenes>"
                + scenes.joined() + "</scenes></document>"
        }
        let old = try folder.write(
            document([
                scene("1", "Login", "systemRedColor"), scene("2", "Home", "systemRedColor"),
                scene("3", "Help", "systemRedColor"),
            ]), to: "old.storyboard")
        let new = try folder.write(
            document([
                scene("1", "Login", "systemRedColor"), scene("2", "Home", "systemGreenColor"),
                scene("4", "About", "systemRedColor"), scene("5", "Terms", "systemRedColor"),
            ]), to: "new.storyboard")
        let run = CommandRun(["render", old, new, "--review", "-o", folder.path + "/out/"])
        #expect(run.status == 1)
        #expect(
            run.output == """
                Home:
                  UIView.background #FF3B30 -> #34C759
                \(folder.path)/out/new.review.2-Home.png
                About:
                  About (375 x 667) is new
                \(folder.path)/out/new.review.3-About.png
                Terms:
                  Terms (375 x 667) is new
                \(folder.path)/out/new.review.4-Terms.png
                Help:
                  Help (375 x 667) is gone
                \(folder.path)/out/new.review.5-Help.png

                """)
    }

    @Test(
        "what cannot be reviewed is said",
        arguments: [
            (["render", "a.xib", "--review"], "NEWFILE"), (["render", "a.xib", "b.xib"], "b.xib"),
            (["render", "a.xib", "profile", "--review"], "--review and profile exclude each other"),
        ])
    func arguments(arguments: [String], message: String) {
        let run = CommandRun(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
    }
}
