import Foundation
import Testing
import UIKit

/// The places of cards are those of screenshots of iOS 13 to 18; the rest is from the class references.
@MainActor @Suite("Alerts and action sheets", .serialized) struct AlertTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        return environment.makeWindow(rootViewController: controller)
    }

    private func buttons(in view: UIView) -> [UIControl] {
        (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(buttons)
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("an alert is 270 points wide in the middle of the safe area, two actions side by side, cancel first")
    func alert() throws {
        let root = UIViewController()
        let window = window(root)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: true)
        window.layoutIfNeeded()
        #expect(root.presentedViewController === alert)
        let card = place(alert.view)
        #expect(card.width == 270)
        #expect(card.midX == 195)
        #expect(abs(card.midY - (47 + (844 - 47 - 34) / 2)) <= 0.5)
        let buttons = buttons(in: alert.view)
        #expect(buttons.map(\.accessibilityLabel) == ["Cancel", "Delete"])
        #expect(place(buttons[0]).minY == place(buttons[1]).minY)
        #expect(place(buttons[0]).height == 44)
        // Equal but for the line between them, on whole pixels.
        #expect(place(buttons[0]).width == 135)
        #expect(place(buttons[1]).width == 134.5)
    }

    @Test("three actions stand below each other, cancel last")
    func three() {
        let alert = UIAlertController(title: nil, message: "Message", preferredStyle: .alert)
        for (title, style) in [("A", .cancel), ("B", .default), ("C", .default)] as [(String, UIAlertAction.Style)] {
            alert.addAction(UIAlertAction(title: title, style: style))
        }
        #expect(buttons(in: alert.view).map(\.accessibilityLabel) == ["B", "C", "A"])
        #expect(alert.actions.map(\.title) == ["A", "B", "C"])
    }

    @Test("an action sheet stands 8 points within the safe area, its cancel button apart")
    func sheet() throws {
        let root = UIViewController()
        let window = window(root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(sheet, animated: true)
        window.layoutIfNeeded()
        let buttons = buttons(in: sheet.view)
        try #require(buttons.count == 2)
        #expect(place(buttons[1]) == CGRect(x: 8, y: 753, width: 374, height: 57))
        #expect(place(buttons[0]) == CGRect(x: 8, y: 688, width: 374, height: 57))
    }

    @Test("a tap takes the alert away, then runs the action; a disabled action does nothing")
    func choosing() async throws {
        let root = UIViewController()
        let window = window(root)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let off = UIAlertAction(title: "Off", style: .default) { _ in Issue.record("a disabled action ran") }
        off.isEnabled = false
        alert.addAction(off)
        await withCheckedContinuation { continuation in
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in
                    #expect(root.presentedViewController == nil)
                    continuation.resume()
                })
            root.present(alert, animated: true)
            window.layoutIfNeeded()
            let buttons = buttons(in: alert.view)
            #expect(buttons[0].isEnabled == false)
            buttons[1].sendActions(for: .touchUpInside)
        }
        #expect(root.presentedViewController == nil)
    }

    @Test("text fields are for alerts alone, as UIKit says")
    func textFields() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.map(\.placeholder) == ["Name"])
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        let report = LayoutDiagnostics.collecting { sheet.addTextField() }.report
        #expect(
            report.exceptions.map(\.message) == [
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            ])
        #expect(sheet.textFields == nil)
    }

    @Test("a refresh control lies above the content and is seen while it refreshes")
    func refreshControl() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        scrollView.layoutIfNeeded()
        #expect(control.superview === scrollView)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        #expect(control.isHidden)
        control.beginRefreshing()
        #expect(control.isRefreshing && !control.isHidden)
        scrollView.refreshControl = nil
        #expect(control.superview == nil)
    }
}
