import Foundation
import Testing
import XCTest

/// Tells the test runner under way, Swift Testing or XCTest, of a failure.
enum TestFailure {
    static func record(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: location(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// With `swift test --attachments-path FOLDER` the files are there to be looked at.
    static func attach(
        _ attachments: [XCTAttachment], fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        guard Test.current != nil else { return }
        let location = location(fileID: fileID, filePath: filePath, line: line, column: column)
        for attachment in attachments {
            Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: location)
        }
    }

    private static func location(
        fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) -> SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
}
