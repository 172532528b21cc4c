import Foundation
import Testing
import UIKit

/// A target as `offscreen-adapt` writes it.
@MainActor private class Target: UIViewController {
    var calls: [String] = []
    var sender: Any?
    var label: UILabel?
    var radius: CGFloat = 0

    func plain() { calls.append("plain") }
    func tapped(_ sender: Any) {
        calls.append("tapped")
        self.sender = sender
    }
    func event(_ sender: UIControl, _ event: UIEvent?) { calls.append("event") }
    func double(_ value: NSNumber) -> NSNumber { NSNumber(value: value.intValue * 2) }

    private let registered: Void = ObjectiveCMembers.register(Target.self) { members in
        members["plain"] = .method(Target.plain)
        members["tapped:"] = .method(Target.tapped(_:))
        members["label"] = .property(\Target.label)
        members["radius"] = .property(\Target.radius)
    }
}

@MainActor private final class SpecialTarget: Target {
    override func tapped(_ sender: Any) { calls.append("special") }
    func own() { calls.append("own") }

    private let registered: Void = ObjectiveCMembers.register(SpecialTarget.self) {
        $0["own"] = .method(SpecialTarget.own)
    }
}

@Suite("Selectors")
@MainActor
struct SelectorTests {
    @Test("selectors are equal if their names are, whatever they carry")
    func equality() {
        #expect(Selector("tapped:", .method(Target.tapped)) == "tapped:")
        #expect(Selector("tapped", .method(Target.tapped)) == NSSelectorFromString("tapped:"))
        #expect(Selector("event", .method(Target.event)).description == "event::")
        #expect(NSStringFromSelector(Selector("plain")) == "plain")
    }

    @Test("a control calls a method with itself, with an event, or with nothing, as the method takes it")
    func arguments() {
        let (target, control) = (Target(), UIControl())
        control.addTarget(target, action: Selector("plain", .method(Target.plain)), for: .touchUpInside)
        control.addTarget(target, action: Selector("tapped:", .method(Target.tapped(_:))), for: .touchUpInside)
        control.addTarget(target, action: Selector("event::", .method(Target.event)), for: .touchUpInside)
        control.performTap(at: .zero)
        #expect(target.calls == ["plain", "tapped", "event"])
        #expect(target.sender as? UIControl === control)
    }

    @Test("a name calls what the class registered, a subclass's own method where it overrides")
    func names() {
        let (target, control) = (SpecialTarget(), UIControl())
        control.addTarget(target, action: "tapped:", for: .touchDown)
        control.addTarget(target, action: "own", for: .touchDown)
        control.addTarget(target, action: "plain", for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.calls == ["special", "own", "plain"])
        #expect(target.responds(to: "own") && !Target().responds(to: "own"))
        #expect(!target.responds(to: "none"))
    }

    @Test("targets are not kept alive, are called once an event, and can be removed")
    func targets() {
        let control = UIControl()
        var gone: Target? = Target()
        control.addTarget(gone, action: "plain", for: .valueChanged)
        gone = nil
        control.sendActions(for: .valueChanged)
        let (first, second) = (Target(), Target())
        for target in [first, first, second] { control.addTarget(target, action: "plain", for: .valueChanged) }
        control.addTarget(first, action: "plain", for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(first.calls == ["plain"] && second.calls == ["plain"])
        #expect(control.actions(forTarget: first, forControlEvent: .valueChanged) == ["plain"])
        #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == nil)
        #expect(control.allTargets == [first, second])
        control.removeTarget(first, action: nil, for: .valueChanged)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(first.calls == ["plain", "plain"] && second.calls == ["plain", "plain"])
        control.removeTarget(nil, action: "plain", for: .allEvents)
        #expect(control.allTargets == [])
    }

    @Test("without a target the first of the responder chain that has the method is called")
    func chain() {
        let (controller, control) = (Target(), UIButton())
        controller.view.addSubview(control)
        control.addTarget(nil, action: "tapped:", for: .touchUpInside)
        control.performTap(at: .zero)
        #expect(controller.calls == ["tapped"])
        #expect(control.target(forAction: "plain", withSender: nil) as? Target === controller)
        #expect(control.target(forAction: "none", withSender: nil) == nil)
    }

    @Test("methods are performed, in a later turn as well, and give back objects")
    func perform() async {
        let target = Target()
        target.perform("plain")
        target.perform("tapped:", with: 3)
        #expect(target.calls == ["plain", "tapped"] && target.sender as? Int == 3)
        let selector = Selector("double:", .method(Target.double))
        #expect(target.perform(selector, with: NSNumber(value: 4))?.takeUnretainedValue() as? NSNumber == 8)
        #expect(target.perform("plain") == nil)
        target.perform("plain", with: nil, afterDelay: 0)
        #expect(target.calls.count == 3)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(target.calls.count == 4)
    }

    @Test("a property is read and set by name, and takes any kind of number")
    func properties() throws {
        let (target, label) = (Target(), UILabel())
        target.perform("setLabel:", with: label)
        #expect(target.label === label)
        #expect(target.perform("label")?.takeUnretainedValue() === label)
        target.perform("setLabel:", with: nil)
        #expect(target.label == nil)
        let radius = try #require(ObjectiveCMembers.member(for: "radius", of: target))
        #expect(radius.setValue(3, of: target) && target.radius == 3)
        #expect(radius.setValue(4.5, of: target) && radius.value(of: target) as? CGFloat == 4.5)
        #expect(!radius.setValue("wide", of: target) && target.radius == 4.5)
    }
}
