import Foundation
import SnapshotTesting
import Testing
import UIKit

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

    @Test("Of names that are written as one file the second has a digest in its file's name, on every run")
    func shared() throws {
        try TemporaryFolder.run { folder in
            func verify(_ name: String, in folder: String) -> String? {
                verifySnapshot(of: name, as: .lines, named: name, snapshotDirectory: folder, testName: "test()")
            }
            // The last one is one file with the first on a disk that does not tell cases apart.
            let names = ["a b", "a-b", "a/b", "A b"]
            for name in names { #expect(verify(name, in: folder)?.contains("No reference was found") == true) }
            let files = TemporaryFolder.files(in: folder)
            #expect(files.count == 4 && files.contains("test.a-b.txt"))
            #expect(Set(files.map { $0.lowercased() }).count == 4)
            for name in names { #expect(verify(name, in: folder) == nil) }
            // Another run takes them in another order: here a copy, which nobody has looked at yet.
            let copy = folder + "-again"
            try FileManager.default.copyItem(atPath: folder, toPath: copy)
            defer { try? FileManager.default.removeItem(atPath: copy) }
            for name in names.reversed() { #expect(verify(name, in: copy) == nil, "\(name)") }
        }
    }

    @Test("A picture is its name's, also where another one that is written alike is taken first")
    @MainActor func owner() throws {
        try TemporaryFolder.run { folder in
            func verify(_ name: String, in folder: String) -> String? {
                let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                    UIColor(white: CGFloat(name.utf8.count) / 10, alpha: 1).setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                }
                return verifySnapshot(
                    of: image, as: .image(scale: 1), named: name, snapshotDirectory: folder, testName: "test()")
            }
            _ = verify("a  b", in: folder)
            let copy = folder + "-again"
            try FileManager.default.copyItem(atPath: folder, toPath: copy)
            defer { try? FileManager.default.removeItem(atPath: copy) }
            #expect(verify("a-b", in: copy)?.contains("No reference was found") == true)
            #expect(verify("a  b", in: copy) == nil)
            #expect(TemporaryFolder.files(in: copy).filter { $0.hasSuffix(".png") }.count == 2)
        }
    }
}
