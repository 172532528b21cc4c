import SourceAdapter
import Testing

@Suite("Selectors in source") struct SelectorTests {
    /// What `#selector(…)` becomes inside a class with some methods.
    private func selector(_ argument: String) throws -> String {
        let text = """
            class Screen: UIViewController {
                var model: Model?
                var name = ""
                lazy var action = #selector(\(argument))
                @objc func refresh() {}
                @objc func tapped(_ sender: Any) {}
                @objc func move(to place: Any, animated: Bool) {}
                @objc func handle(gesture: Any) {}
                @objc(custom:) func named(_ sender: Any) {}
                func both() {}
                func both(_ other: Int) {}
            }
            """
        let line = try #require(try adapted(text).split(separator: "\n").first { $0.contains("lazy var action") })
        return String(line.dropFirst("    lazy var action = ".count))
    }

    @Test(
        "a selector carries the method it names, under the name that Objective-C gives it",
        arguments: [
            ("refresh", #"Selector("refresh", .method(Screen.refresh))"#),
            ("tapped", #"Selector("tapped:", .method(Screen.tapped))"#),
            ("tapped(_:)", #"Selector("tapped:", .method(Screen.tapped(_:)))"#),
            ("self.tapped", #"Selector("tapped:", .method(Screen.tapped))"#),
            ("Screen.tapped(_:)", #"Selector("tapped:", .method(Screen.tapped(_:)))"#),
            ("move(to:animated:)", #"Selector("moveTo:animated:", .method(Screen.move(to:animated:)))"#),
            ("handle(gesture:)", #"Selector("handleWithGesture:", .method(Screen.handle(gesture:)))"#),
            ("named", #"Selector("custom:", .method(Screen.named))"#),
            ("UIView.endEditing(_:)", #"Selector("endEditing:", .method(UIView.endEditing(_:)))"#),
            ("UIView.layoutIfNeeded", #"Selector("layoutIfNeeded", .method(UIView.layoutIfNeeded))"#),
            ("both as () -> Void", #"Selector("both", .method(Screen.both as (Screen) -> () -> Void))"#),
            (
                "Screen.both as (Screen) -> (Int) -> Void",
                #"Selector("both", .method(Screen.both as (Screen) -> (Int) -> Void))"#
            ),
            ("model?.reload", #"Selector("reload", .method(of: model) { $0.reload })"#),
            ("getter: name", #"Selector("name", .property(\Screen.name))"#),
            ("setter: Screen.name", #"Selector("setName:", .property(\Screen.name))"#),
        ])
    func forms(_ argument: String, _ expected: String) throws {
        #expect(try selector(argument) == expected)
    }

    @Test("a bare name is looked up in the type around it, and in those around that")
    func nesting() throws {
        let text = """
            class Outer: NSObject {
                @objc func outer() {}
                class Inner: NSObject {
                    let first = #selector(inner)
                    let second = #selector(outer)
                    @objc func inner() {}
                }
            }
            extension Outer.Inner { var third: Selector { #selector(inner) } }
            """
        let lines = try adapted(text).split(separator: "\n")
        #expect(lines[3].hasSuffix(#"Selector("inner", .method(Inner.inner))"#))
        #expect(lines[4].hasSuffix(#"Selector("outer", .method(Outer.outer))"#))
        #expect(lines[8].contains(#"Selector("inner", .method(Outer.Inner.inner))"#))
    }

    @Test("a method of a superclass in another file is found")
    func inheritance() throws {
        let base = SourceFile(
            path: "Base.swift", name: "Base.swift",
            text: "class Base: UIView { @objc(done:) func finish(_ sender: Any) {} }")
        let screen = SourceFile(
            path: "Screen.swift", name: "Screen.swift", text: "class Screen: Base { let action = #selector(finish) }")
        let result = try SourceAdapter.adapt([screen, base])
        #expect(
            body(of: result[0]) == #"class Screen: Base { let action = Selector("done:", .method(Screen.finish)) }"#)
    }

    @Test(
        "a key path becomes its name",
        arguments: [
            ("name", "name"), ("Screen.name", "name"), ("Screen.model.title", "model.title"), ("self.name", "name"),
            ("App.Screen.name", "name"),
        ])
    func keyPaths(_ argument: String, _ expected: String) throws {
        #expect(try adapted("let key = #keyPath(\(argument))") == #"let key = ("\#(expected)")"#)
    }

    @Test("a selector over several lines leaves the lines after it where they were")
    func lines() throws {
        let text = "class A: NSObject {\n    let a = #selector(\n        A.b\n    )\n    func b() {}\n}"
        let lines = try adapted(text).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6)
        #expect(lines[4] == "    func b() {}")
    }
}
