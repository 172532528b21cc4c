import Foundation
import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("--tap") struct TapTests {
    @Test("Taps are played in order before the frames are read")
    func taps() {
        let run = CommandRun(
            ["layout", "panel", "--width", "200", "--height", "100", "--tap", "taller", "--tap=taller"],
            scenes: [.panel])
        #expect(run.errors == "")
        #expect(run.output.contains("UIView #bar  0 60 200 30\n"))
    }

    @Test(
        "A tap that no finger could make is refused",
        arguments: [
            ("talle", "no view of scene 'panel' has the accessibility identifier 'talle', did you mean 'taller'?"),
            (
                "bar",
                "'bar' of scene 'panel' cannot be tapped: it is no control, in no cell of a list, and waits for no tap"
            ),
            ("off", "'off' of scene 'panel' cannot be tapped: it is disabled"),
            (
                "hidden",
                "'hidden' of scene 'panel' cannot be tapped: it is hidden, covered, outside of the window or takes no "
                    + "touches"
            ),
        ])
    func refusals(identifier: String, message: String) {
        let run = CommandRun(
            ["layout", "panel", "--width", "200", "--height", "100", "--tap", identifier], scenes: [.panel])
        #expect(run.errors == "offscreen: --tap: \(message)\n")
        #expect(run.status == 2)
    }
}

extension TapTests {
    @Test("A tap on a cell selects its item as a finger does, and a control is highlighted during its actions")
    func cells() {
        let probe = TapProbe()
        let run = CommandRun(["layout", "cells", "--width", "200", "--tap", "item-1"], scenes: [.cells(probe)])
        #expect(run.errors == "")
        #expect(probe.events == ["highlight 1", "select 1"])
        let refused = CommandRun(
            ["layout", "cells", "--width", "200", "--tap", "item-1", "--state", "inert"], scenes: [.cells(probe)])
        #expect(
            refused.errors
                == "offscreen: --tap: 'item-1' of scene 'cells' cannot be tapped: its list allows no selection\n")
    }

    @Test("A control is highlighted until its actions have been sent")
    func highlight() {
        let probe = TapProbe()
        let scene = Scene("button", summary: "") { _ -> UIViewController in
            let controller = UIViewController()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            button.accessibilityIdentifier = "button"
            probe.button = button
            for event in [UIControl.Event.touchDown, .touchUpInside] {
                button.addAction(UIAction { _ in probe.note("\(button.isHighlighted)") }, for: event)
            }
            controller.view.addSubview(button)
            return controller
        }
        let run = CommandRun(["layout", "button", "--width", "200", "--tap", "button"], scenes: [scene])
        #expect(run.errors == "")
        #expect(probe.events == ["true", "true"])
        #expect(probe.button?.isHighlighted == false)
    }
}

/// What happened during taps; the list's data source and delegate.
@MainActor private final class TapProbe: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var events: [String] = []
    var button: UIButton?

    func note(_ event: String) { events.append(event) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = "item-\(indexPath.item)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select \(indexPath.item)")
    }
}

extension Scene {
    /// A list of three cells, which in the state `inert` cannot be selected.
    fileprivate static func cells(_ probe: TapProbe) -> Scene {
        Scene("cells", summary: "", states: ["inert"]) { input -> UIViewController in
            let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.allowsSelection = input.states.isEmpty
            list.dataSource = probe
            list.delegate = probe
            let controller = UIViewController()
            controller.view = list
            return controller
        }
    }

    /// A bar that a button makes 10 higher with each tap, and buttons that cannot be tapped.
    fileprivate static let panel = Scene("panel", summary: "") { _ -> UIViewController in
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 10))
        bar.accessibilityIdentifier = "bar"
        controller.view.addSubview(bar)
        let buttons = ["taller", "off", "hidden"].enumerated().map { index, name in
            let button = UIButton(frame: CGRect(x: index * 60, y: 0, width: 50, height: 50))
            button.accessibilityIdentifier = name
            controller.view.addSubview(button)
            return button
        }
        buttons[0].addAction(UIAction { _ in bar.frame.size.height += 10 }, for: .touchUpInside)
        buttons[1].isEnabled = false
        buttons[2].isHidden = true
        return controller
    }
}
