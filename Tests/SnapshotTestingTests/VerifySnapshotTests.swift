import SnapshotTesting
import Testing

@Suite("Verifying snapshots of text", .snapshots(record: .missing))
struct VerifySnapshotTests {
    /// What verifying says, and nil where it is content; as one test would call it over several runs.
    private static func verify(
        _ text: String, in folder: String, record: SnapshotTestingConfiguration.Record? = nil, named: String? = "name",
        testName: String = "test()"
    ) -> String? {
        verifySnapshot(
            of: text, as: .lines, named: named, record: record, snapshotDirectory: folder, testName: testName)
    }

    @Test("A snapshot without a golden is recorded, and fails so that it is looked at")
    func missing() throws {
        try TemporaryFolder.run { folder in
            let message = Self.verify("one", in: folder)
            #expect(
                message == """
                    No reference was found on disk. Automatically recorded snapshot: …

                    open "file://\(folder)/test.name.txt"

                    Re-run "test()" to assert against the newly-recorded snapshot.
                    """)
            #expect(Self.verify("one", in: folder) == nil)
            #expect(TemporaryFolder.files(in: folder) == ["test.name.txt"])
        }
    }

    @Test("A snapshot that differs fails with the lines that changed, and leaves the golden as it was")
    func mismatch() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify("one\ntwo\nthree", in: folder)
            let message = try #require(Self.verify("one\n2\nthree", in: folder))
            #expect(
                message.hasPrefix(
                    "Snapshot \"name\" does not match reference.\n\n@−\n\"file://\(folder)/test.name.txt\"\n@+\n"))
            #expect(message.hasSuffix("@@ −1,3 +1,3 @@\n one\n−two\n+2\n three"))
            #expect(Self.verify("one\ntwo\nthree", in: folder) == nil)
        }
    }

    @Test("What was taken lies among the artifacts, for the tool that shows both")
    func artifact() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify("one", in: folder)
            let message = try withSnapshotTesting(diffTool: .ksdiff) { try #require(Self.verify("two", in: folder)) }
            let line = try #require(message.split(separator: "\n").first { $0.hasPrefix("ksdiff ") })
            let artifact = line.split(separator: "\"")[3]
            #expect(try String(contentsOfFile: String(artifact), encoding: .utf8) == "two")
        }
    }

    @Test("With 'never' nothing is written")
    func never() throws {
        try TemporaryFolder.run { folder in
            #expect(
                Self.verify("one", in: folder, record: .never)
                    == "No reference was found on disk. New snapshot was not recorded because recording is disabled")
            #expect(TemporaryFolder.files(in: folder) == [])
        }
    }

    @Test("With 'all' every golden is replaced, and every snapshot fails")
    func all() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify("one", in: folder)
            let message = try #require(Self.verify("two", in: folder, record: .all))
            #expect(message.hasPrefix("Record mode is on. Automatically recorded snapshot: …\n"))
            #expect(
                message.hasSuffix(
                    "Turn record mode off and re-run \"test()\" to assert against the newly-recorded snapshot."))
            #expect(Self.verify("two", in: folder) == nil)
        }
    }

    @Test("With 'failed' a golden that does not match is replaced; that snapshot fails once")
    func failed() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify("one", in: folder)
            let message = try #require(Self.verify("two", in: folder, record: .failed))
            #expect(message.contains("does not match reference.\n\nA new snapshot was automatically recorded."))
            #expect(Self.verify("two", in: folder) == nil)
        }
    }

    @Test("The argument counts before what is around it, and the inner settings before the outer")
    func order() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify("one", in: folder)
            withSnapshotTesting(record: .all) {
                #expect(Self.verify("two", in: folder, record: .never)?.hasPrefix("Snapshot") == true)
                withSnapshotTesting(record: .never) {
                    #expect(Self.verify("two", in: folder)?.hasPrefix("Snapshot") == true)
                    withSnapshotTesting(diffTool: .ksdiff) {
                        #expect(Self.verify("two", in: folder)?.hasPrefix("Snapshot") == true)
                    }
                }
                #expect(Self.verify("two", in: folder)?.hasPrefix("Record mode is on.") == true)
            }
        }
    }

    @Test("Snapshots without a name are numbered from 1 in each run of a test")
    func numbers() throws {
        try TemporaryFolder.run { folder in
            _ = Self.verify("one", in: folder, named: nil)
            _ = Self.verify("two", in: folder, named: nil)
            #expect(TemporaryFolder.files(in: folder) == ["test.1.txt", "test.2.txt"])
        }
    }

    @Test("An assertion that fails is an issue of the test, at its line")
    func assertion() throws {
        try TemporaryFolder.run { folder in
            withKnownIssue {
                assertSnapshot(of: "never recorded", as: .lines, record: .never)
            } matching: { issue in
                issue.comments.first?.rawValue.hasPrefix("No reference was found on disk.") == true
                    && issue.sourceLocation?.fileID == "SnapshotTestingTests/VerifySnapshotTests.swift"
            }
        }
    }

    @Test("A value that cannot be made fails with its error")
    func throwing() {
        struct NoValue: Error {}
        func value() throws -> String { throw NoValue() }
        #expect(verifySnapshot(of: try value(), as: .lines, named: "throwing")?.contains("NoValue") == true)
    }

    @Test("A strategy that never answers fails after its timeout")
    func timeout() {
        let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
        let message = verifySnapshot(of: 1, as: strategy, named: "timeout", timeout: 0.02)
        #expect(message?.hasPrefix("Exceeded timeout of 0.02 seconds waiting for snapshot.") == true)
    }
}
