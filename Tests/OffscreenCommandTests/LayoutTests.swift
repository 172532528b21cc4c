import Foundation
import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("layout") struct LayoutTests {
    @Test("JSON holds one object a view, parents first, frames in the superview's coordinates without noise")
    func json() {
        let run = CommandRun(
            ["layout", "profile", "--state", "expanded", "--device", "iphone-15", "--format", "json"])
        #expect(run.errors == "")
        #expect(
            run.output == """
                {"source":"profile","size":{"width":393,"height":852},"scale":3,"views":[
                {"id":"root","class":"UIView","path":"UIView","frame":{"x":0,"y":0,"width":393,"height":852}},
                {"id":"square","class":"UIView","path":"UIView/UIView[0]","frame":{"x":10,"y":69,"width":373,"height":40}},
                {"id":"bar","class":"UIView","path":"UIView/UIView[1]","frame":{"x":10,"y":69,"width":373,"height":33.333}}
                ]}

                """)
    }

    @Test("Text shows the tree; a bare rectangle has no safe areas and two pixels a point")
    func text() {
        let run = CommandRun(["layout", "profile", "--width", "320", "--height=100"])
        #expect(
            run.output == """
                profile 320 x 100 @2x
                UIView #root  0 0 320 100
                  UIView #square  10 10 300 40

                """)
    }

    @Test("An environment file gives the root view's safe areas, and the scale unless --scale is there")
    func environment() throws {
        let insets = #"{"safeAreaInsets": {"root": {"top": 5, "leading": 7, "trailing": 1}}, "scale": 1}"#
        let arguments = ["layout", "profile", "--width", "320", "--height", "100", "--environment", "-"]
        #expect(
            CommandRun(arguments + ["--direction", "rtl"], input: insets).output == """
                profile 320 x 100 @1x
                UIView #root  0 0 320 100
                  UIView #square  11 15 292 40

                """)
        #expect(CommandRun(arguments + ["--scale", "3"], input: insets).output.hasPrefix("profile 320 x 100 @3x\n"))
    }

    @Test("An environment file whose ids are no root view's is refused, rather than left without effect")
    func unknownRootView() {
        let arguments = ["layout", "profile", "--width", "320", "--height", "100", "--environment", "-"]
        let unknown = CommandRun(arguments, input: #"{"safeAreaInsets": {"rot": {"top": 5}}}"#)
        #expect(
            unknown.errors
                == "<standard input>:1:21: scene 'profile' has no root view 'rot'; give 'root' or the scene's name\n"
        )
        #expect(unknown.status == 2)
        let several = CommandRun(
            arguments, input: #"{"safeAreaInsets": {"other": {"top": 9}, "profile": {"top": 5}}}"#)
        #expect(several.output.contains("UIView #square  10 15 300 40\n"))
    }

    @Test(
        "What is wrong with the scene's arguments is said in one line with the remedy",
        arguments: [
            (["layout"], "SCENE|FILE is missing; 'offscreen layout --help' shows the usage"),
            (["layout", "profil"], "unknown scene 'profil', did you mean 'profile'?"),
            (["layout", "x"], "unknown scene 'x'; the scenes are issue-list, profile, badge"),
            (
                ["layout", "profile", "--state", "expandd"],
                "scene 'profile' has no state 'expandd', did you mean 'expanded'?"
            ),
            (
                ["layout", "profile", "--state", "x"],
                "scene 'profile' has no state 'x'; its states are expanded, loading"
            ),
            (["layout", "badge", "--state", "x"], "scene 'badge' has no state 'x'; it has no states"),
            (["layout", "profile", "--data", "x"], "scene 'profile' takes no data; leave --data out"),
            (
                ["layout", "issue-list"],
                "scene 'issue-list' needs data: --data FILE, or --data - for standard input (JSON)"
            ),
            (["layout", "issue-list", "--data", "/no/x"], "cannot read '/no/x': No such file or directory"),
            (["layout", "issue-list", "--data", "/"], "cannot read '/': Is a directory"),
            (
                ["layout", "profile", "--device", "iphone-51"],
                "--device: expected a device such as iphone-15 ('list --devices' shows all), found 'iphone-51', "
                    + "did you mean 'iphone-15'?"
            ),
            (
                ["layout", "profile", "--device", "ipad-mini", "--width", "390"],
                "--device and --width exclude each other; a device has its own width"
            ),
            (["layout", "profile", "--width", "-1"], "--width: expected points from 1 to 10000, found '-1'"),
            (["layout", "profile", "--width", "nan"], "--width: expected points from 1 to 10000, found 'nan'"),
            (["layout", "profile", "--scale", "4"], "--scale: expected 1, 2 or 3, found '4'"),
            (
                ["layout", "profile", "--content-size", "XXXXL"],
                "--content-size: expected one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, found 'XXXXL', "
                    + "did you mean 'XXXL'?"
            ),
        ])
    func faults(arguments: [String], message: String) {
        let run = CommandRun(arguments)
        #expect(run.errors == "offscreen: \(message)\n")
        #expect(run.status == 2)
        #expect(run.output == "")
    }

    @Test("A list whose views would take all memory is refused with the limit named")
    func tooHigh() {
        let run = CommandRun(["layout", "list", "--width", "100"], scenes: [.list(contentHeight: 2_000_001)])
        #expect(
            run.errors == "offscreen: scene 'list' failed: its whole height is 2000001 points, the limit is 2000000; "
                + "limit it with --height\n")
        #expect(run.status == 2)
    }

    @Test("What a decoder of the scene refuses is told with its place")
    func decodingErrors() {
        let run = CommandRun(["layout", "issue-list", "--data", "-"], input: #"[{"a": 1}, {"a": "x"}]"#)
        #expect(run.errors.hasPrefix("<standard input>: /1/a: "))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.status == 2)
    }

    @Test("A scene's own data error is printed at its line and column")
    func dataErrors() {
        let scene = Scene("broken", summary: "", dataFormat: "text") { _ -> UIViewController in
            throw SceneDataError(line: 3, column: 14, message: "expected six hex digits, found \"red\"")
        }
        let run = CommandRun(["layout", "broken", "--data", "-"], scenes: [scene])
        #expect(run.errors == "<standard input>:3:14: expected six hex digits, found \"red\"\n")
        #expect(run.status == 2)
    }
}
