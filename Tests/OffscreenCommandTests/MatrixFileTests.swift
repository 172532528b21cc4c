import Foundation
import OffscreenCommand
import Testing
import UIKit

@Suite("Matrix files") struct MatrixFileTests {
    private func read(_ text: String) throws(CommandError) -> MatrixFile {
        let scene = Scene("profile", summary: "A person", states: ["expanded", "read"]) { _ in UIView() }
        return try MatrixFile.read(Data(text.utf8), source: "m.json", scene: scene, height: nil)
    }

    @Test("Every combination is one variant with a name of its own, viewports outermost")
    func combinations() throws {
        let matrix = try read(
            """
            {"devices": ["iphone-se"], "widths": [320.5], "appearances": ["light", "dark"],
             "contentSizes": ["L", "ax3"], "states": ["", ["expanded", "read"]]}
            """)
        let base = Variant(viewport: .rectangle(width: 1, height: nil), direction: .rightToLeft)
        let names = matrix.variants(base: base).map(\.name)
        #expect(names.count == 16)
        #expect(Set(names).count == 16)
        #expect(names.first == "iphone-se.light.rtl")
        #expect(names.last == "320.5.dark.AX3.rtl.expanded.read")
    }

    @Test("Heights, scales and locales vary too, each with a name of its own")
    func screens() throws {
        let matrix = try read(
            #"{"devices": ["iphone-se"], "widths": [320], "heights": [480, 568], "scales": [1, 2], "locales": ["en", "pt-BR"]}"#
        )
        let names = matrix.variants(base: Variant(viewport: .rectangle(width: 1, height: nil))).map(\.name)
        #expect(matrix.count == 16)
        #expect(names.count == 16)
        #expect(Set(names).count == 16)
        #expect(names.first == "iphone-se-480.light.en@1x")
        #expect(names.last == "320x568.light.pt_BR")
    }

    @Test("Without screens of its own a matrix varies the height, scale and locale of the one that the options name")
    func baseScreen() throws {
        let matrix = try read(#"{"heights": [500], "scales": [1], "locales": ["ko"]}"#)
        let base = Variant(viewport: .device(.standard, height: nil), appearance: .dark)
        #expect(matrix.variants(base: base).map(\.name) == ["iphone-15-500.dark.ko@1x"])
    }

    @Test(
        "What is wrong is pointed at",
        arguments: [
            ("", "m.json:1:1: expected a value, found the end of the file"),
            ("[]", "m.json:1:1: expected an object of lists, found an empty array"),
            (
                "{\"devices\": [\"iphone-51\"]}",
                "m.json:1:14: expected a device such as iphone-15 ('list --devices' shows all), found \"iphone-51\", did you mean \"iphone-15\"?"
            ),
            ("{\n  \"widths\": [390, 100000]\n}", "m.json:2:19: expected points from 1 to 10000, found 100000"),
            ("{\"widths\": [1e-9]}", "m.json:1:13: expected points from 1 to 10000, found 1e-09"),
            (
                "{\"widths\": [1e400]}",
                "m.json:1:13: expected points from 1 to 10000, found a number of over 300 digits"
            ),
            (
                "{\"devices\": [\"\(String(repeating: "x", count: 50))\"]}",
                "m.json:1:14: expected a device such as iphone-15 ('list --devices' shows all), found "
                    + "\"\(String(repeating: "x", count: 40))…\""
            ),
            ("{\"scales\": [4]}", "m.json:1:13: expected 1, 2 or 3, found 4"),
            ("{\"heights\": [\"full\"]}", "m.json:1:14: expected points from 1 to 10000, found \"full\""),
            (
                "{\"locales\": [\"k\"]}",
                "m.json:1:14: expected a locale such as ko, pt-BR or zh-Hant-TW, found \"k\""
            ),
            ("{\"widths\": [390, 390]}", "m.json:1:18: 390 is in the list twice"),
            (
                "{\"widths\": [390],\n \"width\\u0073\": [320]}",
                "m.json:2:2: /widths: the key \"widths\" is there twice"
            ),
            ("{\"apearances\": [\"dark\"]}", "m.json:1:2: unknown key \"apearances\", did you mean \"appearances\"?"),
            ("{\"states\": 7}", "m.json:1:12: expected a list of at least one element, found 7"),
            ("{\"states\": []}", "m.json:1:12: expected a list of at least one element, found an empty array"),
            (
                "{\"states\": [\"\", \"expandd\"]}",
                "m.json:1:17: scene 'profile' has no state 'expandd', did you mean 'expanded'?"
            ),
            (
                "{\"states\": [\n[\"read\", \"x\"]]}",
                "m.json:2:10: scene 'profile' has no state 'x'; its states are expanded, read"
            ),
            ("{\"states\": [[\"read\", \"read\"]]}", "m.json:1:22: \"read\" is in the list twice"),
            ("{\"states\": [\"read\",]}", "m.json:1:20: expected a value, found ']'"),
            ("{\"states\": [\"read\"]} x", "m.json:1:22: expected the end of the file, found 'x'"),
            ("{\"widths\": [0x10]}", "m.json:1:13: expected a value, found '0'"),
        ])
    func faults(text: String, message: String) throws {
        let error = #expect(throws: CommandError.self) { try read(text) }
        #expect(error?.message(program: "offscreen") == message)
        #expect(error?.exitStatus == .badInput)
    }

    @Test("Deep nesting is refused rather than followed")
    func depth() {
        let text = String(repeating: "[", count: 100_000)
        #expect(
            throws: JSONFault(
                position: JSONPosition(line: 1, column: 65), message: "expected at most 64 levels of nesting")
        ) {
            try JSONReader.read(Data(text.utf8))
        }
    }

    @Test("Bytes that are not UTF-8 are pointed at")
    func encoding() {
        let bytes = Array("{\n \"가".utf8) + [0xE9]
        #expect(throws: JSONFault(position: JSONPosition(line: 2, column: 4), message: "expected UTF-8 text")) {
            try JSONReader.read(Data(bytes))
        }
    }

    @Test("Strings are read with their escapes")
    func escapes() throws {
        let node = try JSONReader.read(Data(#""a\n\u00e9\ud83d\udc1b\/""#.utf8))
        #expect(node.value == .string("a\né🐛/"))
    }

    @Test("Half of a surrogate pair is no character", arguments: ["\\ud83d", "\\ude00", "\\ud83d\\u0041"])
    func loneSurrogate(text: String) {
        #expect(throws: JSONFault.self) { try JSONReader.read(Data("[\"\(text)\"]".utf8)) }
    }
}
