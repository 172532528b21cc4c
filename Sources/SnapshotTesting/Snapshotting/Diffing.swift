public import Foundation
import Goldens
import ImageComparison

/// How a format is written to a file, read back, and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// Takes the golden's value and the new one; nil where they match, else a message and what a person looks at.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// For pictures of views, which are compared with their golden's frames first.
    var picture: PictureComparison<Value>?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// How values that are pictures are compared with a golden.
struct PictureComparison<Value> {
    var tolerance: Tolerance
    var masks: [SnapshotMask] = []
    let snapshot: (Value) throws -> Snapshot
}

/// What a failing test hands to the person who looks at it.
///
/// Named as in XCTest, which has none on Linux; with Swift Testing it becomes an attachment of the test.
public struct XCTAttachment: Equatable, Sendable {
    public var name: String?
    public let data: Data
    /// `public.png` and the like.
    public let uniformTypeIdentifier: String

    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    public init(data: Data) {
        self.init(data: data, uniformTypeIdentifier: "public.data")
    }

    public init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }
}
