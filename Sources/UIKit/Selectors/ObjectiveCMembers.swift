import Synchronization

/// What classes have registered for calls by name: the actions and outlets that documents connect, and methods that selectors of
/// strings name.
///
/// `offscreen-adapt` writes the registration for classes that say `@objc`, `@IBAction` or `@IBOutlet`. By hand it reads
///
///     ObjectiveCMembers.register(ProfileCell.self) { members in
///         members["follow:"] = .method(ProfileCell.follow)
///         members["nameLabel"] = .property(\ProfileCell.nameLabel)
///     }
public enum ObjectiveCMembers {
    /// `@unchecked Sendable`: the closures capture a class, nothing else.
    private struct Table: @unchecked Sendable {
        let isClass: (AnyObject) -> Bool
        let isClassOrSubclass: (AnyClass) -> Bool
        let type: AnyClass
        let members: [String: ObjectiveCMember]
    }

    private struct State {
        var registered: Set<ObjectIdentifier> = []
        var tables: [Table] = []
        /// The tables of a class and its superclasses, nearest first.
        var chains: [ObjectIdentifier: [Table]] = [:]
    }

    private static let state = Mutex(State())

    /// Registers the members of a class, without those of its superclasses; once, whatever is registered later.
    public static func register<Class: AnyObject>(
        _ type: Class.Type, _ build: (inout [String: ObjectiveCMember]) -> Void
    ) {
        let isNew = state.withLock { $0.registered.insert(ObjectIdentifier(type)).inserted }
        guard isNew else { return }
        var members: [String: ObjectiveCMember] = [:]
        build(&members)
        let table = Table(
            isClass: { $0 is Class }, isClassOrSubclass: { $0 is Class.Type }, type: type, members: members)
        state.withLock { state in
            state.tables.append(table)
            state.chains = [:]
        }
    }

    /// The modules of the classes that are registered, in the order of their registration.
    static var modules: [String] {
        state.withLock { state in
            state.tables.compactMap { String(reflecting: $0.type).split(separator: ".").first.map(String.init) }
        }
    }

    /// The member of an object with a name: a selector's, or a property's.
    package static func member(for name: String, of object: AnyObject) -> ObjectiveCMember? {
        let tables = chain(of: object)
        if let found = tables.lazy.compactMap({ $0.members[name] }).first { return found }
        // `setTitle:` is the setter of `title`.
        guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
        let property = name.dropFirst(3).dropLast()
        let key = property.prefix(1).lowercased() + property.dropFirst()
        return tables.lazy.compactMap { $0.members[key] }.first
    }

    private static func chain(of object: AnyObject) -> [Table] {
        let identifier = ObjectIdentifier(type(of: object))
        let (known, all) = state.withLock { ($0.chains[identifier], $0.tables) }
        if let known { return known }
        // Classes that an object is of are superclasses of one another.
        let chain = all.filter { $0.isClass(object) }.sorted { first, second in
            first.type != second.type && second.isClassOrSubclass(first.type)
        }
        state.withLock { $0.chains[identifier] = chain }
        return chain
    }
}
