import Foundation
import Testing
import UIKit

/// Source: Apple, "Using Key-Value Observing in Swift" and `NSObject.addObserver(_:forKeyPath:options:context:)`.
@MainActor @Suite("Observed properties") struct KeyValueObservingTests {
    @Test("a scroll view's content size is told when it is set, with what the options ask for")
    func contentSize() {
        let scroll = UIScrollView()
        var told: [[CGSize?]] = []
        let observation = scroll.observe(\.contentSize, options: [.new, .old]) { view, change in
            #expect(view === scroll)
            told.append([change.oldValue, change.newValue])
        }
        scroll.contentSize = CGSize(10, 20)
        scroll.contentSize = CGSize(10, 20)
        scroll.contentSize = CGSize(10, 30)
        #expect(told == [[.zero, CGSize(10, 20)], [CGSize(10, 20), CGSize(10, 30)]])
        observation.invalidate()
        scroll.contentSize = .zero
        #expect(told.count == 2)
    }

    @Test("initial calls the handler at once; without new and old it has no values")
    func initial() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        var told: [CGRect?] = []
        let first = view.observe(\.frame, options: [.initial, .new]) { told.append($1.newValue) }
        let second = view.observe(\.frame) { told.append($1.newValue) }
        #expect(told == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        view.center.x = 20
        #expect(told.dropFirst() == [CGRect(x: 18.5, y: 2, width: 3, height: 4), nil])
        _ = (first, second)
    }

    @Test("an observation that nothing holds has ended")
    func released() {
        let view = UIView()
        var count = 0
        var observation: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in count += 1 }
        view.isHidden = true
        #expect(count == 1)
        _ = observation
        observation = nil
        view.isHidden = false
        #expect(count == 1)
    }

    @Test("any other property is told at the end of the next layout pass")
    func anyProperty() {
        let label = UILabel()
        var told: [String??] = []
        let observation = label.observe(\.text, options: .new) { told.append($1.newValue) }
        label.text = "Open"
        #expect(told.isEmpty)
        label.layoutIfNeeded()
        #expect(told == ["Open"])
        _ = observation
    }

    @Test("a table in a scroll view is as high as its rows when its height follows its content size")
    func tableHeight() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 10), style: .plain)
        let rows = Rows(count: 3)
        table.dataSource = rows
        table.rowHeight = 40
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        host.addSubview(table)
        table.translatesAutoresizingMaskIntoConstraints = false
        let height = table.heightAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([
            height, table.topAnchor.constraint(equalTo: host.topAnchor),
            table.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        let observation = table.observe(\.contentSize, options: .new) { _, change in
            height.constant = change.newValue?.height ?? 0
        }
        host.layoutIfNeeded()
        host.layoutIfNeeded()
        #expect(table.frame.height == 120)
        _ = observation
    }

    @Test("an observer by name is told of the property, its object, the values and the context, until it is removed")
    func named() {
        let (scroll, observer) = (UIScrollView(), Observer())
        var mark = 0
        withUnsafeMutablePointer(to: &mark) { context in
            scroll.addObserver(observer, forKeyPath: "contentSize", options: [.new, .old], context: context)
            scroll.contentSize = CGSize(10, 20)
            scroll.contentSize = CGSize(10, 25)
            #expect(observer.told == ["contentSize (0.0, 0.0) (10.0, 20.0)", "contentSize (10.0, 20.0) (10.0, 25.0)"])
            #expect(observer.object === scroll)
            #expect(observer.context == UnsafeMutableRawPointer(context))
            scroll.removeObserver(observer, forKeyPath: "contentSize", context: context)
            scroll.contentSize = .zero
            #expect(observer.told.count == 2)
        }
    }

    @Test("a property that a view does not have is a failure in Foundation's words")
    func unknown() {
        let (_, report) = LayoutDiagnostics.collecting {
            UIView().addObserver(Observer(), forKeyPath: "contentSize", context: nil)
        }
        #expect(
            report.exceptions.map(\.message) == [
                "[<UIView> valueForUndefinedKey:]: this class is not key value coding-compliant for the key contentSize."
            ])
    }

    @Test("a handler that changes what it observes for ever is stopped and reported")
    func endless() {
        let scroll = UIScrollView()
        let observation = scroll.observe(\.contentSize) { view, _ in view.contentSize.height += 1 }
        let (_, report) = LayoutDiagnostics.collecting { scroll.contentSize.height = 1 }
        #expect(report.diagnostics == [.unsettled(view: "UIScrollView", passes: 100)])
        #expect(scroll.contentSize.height == 101)
        _ = observation
    }
}

private final class Observer: UIResponder {
    var told: [String] = []
    weak var object: UIScrollView?
    var context: UnsafeMutableRawPointer?

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let sizes = [change?[.oldKey], change?[.newKey]].map { $0 as? CGSize ?? CGSize(-1, -1) }
        told.append("\(keyPath ?? "") " + sizes.map { "(\($0.width), \($0.height))" }.joined(separator: " "))
        self.object = object as? UIScrollView
        self.context = context
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
