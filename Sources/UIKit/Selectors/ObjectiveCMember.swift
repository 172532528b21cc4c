import Foundation

/// A method of up to two parameters, or a property, that can be called without its type being known.
///
/// `@unchecked Sendable`: it holds references to declarations, which capture nothing.
public struct ObjectiveCMember: @unchecked Sendable {
    /// The outer nil: the object is of another class, or an argument of another type than the parameter's.
    private typealias Call = (_ object: Any, _ arguments: [Any?]) -> Any??

    let parameterCount: Int
    /// What it takes to have the member.
    private let owns: (Any) -> Bool
    private let call: Call
    /// Nil for a method and a property that is only read.
    private let set: ((_ object: Any, _ value: Any?) -> Bool)?

    private init<Owner>(
        _ owner: Owner.Type, parameterCount: Int, call: @escaping Call, set: ((Any, Any?) -> Bool)? = nil
    ) {
        self.parameterCount = parameterCount
        self.call = call
        self.set = set
        owns = { $0 is Owner }
    }

    func applies(to object: AnyObject) -> Bool { owns(object) }

    /// Arguments that are missing are nil.
    func perform(on object: AnyObject, isSetter: Bool, _ arguments: [Any?]) -> Any?? {
        if isSetter, let set { return set(object, arguments.first ?? nil) ? .some(nil) : nil }
        return call(object, arguments + repeatElement(nil, count: max(0, parameterCount - arguments.count)))
    }

    /// Gives a property of an object a value; numbers are converted to the property's kind of number.
    ///
    /// - Returns: whether it was taken.
    package func setValue(_ value: Any?, of object: AnyObject) -> Bool { set?(object, value) ?? false }

    /// A property's value; nil as well for a method.
    package func value(of object: AnyObject) -> Any? { parameterCount == 0 ? call(object, []) ?? nil : nil }
}

// MARK: Making members

extension ObjectiveCMember {
    /// `Screen.refresh`, without parameters.
    public static func method<Owner, Result>(_ method: @escaping (Owner) -> () -> Result) -> ObjectiveCMember {
        ObjectiveCMember(Owner.self, parameterCount: 0) { object, _ in (object as? Owner).map { method($0)() } }
    }

    /// `Screen.tapped(_:)`, with one parameter: the sender, as a rule.
    public static func method<Owner, Argument, Result>(
        _ method: @escaping (Owner) -> (Argument) -> Result
    ) -> ObjectiveCMember {
        ObjectiveCMember(Owner.self, parameterCount: 1) { object, arguments in
            guard let owner = object as? Owner, let argument = arguments[0] as? Argument else { return nil }
            return method(owner)(argument)
        }
    }

    /// `Screen.tapped(_:event:)`, with two parameters.
    public static func method<Owner, First, Second, Result>(
        _ method: @escaping (Owner) -> (First, Second) -> Result
    ) -> ObjectiveCMember {
        ObjectiveCMember(Owner.self, parameterCount: 2) { object, arguments in
            guard let owner = object as? Owner, let first = arguments[0] as? First, let second = arguments[1] as? Second
            else { return nil }
            return method(owner)(first, second)
        }
    }

    /// A property that is only read.
    public static func property<Owner, Value>(_ keyPath: KeyPath<Owner, Value>) -> ObjectiveCMember {
        ObjectiveCMember(Owner.self, parameterCount: 0) { object, _ in (object as? Owner).map { $0[keyPath: keyPath] } }
    }

    public static func property<Owner, Value>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) -> ObjectiveCMember {
        ObjectiveCMember(
            Owner.self, parameterCount: 0,
            call: { object, _ in (object as? Owner).map { $0[keyPath: keyPath] } },
            set: { object, value in
                guard let owner = object as? Owner, let value = converted(value, to: Value.self) else { return false }
                owner[keyPath: keyPath] = value
                return true
            })
    }

    /// A number of any kind as that of a property: documents and callers know only numbers.
    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        let number: Double? =
            switch value {
            case let value as Int: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as CGFloat: Double(value)
            default: nil
            }
        guard let number else { return nil }
        return number as? Value ?? CGFloat(number) as? Value ?? Float(number) as? Value ?? Int(exactly: number)
            as? Value
    }
}
