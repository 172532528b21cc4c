import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("lint") struct LintTests {
    @Test("A finding says what is wrong where, which line made it so, and what to do")
    func text() {
        let run = CommandRun(["lint", "card", "--width", "320", "--height", "200"], scenes: [.card(isBroken: true)])
        #expect(run.errors == "")
        #expect(
            run.output == """
                finding: conflict  UIView/UIView[0] #card
                    5 required constraints exclude each other: card.width == 400 gives way
                      card.leading == root.leading + 8    OffscreenCommandTests/LintTests.swift:\(CardController.line)
                      card.trailing == root.trailing - 8  OffscreenCommandTests/LintTests.swift:\(CardController.line + 1)
                      card.width == 400                   OffscreenCommandTests/LintTests.swift:\(CardController.line + 4)
                      the window is 320 wide
                      root is 320 wide, by its frame
                    remedy: take one away, or give one a priority below 1000, such as 999

                card: 1 finding

                """)
        #expect(run.status == 1)
    }

    @Test("Where nothing is wrong, one line says so")
    func nothing() {
        let run = CommandRun(["lint", "card", "--width", "320"], scenes: [.card(isBroken: false)])
        #expect(run.output == "card: nothing found\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("A test asks the same of a controller")
    func inTests() {
        #expect(CardController(isBroken: false).layoutFindings().isEmpty)
    }

    @Test("Notes are printed, do not count, and can be left out")
    func notes() {
        let scene = Scene("button", summary: "A small button") { _ -> UIViewController in ButtonController() }
        let run = CommandRun(["lint", "button", "--width", "320"], scenes: [scene])
        #expect(run.output.hasPrefix("note: small-touch-target  UIView/UIButton[0] #close\n"))
        #expect(run.output.hasSuffix("button: nothing found, 1 note\n"))
        #expect(run.status == 0)
        let quiet = CommandRun(["lint", "button", "--width", "320", "--findings-only"], scenes: [scene])
        #expect(quiet.output == "button: nothing found\n")
    }

    @Test("JSON holds one object a finding, with the keys that help names")
    func json() {
        let scene = Scene("button", summary: "A small button") { _ -> UIViewController in ButtonController() }
        let run = CommandRun(
            ["lint", "button", "--width", "320", "--height", "100", "--format", "json"], scenes: [scene])
        #expect(
            run.output == """
                {"source":"button","size":{"width":320,"height":100},"scale":2,"findings":[
                {"kind":"small-touch-target","severity":"note","path":"UIView/UIButton[0]","identifier":"close",\
                "message":"it takes touches on 20 x 20, less than 44 x 44","constraints":[],\
                "remedy":"make it larger, or take touches around it in point(inside:with:)","otherPaths":[]}
                ]}

                """)
        let empty = CommandRun(
            ["lint", "card", "--width", "320", "--height", "100", "--format", "json"], scenes: [.card(isBroken: false)])
        #expect(
            empty.output
                == "{\"source\":\"card\",\"size\":{\"width\":320,\"height\":100},\"scale\":2,\"findings\":[]}\n")
    }

    @Test("On a terminal a line of progress tells how much is checked, and is gone before the findings")
    func progress() {
        let run = CommandRun(
            ["lint", "card", "--width", "320", "--height", "200"], scenes: [.card(isBroken: false)],
            isErrorTerminal: true)
        let lines = run.errors.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
        let shares = [11, 22, 33, 44, 55, 66, 77, 88, 100]
        #expect(lines == ["", "320x200.light"] + shares.map { "320x200.light: checked \($0) %" } + [""])
        #expect(run.output == "card: nothing found\n")
        let explained = CommandRun(
            ["explain", "card", "--view", "card", "--width", "320", "--height", "200"],
            scenes: [.card(isBroken: false)],
            isErrorTerminal: true)
        #expect(explained.errors == "\r\u{1B}[K320x200.light\r\u{1B}[K")
        #expect(explained.output.hasPrefix("#card: height 50"))
    }

    @Test("Bad input is one line and status 2")
    func faults() {
        let run = CommandRun(["lint", "card", "--format", "xml"], scenes: [.card(isBroken: false)])
        #expect(run.errors == "offscreen: --format: expected one of text, json, found 'xml'\n")
        #expect(run.status == 2)
        let usage = "'offscreen lint --help' shows the usage"
        #expect(CommandRun(["lint"]).errors == "offscreen: SCENE|FILE is missing; \(usage)\n")
        #expect(CommandRun(["lnt"]).errors == "offscreen: unknown command 'lnt', did you mean 'lint'?\n")
    }

    @Test("A conflict that is over when the screen stands is a note: UIKit would have logged it")
    func passingConflict() {
        let scene = Scene("passing", summary: "Changes its mind") { _ -> UIViewController in PassingController() }
        let run = CommandRun(["lint", "passing", "--width", "320", "--height", "100"], scenes: [scene])
        #expect(
            run.output.hasPrefix(
                "note: conflict  UIView/UIView[0] #box\n    2 required constraints excluded each other"))
        #expect(run.output.contains("      box.width == 30  OffscreenCommandTests/LintTests.swift:"))
        #expect(run.output.hasSuffix("\npassing: nothing found, 1 note\n"))
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("What UIKit would end the app for is one line and status 2")
    func exceptions() {
        let scene = Scene("lost", summary: "A constraint between two trees") { _ -> UIView in
            let view = UIView()
            view.topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
            return view
        }
        let run = CommandRun(["lint", "lost", "--width", "100"], scenes: [scene])
        #expect(run.errors.hasPrefix("offscreen: scene 'lost' failed: "))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.status == 2)
    }
}

extension Scene {
    static func card(isBroken: Bool) -> Scene {
        Scene("card", summary: "A card") { _ -> UIViewController in CardController(isBroken: isBroken) }
    }
}

/// A card between both edges; broken, it is also 400 wide.
private final class CardController: UIViewController {
    private let isBroken: Bool

    init(isBroken: Bool) {
        self.isBroken = isBroken
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    static let line = UInt(#line) + 11

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "root"
        let card = UIView()
        card.accessibilityIdentifier = "card"
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate(
            [
                card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
                card.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                card.heightAnchor.constraint(equalToConstant: 50),
            ] + (isBroken ? [card.widthAnchor.constraint(equalToConstant: 400)] : []))
    }
}

/// A button of 20 x 20 points.
private final class ButtonController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "close"
        button.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.addSubview(button)
    }
}

/// A box of two widths, of which one is taken back after the first layout.
private final class PassingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let second = box.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 20), second,
        ])
        view.layoutIfNeeded()
        second.isActive = false
    }
}
