public import Foundation

/// Something small beside a list cell's content: a chevron, a checkmark, a button for editing, a label, any view.
///
/// The system's own have their places; where views of an app's own go, the app says.
public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable {
        case always = 0
        case whenEditing = 1
        case whenNotEditing = 2
    }

    /// How much room an accessory has along its row.
    public enum LayoutDimension: Hashable, Sendable {
        /// What the accessory takes up.
        case actual
        /// What accessories of the system have in common, so that rows line up.
        case standard
        /// Points.
        case custom(CGFloat)
    }

    /// On which side of the content a view is, and where among what else is there.
    public enum Placement {
        /// Answers the place among those that are on the side already, from leading to trailing.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public typealias ActionHandler = @MainActor () -> Void

    let kind: CellAccessoryKind
    let displayed: DisplayedState
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    let tintColor: UIColor?
    var actionHandler: ActionHandler?

    init(
        _ kind: CellAccessoryKind, _ displayed: DisplayedState, _ options: some CellAccessoryOptions,
        actionHandler: ActionHandler? = nil
    ) {
        self.kind = kind
        self.displayed = displayed
        isHidden = options.isHidden
        reservedLayoutWidth = options.reservedLayoutWidth
        tintColor = options.tintColor
        self.actionHandler = actionHandler
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case _ where isHidden: false
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}

/// What an accessory is.
enum CellAccessoryKind {
    case disclosureIndicator
    case detail
    case checkmark
    case delete(background: UIColor?)
    case insert(background: UIColor?)
    case reorder(showsSeparator: Bool)
    case multiselect(background: UIColor?)
    case outlineDisclosure(UICellAccessory.OutlineDisclosureOptions.Style)
    case label(String, UICellAccessory.LabelOptions)
    case customView(UIView, UICellAccessory.Placement, maintainsFixedSize: Bool)

    /// Nil for views, whose side and place the app decides; else the order from leading to trailing, negative before the
    /// content.
    var rank: Int? {
        switch self {
        case .multiselect: -3
        case .delete: -2
        case .insert: -1
        case .label: 1
        case .detail: 2
        case .checkmark: 3
        case .outlineDisclosure(let style): style == .cell ? -4 : 4
        case .disclosureIndicator: 5
        case .reorder: 6
        case .customView: nil
        }
    }
}
