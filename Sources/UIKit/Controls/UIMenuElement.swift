public import Foundation

/// What actions have in common: a title and an image.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Controls do not perform the action.
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    private let initialTitle: String
    private let initialImage: UIImage?

    init(title: String, image: UIImage?) {
        initialTitle = title
        initialImage = image
        super.init()
    }

    open var title: String { initialTitle }
    open var image: UIImage? { initialImage }
}
