/// The name of a method, with which controls, gestures and notifications are told what to call.
///
/// There is no Objective-C runtime on Linux to look the name up in, so a selector may carry the method itself, as those do that
/// `offscreen-adapt` makes of `#selector`. One that is only a name calls what the class of its target registered under it with
/// ``ObjectiveCMembers``. Selectors are equal if their names are.
///
/// `@unchecked Sendable`, as Apple's: the method it carries is a reference to a declaration, and captures nothing.
public struct Selector: @unchecked Sendable {
    let name: String
    let member: ObjectiveCMember?

    /// A selector that is only a name, such as `tapped:`.
    public init(_ str: String) {
        name = str
        member = nil
    }

    /// A selector that carries the method or property that it names.
    ///
    /// - Parameter name: a method's may be without its colons, which are added then.
    public init(_ name: String, _ member: ObjectiveCMember) {
        let isPlain = !name.contains(":")
        self.name = isPlain ? name + String(repeating: ":", count: member.parameterCount) : name
        self.member = member
    }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// MARK: Calls

extension Selector {
    /// The method or property of an object that the selector calls; nil if the object has none.
    func member(of object: AnyObject) -> ObjectiveCMember? {
        if let member, member.applies(to: object) { return member }
        return ObjectiveCMembers.member(for: name, of: object)
    }

    /// Calls the method with as many of the arguments as it takes; a property's setter with the first.
    ///
    /// - Returns: what the method returns, or the property's value.
    @discardableResult func perform(on object: AnyObject, with arguments: [Any?] = []) -> Any? {
        guard let member = member(of: object) else {
            // As Objective-C's runtime ends the program: nothing sensible can follow a call that is not made.
            fatalError("-[\(type(of: object)) \(name)]: unrecognized selector sent to an instance; \(remedy)")
        }
        guard let result = member.perform(on: object, isSetter: isSetter, arguments) else {
            // What Objective-C's runtime does not see: the method would go on with a value of another type.
            fatalError("-[\(type(of: object)) \(name)]: takes no \(arguments.compactMap { $0 }.map { type(of: $0) })")
        }
        return result
    }

    private var isSetter: Bool { name.hasPrefix("set") && name.hasSuffix(":") }

    private var remedy: String {
        "expected a class that registers it with ObjectiveCMembers, as offscreen-adapt makes those do that say @objc"
    }
}
