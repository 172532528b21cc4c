import Foundation
import Gallery
import Testing

@Suite("Faults in issue data")
struct JSONDataErrorTests {
    private static func fault(_ text: String) -> String? {
        fault(Data(text.utf8))
    }

    private static func fault(_ data: Data) -> String? {
        do {
            _ = try IssueFile.issues(from: data)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(
        "Text that is no JSON is told by line, column and what belongs there",
        arguments: [
            ("", "1:1: expected an array of issues, found the end of the file"),
            (" \n ", "2:2: expected an array of issues, found the end of the file"),
            ("[", "1:2: expected a value, found the end of the file"),
            ("[{]", "1:3: expected a member's name, found \"]\""),
            ("[\n  {\"number\" 1}]", "2:13: expected \":\", found \"1\""),
            ("[{\"number\":01}]", "1:13: expected \",\" or \"}\", found \"1\""),
            ("[{\"number\":-}]", "1:13: expected a digit, found \"}\""),
            ("[{\"number\":1,}]", "1:14: expected a member's name, found \"}\""),
            (
                "[{\"title\":\"a\nb\"}]",
                "1:13: expected a quotation mark, or an escape such as \"\\n\", found byte 0x0A"
            ),
            ("[{\"title\":\"a", "1:13: expected a quotation mark that ends the string, found the end of the file"),
            ("[{\"title\":\"\\x\"}]", "1:12: expected an escape such as \"\\n\", found \"\\\""),
            ("[{\"title\":\"\\u12g4\"}]", "1:16: expected four hex digits, found \"g\""),
            ("[{\"title\":\"\\ud83d\"}]", "1:12: expected both halves of a surrogate pair, found \"\\\""),
            ("[{\"title\":\"\\udc00\"}]", "1:12: expected both halves of a surrogate pair, found \"\\\""),
            ("[{\"title\":\"가\" x", "1:15: expected \",\" or \"}\", found \"x\""),
            ("[{\"a\":nul}]", "1:7: expected a value, found \"n\""),
            ("[{\"number\":1,\"title\":\"a\"}],[]", "1:27: expected a value, found \",\""),
            ("<html>", "1:1: expected a value, found \"<\""),
        ])
    func syntax(text: String, message: String) {
        #expect(Self.fault(text) == message)
    }

    @Test("In a search's result the pointer leads through its items")
    func searchResult() {
        #expect(
            Self.fault(#"{"total_count":2,"items":[{"number":1,"title":"a"},{"number":2,"title":7}]}"#)
                == "1:72: /items/1/title: expected a string, found 7")
        #expect(
            Self.fault(#"{"total_count":1,"items":[[]]}"#) == "1:27: /items/0: expected an issue, found an array")
    }

    @Test(
        "A value of the wrong type is told by its pointer",
        arguments: [
            ("3", "1:1: expected an array of issues, or an issue, found 3"),
            ("[3]", "1:2: /0: expected an issue, found 3"),
            ("[[\"a\"]]", "1:3: /0/0: expected an issue, found \"a\""),
            ("[[[]]]", "1:3: /0/0: expected an issue, found an array"),
            ("[{\"title\":\"a\"}]", "1:2: /0: expected a member \"number\", found none"),
            ("{\"number\":1}", "1:1: expected a member \"title\", found none"),
            ("{\"message\":\"Not Found\"}", "1:1: expected an issue, found the API's answer \"Not Found\""),
            ("[{\"number\":\"1\",\"title\":\"a\"}]", "1:12: /0/number: expected a whole number, found \"1\""),
            ("[{\"number\":1.5,\"title\":\"a\"}]", "1:12: /0/number: expected a whole number, found 1.5"),
            ("[{\"number\":1e-400,\"title\":\"a\"}]", "1:12: /0/number: expected a whole number, found 1e-400"),
            (
                "[{\"number\":7.00000000000000000001,\"title\":\"a\"}]",
                "1:12: /0/number: expected a whole number, found 7.00000000000000000001"
            ),
            ("[{\"number\":-1,\"title\":\"a\"}]", "1:12: /0/number: expected a number from 0 up, found -1"),
            ("[{\"number\":1e99,\"title\":\"a\"}]", "1:12: /0/number: expected a whole number, found 1e99"),
            ("[{\"number\":1,\n\"title\":null}]", "2:9: /0/title: expected a string, found null"),
            ("[{\"number\":1,\"title\":[]}]", "1:22: /0/title: expected a string, found an array"),
        ])
    func types(text: String, message: String) {
        #expect(Self.fault(text) == message)
    }

    @Test("A number is whole however it is written", arguments: ["70", "7e1", "70.0", "700E-1", "0.7e+2", "0.070e3"])
    func wholeNumbers(text: String) throws {
        let issues = try IssueFile.issues(from: Data("[{\"number\":\(text),\"title\":\"a\",\"comments\":0e-400}]".utf8))
        #expect(issues.map(\.number) == [70])
        #expect(issues.map(\.commentCount) == [0])
    }

    @Test(
        "A member that cannot be meant is told with what was expected",
        arguments: [
            (#""labels":{}"#, "/1/labels: expected an array, found an object"),
            (#""labels":[3]"#, "/1/labels/0: expected a label: an object or a name, found 3"),
            (#""labels":[{"color":"ffffff"}]"#, "/1/labels/0: expected a member \"name\", found none"),
            (
                #""labels":["a",{"name":"b","color":"red"}]"#,
                "/1/labels/1/color: expected six hex digits, found \"red\""
            ),
            (
                #""labels":[{"name":"b","color":"+12345"}]"#,
                "/1/labels/0/color: expected six hex digits, found \"+12345\""
            ),
            (#""labels":[{"name":"b","color":7}]"#, "/1/labels/0/color: expected a string, found 7"),
            (#""state":"opened""#, "/1/state: expected \"open\" or \"closed\", found \"opened\""),
            (#""user":"me""#, "/1/user: expected an object, found \"me\""),
            (#""user":{"login":null}"#, "/1/user/login: expected a string, found null"),
            (#""comments":null"#, "/1/comments: expected a whole number, found null"),
            (#""locked":"no""#, "/1/locked: expected true or false, found \"no\""),
            (
                #""created_at":"2026-02-30T00:00:00Z""#,
                "/1/created_at: expected a date and time such as \"2026-03-04T05:06:07Z\", found \"2026-02-30T00:00:00Z\""
            ),
            (
                #""closed_at":"yesterday""#,
                "/1/closed_at: expected a date and time such as \"2026-03-04T05:06:07Z\", found \"yesterday\""
            ),
        ])
    func members(members: String, message: String) throws {
        let text = "[{\"number\":1,\"title\":\"a\"},\n{\"number\":2,\"title\":\"b\",\(members)}]"
        let fault = try #require(Self.fault(text))
        #expect(fault.hasPrefix("2:"))
        #expect(fault.hasSuffix(": " + message))
    }

    @Test(
        "A member that is there twice is told by its second place, whatever it holds and however it is written",
        arguments: [
            (
                #"[{"number":1,"title":"a","number":1}]"#,
                #"1:26: /0/number: expected each member once, found "number" a second time"#
            ),
            (
                #"[{"number":1,"titl\u0065":"a","title":"b"}]"#,
                #"1:31: /0/title: expected each member once, found "title" a second time"#
            ),
            (
                #"{"number":1,"title":"a","x":[0,{"a/b":1,"c":2,"c":3,"a/b":4}]}"#,
                #"1:47: /x/1/c: expected each member once, found "c" a second time"#
            ),
            (
                #"{"total_count":1,"items":[{"number":1,"title":"a","labels":["b",{"name":"c","name":"c"}]}]}"#,
                #"1:77: /items/0/labels/1/name: expected each member once, found "name" a second time"#
            ),
            (
                #"{"repository_url":1,"repository_uri":2,"repository":3,"":4,"repository_url":5}"#,
                #"1:60: /repository_url: expected each member once, found "repository_url" a second time"#
            ),
        ])
    func repetition(text: String, message: String) {
        #expect(Self.fault(text) == message)
    }

    @Test("Names of members that begin alike are told apart, and a great many take no long time")
    func manyMembers() {
        let members = (0..<100_000).map { "\"identifier\($0)\":0" }.joined(separator: ",")
        #expect(Self.fault("{\"number\":1,\"title\":\"a\",\(members)}") == nil)
        #expect(Self.fault("{\(members),\"identifier7\":0}")?.contains("found \"identifier7\" a second time") == true)
    }

    @Test("A member whose name is written with escapes is found")
    func escapedName() {
        #expect(Self.fault(#"[{"number":1,"titl\u0065":7}]"#) == "1:27: /0/title: expected a string, found 7")
    }

    @Test("The pointer starts at the top-level value that holds the fault, the line at the file's start")
    func severalValues() {
        #expect(
            Self.fault("[{\"number\":1,\"title\":\"a\"}]\n[{\"number\":2,\"title\":3}]")
                == "2:22: /0/title: expected a string, found 3")
    }

    @Test("Bytes that are no UTF-8 are told by their place")
    func encoding() {
        #expect(Self.fault(Data([0x5B, 0x0A, 0x22, 0xFF])) == "2:2: expected text in UTF-8, found byte 0xFF")
        #expect(Self.fault(Data([0xFF, 0xFE, 0x5B, 0x00])) == "1:1: expected text in UTF-8, found byte 0xFF")
    }

    @Test("A long value is cut in the message")
    func longValue() {
        let text = "[{\"number\":1,\"title\":\"a\",\"state\":\"\(String(repeating: "x", count: 100))\"}]"
        #expect(
            Self.fault(text)
                == "1:34: /0/state: expected \"open\" or \"closed\", found \"\(String(repeating: "x", count: 39))…\"")
    }
}
