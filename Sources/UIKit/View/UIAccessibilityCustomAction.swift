public import Foundation

/// Something that assistive technologies offer to do with an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Answers whether it has been done.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
