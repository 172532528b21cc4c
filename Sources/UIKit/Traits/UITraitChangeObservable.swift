public import Foundation

/// What can tell of changes of single traits: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (
            _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
        ) -> Void

    /// Calls `handler` after each change of one of `traits`, until the receiver goes or the registration is taken back.
    @discardableResult func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration, to be taken back with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The handlers of a view or controller.
@MainActor struct TraitChangeHandlers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        /// Takes the environment as what it was registered with.
        let call: (any UITraitEnvironment, UITraitCollection) -> Void

        init(traits: [UITrait], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.traits = traits
            self.call = call
        }
    }

    private var registrations: [Registration] = []

    mutating func add(
        _ traits: [UITrait], _ call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, call: call)
        registrations.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers of those traits that are not the same.
    func announce(
        _ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection
    ) {
        for registration in registrations
        where registration.traits.contains(where: { previous.values.differs(from: current.values, in: $0) }) {
            registration.call(environment, previous)
        }
    }
}

extension UIView: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        makeExtras().traitHandlers.add(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        extras?.traitHandlers.remove(registration)
    }
}

extension UIViewController: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        traitHandlers.add(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitHandlers.remove(registration)
    }
}

extension UITraitCollection {
    /// The traits that dynamic colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }
}

extension TraitValues {
    /// Whether a trait has another value.
    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        let identifier = ObjectIdentifier(trait)
        if let field = TraitField.all.first(where: { $0.trait == identifier }) { return !field.areEqual(self, other) }
        switch (custom[identifier], other.custom[identifier]) {
        case (nil, nil): return false
        case (let mine?, let theirs?): return !mine.isEqual(to: theirs)
        default: return true
        }
    }
}
