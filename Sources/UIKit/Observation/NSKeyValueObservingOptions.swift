public import Foundation

/// What a change handler is told, and when it is called first.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Called once right away, with the present value as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Called before each change as well, which is not done here: a change is seen when it has happened.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What became of a value.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// A change of an observed property; `Foundation` on Apple's systems has more uses of it.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Nil unless the options hold `new` or, in the first call, `initial` with it.
    public let newValue: Value?
    /// Nil unless the options hold `old`, and in the first call of `initial`.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}
