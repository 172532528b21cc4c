import Foundation

/// What `observeValue(forKeyPath:of:change:context:)` finds in the dictionary of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An `NSKeyValueChange`'s raw value.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// The properties of views that can be observed by name, as source without key paths does.
extension UIView {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` at each change of the property, until the observer is removed
    /// or gone. Values are what they are in Swift: a `CGSize`, not an `NSValue`.
    ///
    /// - Parameter keyPath: `contentSize`, `contentOffset` or `contentInset` of a scroll view, `frame`, `bounds`, `center`, `alpha` or
    ///   `hidden`; another name is a failure in Foundation's words.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let read = Self.property(keyPath, of: self) else {
            return LayoutDiagnostics.report(
                .unknownProperty(object: NSLayoutConstraint.name(of: self), name: keyPath))
        }
        let property = NamedProperty(self, keyPath, observer, options, context, read)
        let watch = PropertyWatch { property.look() }
        property.watch = watch
        PropertyWatches.add(watch, to: self)
        makeExtras().namedProperties.append(property)
        if options.contains(.initial) { property.tell(old: nil) }
    }

    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        endWatches { $0.observer === observer && $0.name == keyPath }
    }

    public func removeObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        endWatches { $0.observer === observer && $0.name == keyPath && $0.context == context }
    }

    /// Ends the latest of them, as each call takes back one.
    private func endWatches(_ isMeant: (NamedProperty) -> Bool) {
        guard let extras, let index = extras.namedProperties.lastIndex(where: isMeant) else { return }
        extras.namedProperties.remove(at: index).watch?.end()
    }

    private static func property(_ name: String, of view: UIView) -> ((UIView) -> any Equatable)? {
        switch name {
        case "frame": { $0.frame }
        case "bounds": { $0.bounds }
        case "center": { $0.center }
        case "alpha": { $0.alpha }
        case "hidden": { $0.isHidden }
        case "contentSize" where view is UIScrollView: { ($0 as? UIScrollView)?.contentSize ?? .zero }
        case "contentOffset" where view is UIScrollView: { ($0 as? UIScrollView)?.contentOffset ?? .zero }
        case "contentInset" where view is UIScrollView: { ($0 as? UIScrollView)?.contentInset ?? .zero }
        default: nil
        }
    }
}

/// A property of a view that is observed by its name.
@MainActor final class NamedProperty {
    let name: String
    let context: UnsafeMutableRawPointer?
    weak var observer: UIResponder?
    var watch: PropertyWatch?
    private weak var object: UIView?
    private let options: NSKeyValueObservingOptions
    private let read: (UIView) -> any Equatable
    private var latest: any Equatable

    init(
        _ object: UIView, _ name: String, _ observer: UIResponder, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?, _ read: @escaping (UIView) -> any Equatable
    ) {
        (self.object, self.name, self.observer, self.context) = (object, name, observer, context)
        (self.options, self.read) = (options, read)
        latest = read(object)
    }

    func look() {
        guard let object else { return }
        let (old, new) = (latest, read(object))
        guard !PropertyWatch.isSame(old as Any, new as Any) else { return }
        latest = new
        tell(old: old)
    }

    func tell(old: (any Equatable)?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = latest }
        if options.contains(.old) { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: name, of: object, change: change, context: context)
    }
}
