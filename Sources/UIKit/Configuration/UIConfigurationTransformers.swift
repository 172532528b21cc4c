public import Foundation

/// Changes a colour of a configuration into the one that is shown.
public struct UIConfigurationColorTransformer: Hashable {
    public let transform: (UIColor) -> UIColor
    /// Two transformers are equal only where one is a copy of the other.
    private let identity = Identity()

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// Changes the attributes of a configuration's text into those that it is shown with.
public struct UIConfigurationTextAttributesTransformer: Hashable {
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Two transformers are equal only where one is a copy of the other.
    private let identity = Identity()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// What a copied transformer shares with the one it was copied from.
private final class Identity {}
