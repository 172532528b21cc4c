import Foundation

/// How an object holds on to a value that is associated with it.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all: the value is gone when nothing else holds it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_ASSIGN = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_RETAIN = 769
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_COPY = 771
}

/// Stores a value with an object under the address of a variable; nil takes the value away.
///
/// The values of an object that is gone are released when others are stored, not with the object, as no one is told of an object's end.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy) }, of: object as AnyObject, under: key)
}

/// The value stored with an object under a key; nil if there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, under: key)
}

/// Takes all values from an object.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A value and how it is held.
private enum AssociatedValue {
    case held(Any)
    case assigned(() -> AnyObject?)

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            let object = value as AnyObject
            self = .assigned { [weak object] in object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .held(value)
        }
    }

    var value: Any? {
        switch self {
        case .held(let value): value
        case .assigned(let object): object()
        }
    }
}

/// The associated values of all objects.
///
/// `@unchecked Sendable`: a lock guards the entries. Values are released outside of it, as their ends may ask for others.
private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are taken out: twice as many as were left the last time.
    private var limit = 64

    func value(of object: AnyObject, under key: UnsafeRawPointer) -> Any? {
        let value = lock.withLock { entry(of: object)?.values[key] }
        return value?.value
    }

    func set(_ value: AssociatedValue?, of object: AnyObject, under key: UnsafeRawPointer) {
        let released: [Entry] = lock.withLock {
            let identifier = ObjectIdentifier(object)
            // Of an object that was at this address before, or with the value that is replaced.
            let former = entries[identifier]
            var entry = entry(of: object) ?? Entry(owner: object)
            entry.values[key] = value
            entries[identifier] = entry.values.isEmpty ? nil : entry
            return [former].compactMap(\.self) + removeOrphans()
        }
        withExtendedLifetime(released) {}
    }

    func removeAll(of object: AnyObject) {
        let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(released) {}
    }

    private func entry(of object: AnyObject) -> Entry? {
        entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0 : nil }
    }

    private func removeOrphans() -> [Entry] {
        guard entries.count >= limit else { return [] }
        let orphans = entries.filter { $0.value.owner == nil }
        for identifier in orphans.keys { entries[identifier] = nil }
        limit = max(64, entries.count * 2)
        return Array(orphans.values)
    }
}
