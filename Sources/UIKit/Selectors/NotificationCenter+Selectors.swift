public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of `observer` with each notification of a name and an object, nil for any.
    ///
    /// The observer is not kept alive, and need not be removed.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let registration = SelectorObservation(observer, self, name: aName, object: anObject.map { $0 as AnyObject })
        let key = ObjectIdentifier(observer)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) {
            [weak self, weak registration] notification in
            guard let registration else { return }
            if let observer = registration.observer {
                aSelector.perform(on: observer, with: [notification])
            } else {
                if let token = registration.token { self?.removeObserver(token as Any, name: nil, object: nil) }
                SelectorObservation.remove(registration, under: key)
            }
        }
        SelectorObservation.add(registration)
    }

    /// Ends all observations of an observer, whether it has a method called or was made for a block.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// - Parameters:
    ///   - aName: nil for observations of any name.
    ///   - anObject: nil for observations of any object.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        for observation in SelectorObservation.remove(of: observer, in: self, name: aName, object: object) {
            if let token = observation.token { removeObserver(token as Any, name: nil, object: nil) }
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// One call of `addObserver(_:selector:name:object:)`.
///
/// `@unchecked Sendable`: nothing changes after it has been added.
private final class SelectorObservation: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private let center: ObjectIdentifier
    private let name: NSNotification.Name?
    private let object: ObjectIdentifier?
    /// What Foundation knows the observation by.
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?) {
        self.observer = observer
        self.center = ObjectIdentifier(center)
        self.name = name
        self.object = object.map { ObjectIdentifier($0) }
    }

    /// By observer; those of an observer that is gone stay until one of its notifications, or an object in its place, comes.
    private static let all = Mutex<[ObjectIdentifier: [SelectorObservation]]>([:])

    static func add(_ observation: SelectorObservation) {
        guard let observer = observation.observer else { return }
        all.withLock { all in
            let key = ObjectIdentifier(observer)
            all[key] = (all[key] ?? []).filter { $0.observer != nil } + [observation]
        }
    }

    /// - Returns: the observations that end.
    static func remove(
        of observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
    ) -> [SelectorObservation] {
        let (center, object) = (ObjectIdentifier(center), object.map { ObjectIdentifier($0) })
        return remove(under: ObjectIdentifier(observer)) { observation in
            observation.center == center && (name == nil || observation.name == name)
                && (object == nil || observation.object == object)
        }
    }

    /// Forgets an observation whose observer, once at `key`, is gone.
    static func remove(_ observation: SelectorObservation, under key: ObjectIdentifier) {
        _ = remove(under: key) { $0 === observation }
    }

    private static func remove(
        under key: ObjectIdentifier, where isEnding: (SelectorObservation) -> Bool
    ) -> [SelectorObservation] {
        all.withLock { all in
            let known = all[key] ?? []
            let remaining = known.filter { !isEnding($0) }
            all[key] = remaining.isEmpty ? nil : remaining
            return known.filter(isEnding)
        }
    }
}
