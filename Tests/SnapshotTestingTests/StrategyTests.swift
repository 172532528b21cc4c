import Foundation
import FoundationNetworking
import SnapshotTesting
import Synchronization
import Testing
import UIKit

@MainActor @Suite("Strategies that make text")
struct StrategyTests {
    private struct User: Encodable {
        let name: String
        let id: Int
        let tags: Set<String>
    }

    private static let user = User(name: "yuna", id: 7, tags: ["b", "a"])

    private static func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
        var result: String?
        strategy.snapshot(value).run { result = $0 }
        return try #require(result)
    }

    @Test("A path's elements are a line each, with a gap between the parts of the outline")
    func paths() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.addCurve(to: CGPoint(x: 3, y: 0.12345), control1: CGPoint(x: -1, y: 0), control2: CGPoint(x: 1000, y: 1))
        path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 4, y: 4))
        path.closeSubpath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        let words = """
            MoveTo (1.0, 2.5)
            CurveTo (-1.0, 0.0) (1000.0, 1.0) (3.0, 0.123)
            QuadCurveTo (4.0, 4.0) (5.0, 5.0)
            Close

            MoveTo (0.0, 0.0)
            LineTo (1.0, 1.0)

            """
        #expect(try Self.text(path as CGPath, .elementsDescription) == words)
        #expect(try Self.text(UIBezierPath(cgPath: path), .elementsDescription) == words)
    }

    @Test("JSON has sorted keys")
    func json() throws {
        struct Pair: Encodable {
            let second = 2
            let first = 1
        }
        #expect(try Self.text(Pair(), .json) == "{\n  \"first\" : 1,\n  \"second\" : 2\n}")
        #expect(Snapshotting<Pair, String>.json.pathExtension == "json")
        #expect(Snapshotting<Pair, String>.plist.pathExtension == "plist")
        #expect(try Self.text(Pair(), .plist).contains("<key>first</key>"))
    }

    @Test("A dump shows stored values, sets in order, without addresses")
    func dump() throws {
        #expect(
            try Self.text(Self.user, .dump) == """
                ▿ User
                  - name: "yuna"
                  - id: 7
                  ▿ tags: 2 elements
                    - "a"
                    - "b"

                """)
    }

    @Test("A dump of an object that holds itself ends")
    func cyclicDump() throws {
        final class Node { var next: Node? }
        let node = Node()
        node.next = node
        #expect(try Self.text(node, .dump) == "▿ Node\n  ▿ next: Optional\n    ▿ some: Node\n")
        node.next = nil
    }

    @Test("A description is the value's own")
    func description() throws {
        #expect(try Self.text(CGPoint(x: 1, y: 2).x, .description) == "1.0")
    }

    @Test("A request shows its method, sorted headers and body")
    func request() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com/a?z=1&b=2")))
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        request.setValue("en", forHTTPHeaderField: "Accept-Language")
        request.httpBody = Data("hello".utf8)
        #expect(
            try Self.text(request, .raw) == """
                POST https://example.com/a?b=2&z=1
                Accept-Language: en
                Content-Type: text/plain

                hello
                """)
        #expect(
            try Self.text(request, .curl).hasPrefix("curl \\\n\t--request POST \\\n\t--header \"Accept-Language: en\""))
    }

    @Test("A function of all cases is a table")
    func function() throws {
        enum Side: CaseIterable, Hashable { case left, right }
        let table = try Self.text(
            { (side: Side) in side == .left ? "\"L\"" : "R" }, Snapshotting<Side, String>.func(into: .lines))
        #expect(table == "\"left\",\"\"\"L\"\"\"\n\"right\",\"R\"")
    }

    @Test("A view tree shows classes, frames and texts")
    func recursiveDescription() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let label = UILabel(frame: CGRect(x: 8, y: 8, width: 60, height: 20.5))
        label.text = "Title"
        label.alpha = 0.5
        view.addSubview(label)
        #expect(
            try Self.text(view, .recursiveDescription) == """
                <UIView; frame = (0 0; 100 50); layer = <CALayer>>
                   | <UILabel; frame = (8 8; 60 20.5); text = 'Title'; alpha = 0.5; userInteractionEnabled = NO; layer = <CALayer>>
                """)
    }

    @Test("A tree of controllers shows which have appeared")
    func hierarchy() throws {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(
            try Self.text(parent, .hierarchy) == """
                <UIViewController>, state: appeared, view: <UIView>
                   | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }

    @Test("A pulled back strategy compares what the value was turned into")
    func pullback() throws {
        let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "number \(number)" }
        #expect(try Self.text(3, strategy) == "number 3")
        #expect(strategy.diffing.diff("number 3", "number 3") == nil)
    }

    private final class Note: Sendable {
        let text = Mutex("early")
    }

    @Test("A strategy that waits takes its snapshot after that time; timers fire meanwhile")
    func waiting() throws {
        let note = Note()
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in note.text.withLock { $0 = "late" } }
        RunLoop.current.add(timer, forMode: .default)
        let text = Snapshotting<String, String>.lines.pullback { (note: Note) in note.text.withLock(\.self) }
        let start = Date()
        #expect(try Self.text(note, .wait(for: 0.1, on: text)) == "late")
        #expect(Date().timeIntervalSince(start) >= 0.1)
        #expect(Snapshotting.wait(for: 0, on: text).pathExtension == "txt")
    }
}
