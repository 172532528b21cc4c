import SnapshotTesting
import Testing

@Suite("Files of snapshots", .snapshots(record: .missing))
struct SnapshotNameTests {
    private static func file(of name: String, testName: String = "test()") throws -> String {
        try TemporaryFolder.run { folder in
            _ = verifySnapshot(of: "", as: .lines, named: name, snapshotDirectory: folder, testName: testName)
            return try #require(TemporaryFolder.files(in: folder).first)
        }
    }

    @Test(
        "Names are those that iOS teams know: what is no letter, digit or underscore becomes a hyphen",
        arguments: [
            ("iPhone 13 (dark)", "test.iPhone-13-dark.txt"), ("large_text", "test.large_text.txt"),
            ("a/b", "test.a-b.txt"), ("../../etc/passwd", "test.etc-passwd.txt"), ("한국어", "test.한국어.txt"),
        ])
    func names(name: String, file: String) throws {
        #expect(try Self.file(of: name) == file)
    }

    @Test("The test's brackets and argument labels go the same way")
    func testName() throws {
        #expect(try Self.file(of: "1", testName: "look(device:style:)") == "look-device-style.1.txt")
    }

    @Test("Names that would lose a sign beyond ASCII, are too long, or are devices of Windows get a digest")
    func digests() throws {
        let (first, second) = (try Self.file(of: "🐛"), try Self.file(of: "🎉"))
        #expect(first != second && first.hasPrefix("test.") && first.count == "test.01234567.txt".count)
        let long = String(repeating: "long name ", count: 30)
        #expect(try Self.file(of: long).utf8.count < 130)
        #expect(try Self.file(of: long + "1") != Self.file(of: long + "2"))
        #expect(try Self.file(of: "CON").hasPrefix("test.CON-"))
    }

    @Test("Two names of one run that would be one file are told instead of overwriting each other")
    func shared() throws {
        try TemporaryFolder.run { folder in
            func verify(_ name: String) -> String? {
                verifySnapshot(of: name, as: .lines, named: name, snapshotDirectory: folder, testName: "test()")
            }
            _ = verify("a b")
            #expect(verify("a/b")?.contains("\"a b\" of SnapshotNameTests.test() and \"a/b\" of") == true)
            // One file on a disk that does not tell cases apart.
            #expect(verify("A b")?.contains("give one of them another name") == true)
            #expect(verify("a b") == nil)
        }
    }
}
