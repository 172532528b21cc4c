/// A value that is handed over when it is ready.
public struct Async<Value> {
    /// Starts the work; the value goes to the function that it takes.
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// A value that is ready now.
    public init(value: Value) {
        run = { callback in callback(value) }
    }

    /// The value, changed by `transform` when it is ready.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
