/// How a value of some type is turned into a format that can be kept in a file and compared.
public struct Snapshotting<Value, Format> {
    /// The extension of the files, without the dot; nil for none.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>

    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// A strategy for another type, whose values are first turned into this one's.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The same where turning takes its time.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            Async { callback in
                transform(newValue).run { snapshot($0).run(callback) }
            }
        }
    }
}

/// A strategy whose values are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}
