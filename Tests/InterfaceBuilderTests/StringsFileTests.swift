import Foundation
import InterfaceBuilder
import Testing

/// Source of the form: Apple's description of property lists before XML, which strings files are.
@Suite("Strings files") struct StringsFileTests {
    private func entries(_ text: String) throws -> [String: String] { try StringsFile(Data(text.utf8)).entries }

    @Test(
        "keys and texts are in quotes of both kinds or words, with comments and spaces anywhere",
        arguments: [
            ("", [:]), ("// nothing", [:]), ("/* a\n \"b\" = \"c\"; */", [:]),
            ("/* Class = \"UILabel\"; text = \"Name\"; ObjectID = \"l\"; */\n\"l.text\" = \"이름\";\n", ["l.text": "이름"]),
            (
                "\u{FEFF}\"a\"=\"1\";'b' = '\"2\"' ;c_1.text // end\r\n= $x/y:z-1;",
                ["a": "1", "b": "\"2\"", "c_1.text": "$x/y:z-1"]
            ),
            ("{ \"a\" = \"1\"; /**/ b = \"\"; }\n", ["a": "1", "b": ""]),
            ("\"alone\";", ["alone": "alone"]), ("\"a\" = \"one\";\n\"a\" = \"two\";", ["a": "two"]),
            ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
        ] as [(String, [String: String])])
    func forms(text: String, expected: [String: String]) throws {
        #expect(try entries(text) == expected)
    }

    @Test("escapes are those of strings, code points and octal numbers")
    func escapes() throws {
        #expect(try entries(#""a" = "\n\t\"\\\'\q";"#) == ["a": "\n\t\"\\'q"])
        #expect(try entries(#""a" = "\U00e9\uc774\Ud83d\ude00\101";"#) == ["a": "é이😀A"])
    }

    @Test("UTF-16 with a byte order mark is read in both orders")
    func wide() throws {
        let text = "\"a\" = \"이름\";"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try StringsFile(Data([0xFF, 0xFE] + little)).entries == ["a": "이름"])
        #expect(try StringsFile(Data([0xFE, 0xFF] + big)).entries == ["a": "이름"])
    }

    @Test(
        "what is wrong is told with its line and column",
        arguments: [
            ("\"a\" = \"b\"", 1, 10, "expected ;, as in \"key\" = \"text\";"),
            ("// one\r\n\"a\" \"b\";", 2, 5, "expected =, as in \"key\" = \"text\";"),
            ("\n\n  \"a\" = \"b;", 3, 9, "the text is not closed"), ("a = b;\r/* c", 2, 1, "the comment is not closed"),
            ("<plist/>", 1, 1, "expected \"key\" = \"text\";"), ("{ a = b;", 1, 9, "expected \"key\" = \"text\";"),
            ("{ a = b; } c", 1, 12, "expected the end of the file"), ("a = (b);", 1, 5, "expected \"key\" = \"text\";"),
            (#"a = "\Ud83d";"#, 1, 6, "unknown escape"), (#"a = "\U12";"#, 1, 6, "unknown escape"),
            (#"a = "\377";"#, 1, 6, "unknown escape"), (#"a = "\"#, 1, 6, "unknown escape"),
        ])
    func faults(text: String, line: Int, column: Int, message: String) {
        #expect(
            throws: StringsFile.Fault(position: DocumentPosition(line: line, column: column), message: message)
        ) { try entries(text) }
    }

    @Test("bytes that are no text are refused")
    func encoding() {
        let start = DocumentPosition(line: 1, column: 1)
        #expect(
            throws: StringsFile.Fault(position: start, message: "expected UTF-8, or UTF-16 with a byte order mark")
        ) { try StringsFile(Data([0x61, 0xFF])) }
        #expect(throws: StringsFile.Fault(position: start, message: "a strings file is at most 16 MiB large")) {
            try StringsFile(Data(count: StringsFile.limit + 1))
        }
    }

    @Test("ten thousand files of random bytes end with a result, never a trap")
    func random() {
        var state: UInt64 = 7
        let pieces = Array("\"'\\;={}/* \n\rU8dea0.7\u{FEFF}이".unicodeScalars).map(String.init)
        for _ in 0..<10_000 {
            let text = (0..<24).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return pieces[Int(state >> 33) % pieces.count]
            }.joined()
            _ = try? StringsFile(Data(text.utf8))
        }
    }
}
