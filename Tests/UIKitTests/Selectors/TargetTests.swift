import Foundation
import Testing
import UIKit

private final class Counter: NSObject {
    var count = 0
    var last: Any?
    func tick() { count += 1 }
    func take(_ value: Any) {
        count += 1
        last = value
    }
}

@MainActor private final class Place: NSObject {
    var point: CGPoint?
    func take(_ recognizer: UITapGestureRecognizer) { point = recognizer.location(in: recognizer.view) }
}

@Suite("Targets of other classes than controls")
@MainActor
struct TargetTests {
    private let tick = Selector("tick", .method(Counter.tick))
    private let take = Selector("take:", .method(Counter.take))

    @Test("a tap recognizer calls its targets with itself where the tap is")
    func tap() {
        let counter = Counter()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let recognizer = UITapGestureRecognizer(target: counter, action: take)
        view.addGestureRecognizer(recognizer)
        #expect(recognizer.performTap(at: CGPoint(x: 15, y: 27)))
        #expect(counter.count == 1 && counter.last as? UITapGestureRecognizer === recognizer)
        #expect(recognizer.state == .possible && recognizer.location(in: view) == .zero)
        recognizer.addTarget(counter, action: tick)
        recognizer.removeTarget(counter, action: take)
        #expect(recognizer.performTap(at: .zero) && counter.count == 2)
        recognizer.numberOfTapsRequired = 2
        #expect(!recognizer.performTap(at: .zero) && counter.count == 2)
    }

    @Test("a tap knows where it is while it is recognized")
    func location() {
        let place = Place()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let recognizer = UITapGestureRecognizer(target: place, action: Selector("take:", .method(Place.take)))
        view.addGestureRecognizer(recognizer)
        #expect(recognizer.performTap(at: CGPoint(x: 15, y: 27)))
        #expect(place.point == CGPoint(x: 5, y: 7))
    }

    @Test("a bar's button calls the method of its item's target with the item")
    func barButton() throws {
        let counter = Counter()
        let controller = UIViewController()
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: counter, action: take)
        item.accessibilityIdentifier = "add"
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        navigation.view.layoutIfNeeded()
        var pending: [UIView] = [navigation.view]
        var button: UIButton?
        while let view = pending.popLast() {
            if view.accessibilityIdentifier == "add" { button = view as? UIButton }
            pending += view.subviews
        }
        try #require(button).performTap(at: .zero)
        #expect(counter.count == 1 && counter.last as? UIBarButtonItem === item)
    }

    @Test("a notification calls observers of its name and object until they are removed")
    func notifications() {
        let center = NotificationCenter()
        let (name, counter, object) = (Notification.Name("a"), Counter(), Counter())
        center.addObserver(counter, selector: take, name: name, object: nil)
        center.addObserver(counter, selector: tick, name: name, object: object)
        center.post(name: name, object: nil)
        #expect(counter.count == 1 && (counter.last as? Notification)?.name == name)
        center.post(name: name, object: object)
        #expect(counter.count == 3)
        center.removeObserver(counter, name: name, object: object)
        center.post(name: name, object: object)
        #expect(counter.count == 4)
        center.removeObserver(counter)
        center.post(name: name, object: object)
        #expect(counter.count == 4)
    }

    @Test("an observer that is gone is not called, and neither is an object in its place")
    func observers() {
        let (center, name) = (NotificationCenter(), Notification.Name("a"))
        weak var former: Counter?
        do {
            let counter = Counter()
            center.addObserver(counter, selector: tick, name: name, object: nil)
            former = counter
        }
        #expect(former == nil)
        let counters = (0..<100).map { _ in Counter() }
        center.post(name: name, object: nil)
        #expect(counters.allSatisfy { $0.count == 0 })
    }

    @Test("blocks are still removed by their tokens")
    func blocks() {
        let (center, name, counter) = (NotificationCenter(), Notification.Name("a"), Counter())
        nonisolated(unsafe) let observer = counter
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in observer.tick() }
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(counter.count == 0)
    }

    @Test("a timer calls its target with itself")
    func timer() {
        let counter = Counter()
        let timer = Timer(timeInterval: 60, target: counter, selector: take, userInfo: nil, repeats: false)
        timer.fire()
        #expect(counter.count == 1 && counter.last as? Timer === timer)
    }
}
