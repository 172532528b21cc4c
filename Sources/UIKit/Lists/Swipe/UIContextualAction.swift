public import Foundation

/// Something to do with a row, offered at its side.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        /// Gray, unless a colour is set.
        case normal = 0
        /// Red: what it does cannot be undone.
        case destructive = 1
    }

    /// Does what the action is for, and calls the last argument with whether it has been done, now or later.
    ///
    /// - Parameter sourceView: shows the action.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// In place of the title in rows that have no room for both; its shape is shown in white.
    open var image: UIImage?
    /// Nil for that of the style, which it answers then.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions at one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// From the side of the row inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
