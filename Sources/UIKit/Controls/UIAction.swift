import Foundation

/// What a `UIAction` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, which controls perform and buttons take their looks from.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: UIAction.Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?
    /// What performs the action, while it runs.
    open private(set) var sender: Any?
    private let handler: UIActionHandler
    private var ownTitle: String
    private var ownImage: UIImage?

    /// Numbers the actions that were made without an identifier.
    private static var count = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.count)")
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        ownTitle = title
        ownImage = image
        super.init(title: title, image: image)
    }

    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// Runs the handler, unless the action is disabled.
    func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
