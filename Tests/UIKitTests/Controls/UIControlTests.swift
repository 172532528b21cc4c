import Foundation
import Testing
import UIKit

@Suite("UIControl")
@MainActor
struct UIControlTests {
    @Test("actions are performed in the order they were added, on their events alone")
    func actions() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.append("any") }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .editingChanged)
        #expect(log == ["tap", "any", "any"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    }

    @Test("an action of the same identifier replaces the former one on the same events")
    func identifier() {
        let control = UIControl()
        var log: [Int] = []
        let identifier = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: identifier) { _ in log.append(1) }, for: [.touchUpInside, .touchDown])
        control.addAction(UIAction(identifier: identifier) { _ in log.append(2) }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(log == [2, 1])
        control.removeAction(identifiedBy: identifier, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test("an action knows its sender while it runs, and a disabled one does not run")
    func sender() {
        let control = UIControl()
        var senders: [UIControl] = []
        let action = UIAction { action in
            if let sender = action.sender as? UIControl { senders.append(sender) }
        }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        action.attributes = .disabled
        control.sendActions(for: .valueChanged)
        #expect(senders == [control])
        #expect(action.sender == nil)
    }

    @Test("the primary action is performed when the control does what it is for")
    func primaryAction() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        control.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test("the state is made of what is disabled, selected and highlighted")
    func state() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
    }

    @Test("leading and trailing follow the layout direction")
    func alignment() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .center
        #expect(control.effectiveContentHorizontalAlignment == .center)
    }
}
