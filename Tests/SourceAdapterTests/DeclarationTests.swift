import SourceAdapter
import Testing

@Suite("Declarations in source") struct DeclarationTests {
    @Test("attributes for Objective-C are replaced by as many spaces")
    func attributes() throws {
        let text = """
            @IBDesignable @objcMembers class Badge: UIView {
                @IBOutlet weak var label: UILabel!
                @IBInspectable var radius: CGFloat = 4
                @objc dynamic var count = 0
                @nonobjc func plain() {}
                @available(iOS 15, *) @IBAction func tapped(_ sender: Any) {}
            }
            """
        let lines = try adapted(text).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(
            lines.prefix(6) == [
                "class Badge: UIView {", "weak var label: UILabel!", "var radius: CGFloat = 4", "var count = 0",
                "func plain() {}", "@available(iOS 15, *)           func tapped(_ sender: Any) {}",
            ])
        for (line, original) in zip(try adapted(text).split(separator: "\n"), text.split(separator: "\n")).dropLast() {
            #expect(line.utf8.count == original.utf8.count)
        }
    }

    @Test("a class registers its actions and outlets, those of extensions as well, in the line of its closing brace")
    func table() throws {
        let text = """
            class Cell: UITableViewCell {
                @IBOutlet private var nameLabel: UILabel!
                @IBAction func follow(_ sender: UIButton) {}
                @objc func both() {}
                @objc(bothWith:) func both(_ other: Int) -> Bool { true }
                func hidden() {}
            }
            extension Cell {
                @objc private func done() {}
            }
            """
        #expect(
            try adapted(text) == #"""
                class Cell: UITableViewCell {
                              private var nameLabel: UILabel!
                              func follow(_ sender: UIButton) {}
                          func both() {}
                                     func both(_ other: Int) -> Bool { true }
                    func hidden() {}
                private let registeredMembersOfCell: Void = ObjectiveCMembers.register(Cell.self) { members in \#
                members["nameLabel"] = .property(\Cell.nameLabel); members["follow:"] = .method(Cell.follow(_:)); \#
                members["both"] = .method(Cell.both as (Cell) -> () -> Void); \#
                members["bothWith:"] = .method(Cell.both(_:) as (Cell) -> (Int) -> Bool); \#
                Cell.membersOfExtension1(&members) } }
                extension Cell {
                          private func done() {}
                }
                extension Cell { static func membersOfExtension1(_ members: inout [String: ObjectiveCMember]) \#
                { members["done"] = .method(Cell.done) } }

                """#)
    }

    @Test(
        "what cannot be called by name has no place in the table",
        arguments: [
            "@objc static func make() {}", "@objc func load() async {}", "@objc func load() throws {}",
            "@objc func load(_ done: @escaping () -> Void) {}", "@objc func load(_ a: Int, _ b: Int, _ c: Int) {}",
            "#if os(macOS)\n@objc func load() {}\n#endif", "@nonobjc func load() {}",
        ])
    func unnamed(_ member: String) throws {
        #expect(!(try adapted("class A: NSObject {\n\(member)\n}").contains("register")))
    }

    @Test("a protocol of Objective-C is one of classes, and its optional methods do nothing by themselves")
    func protocols() throws {
        let text = """
            @objc public protocol CardDelegate {
                @objc optional func cardDidTap(_ card: Card)
                func cardWillShow()
            }
            @objc protocol Other: Sendable {}
            @objc protocol Third: NSObjectProtocol {}
            func tell(_ delegate: CardDelegate?) { delegate?.cardDidTap?(card) }
            """
        #expect(
            try adapted(text) == """
                      public protocol CardDelegate: AnyObject {
                                   func cardDidTap(_ card: Card)
                    func cardWillShow()
                }
                      protocol Other: AnyObject, Sendable {}
                      protocol Third: NSObjectProtocol {}
                func tell(_ delegate: CardDelegate?) { delegate?.cardDidTap (card) }
                extension CardDelegate { public func cardDidTap(_ card: Card) {} }

                """)
    }

    @Test("overrides in extensions are called by overrides in their class")
    func overrides() throws {
        let text = """
            public class Card: UIView {
                let radius = 1
            }
            public extension Card {
                override func setNeedsLayout() { super.setNeedsLayout() }
                override func draw(_ rect: CGRect) {}
                override class var layerClass: AnyClass { CAShapeLayer.self }
                override var tag: Int { get { 1 } set {} }
                override var description: String { type(of: self).description() }
            }
            """
        #expect(
            try adapted(text) == """
                public class Card: UIView {
                    let radius = 1
                public override func setNeedsLayout() { extensionOverride1_setNeedsLayout() }; \
                public override func draw(_ argument0: CGRect) { extensionOverride2_draw(argument0) }; \
                public override class var layerClass: AnyClass { extensionOverride3_layerClass }; \
                public override var tag: Int { get { extensionOverride4_tag } set { extensionOverride4_tag = newValue } }; \
                public override var description: String { extensionOverride5_description } }
                public extension Card {
                             func extensionOverride1_setNeedsLayout() { super.setNeedsLayout() }
                             func extensionOverride2_draw(_ rect: CGRect) {}
                             class var extensionOverride3_layerClass: AnyClass { CAShapeLayer.self }
                             var extensionOverride4_tag: Int { get { 1 } set {} }
                    nonisolated var extensionOverride5_description: String { NSStringFromClass(type(of: self)) }
                }
                """)
    }

    @Test("the code for iOS is compiled, and modules that are parts of UIKit here are UIKit")
    func conditions() throws {
        let text = """
            import QuartzCore
            @testable import Model
            import class ObjectiveC.NSObject
            #if os(iOS) && !os(macOS) || targetEnvironment(macCatalyst)
            #elseif os(tvOS)
            #endif
            """
        #expect(
            try adapted(text) == """
                import UIKit
                @testable import Model
                import       UIKit
                #if true    && !os(macOS) || targetEnvironment(macCatalyst)
                #elseif os(tvOS)
                #endif
                """)
    }

    @Test("a file begins with its own name for the compiler, and with UIKit where that is needed")
    func prologue() throws {
        let plain = SourceFile(path: #"a "b"/c.swift"#, name: "c.swift", text: "struct A {}\n")
        let selector = SourceFile(path: "d.swift", name: "d.swift", text: "let a = #selector(UIView.layoutIfNeeded)\n")
        let result = try SourceAdapter.adapt([plain, selector]).map(\.text)
        #expect(result[0] == "#sourceLocation(file: \"a \\\"b\\\"/c.swift\", line: 1)\nstruct A {}\n")
        #expect(result[1].hasPrefix("import UIKit\n#sourceLocation(file: \"d.swift\", line: 1)\nlet a = Selector("))
    }

    @Test(
        "what has no counterpart is an error at its line",
        arguments: [
            (
                "\n  @NSManaged var a: Int",
                "App/Screen.swift:2:3: @NSManaged: there is no Core Data on Linux; expected sources that are view code"
            ),
            (
                "@UIApplicationMain class A {}",
                "App/Screen.swift:1:1: @UIApplicationMain: an application's entry point has no place here; expected sources "
                    + "without it"
            ),
            (
                "@objc protocol P { @objc optional func title() -> String }",
                "App/Screen.swift:1:20: the optional requirement 'title' has a value that callers test for; expected an "
                    + "optional method without a result, or a requirement with a default in an extension of the protocol"
            ),
            (
                "@objc protocol P { @objc optional var title: String { get } }",
                "App/Screen.swift:1:20: the optional requirement 'title' has a value that callers test for; expected an "
                    + "optional method without a result, or a requirement with a default in an extension of the protocol"
            ),
            (
                "let a = #selector(tapped)",
                "App/Screen.swift:1:9: #selector(tapped) outside of a type; expected the type's name: "
                    + "#selector(Type.tapped)"
            ),
            (
                "let a = #selector(1 + 2)",
                "App/Screen.swift:1:9: #selector of something else than a method or property; expected "
                    + "#selector(Type.method(_:))"
            ),
            (
                "class A { static func make() {}\n let a = #selector(make) }",
                "App/Screen.swift:2:10: #selector of the class method 'make', which no object answers to; expected a method "
                    + "of instances"
            ),
            (
                "class A { let a = #selector(getter: b.c) }",
                "App/Screen.swift:1:19: the selector of a value's getter or setter; expected a type's: "
                    + "#selector(getter: Type.property)"
            ),
            (
                "let a = #keyPath(b())",
                "App/Screen.swift:1:9: #keyPath of something else than names; expected #keyPath(Type.property)"
            ),
            ("func a( {}", "App/Screen.swift:1:8: expected ')' to end parameter clause"),
        ])
    func problems(_ text: String, _ expected: String) {
        #expect(messages(text).first == expected)
    }

    @Test("lines end with LF or CR or both, and columns count code units of UTF-8")
    func places() {
        let text =
            "let a = 1\r\n  @NSManaged var b: Int\n@NSManaged var é: Int; @NSManaged var c: Int\r@NSManaged var d: Int"
        let places = messages(text).map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        #expect(places == ["2:3", "3:1", "3:25", "4:1"])
    }

    @Test("code that is nested too deep is refused")
    func depth() {
        let text = "let a = a" + String(repeating: ".b", count: 200_000)
        #expect(messages(text).count == 1)
        #expect(messages(text).first?.hasSuffix("the code is nested too deep; expected at most 10000 levels") == true)
    }
}
