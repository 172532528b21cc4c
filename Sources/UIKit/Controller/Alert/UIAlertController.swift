import Foundation

/// A message with actions in the middle of the screen, or a sheet of actions at its bottom edge.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle: UIAlertController.Style = .alert
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// The action in bold type of an alert; it has to be among the actions.
    open var preferredAction: UIAlertAction? {
        didSet { contentDidChange() }
    }
    open var message: String? {
        didSet { contentDidChange() }
    }
    open override var title: String? {
        didSet { contentDidChange() }
    }

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        contentDidChange()
    }

    /// For alerts alone, as on iOS; an action sheet takes none.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else { return LayoutDiagnostics.report(.textFieldInActionSheet) }
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    open override func loadView() { view = AlertView(of: self) }

    private func contentDidChange() { (viewIfLoaded as? AlertView)?.show(self) }

    /// Takes the alert away, then runs the action.
    func choose(_ action: UIAlertAction) {
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    override func frameOfPresentedView(in container: UIView) -> CGRect? {
        let safeArea = container.bounds.inset(by: container.safeAreaInsets)
        let isSheet = preferredStyle == .actionSheet
        let width =
            isSheet ? min(safeArea.width, AlertMetrics.widestSheet) - 2 * AlertMetrics.sheetGap : AlertMetrics.width
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = min(fitting.height, safeArea.height - 2 * AlertMetrics.sheetGap)
        let bottom = container.safeAreaInsets.bottom > 0 ? safeArea.maxY : safeArea.maxY - AlertMetrics.sheetGap
        return CGRect(
            x: safeArea.midX - width / 2, y: isSheet ? bottom - height : safeArea.midY - height / 2, width: width,
            height: height)
    }
}

/// Lengths in points, as measured on screenshots of iOS 13 to 18 by many; Apple documents none.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let widestSheet: CGFloat = 430
    /// Around an action sheet, and above its cancel button.
    static let sheetGap: CGFloat = 8
    static let cornerRadius: CGFloat = 14
    static let actionHeight: CGFloat = 44
    static let sheetActionHeight: CGFloat = 57
    static let padding: CGFloat = 16
    static let topPadding: CGFloat = 19
    static let bottomPadding: CGFloat = 20
    static let lineGap: CGFloat = 3
}
