/// The outlets of UIKit's own classes, which register no members.
@MainActor enum BuiltInOutlets {
    /// - Returns: whether the object has such an outlet.
    static func set(_ value: AnyObject, for key: String, of object: AnyObject) -> Bool {
        switch key {
        case "delegate": setDelegate(value, of: object)
        case "dataSource": setDataSource(value, of: object)
        default:
            switch object {
            case let controller as UIViewController: set(value, for: key, of: controller)
            case let cell as UITableViewCell: set(value, for: key, of: cell)
            case let item as UINavigationItem: set(value, for: key, of: item)
            default: false
            }
        }
    }

    private static func setDelegate(_ value: AnyObject, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: table.delegate = value as? any UITableViewDelegate
        case let list as UICollectionView: list.delegate = value as? any UICollectionViewDelegate
        case let view as UITextView: view.delegate = value as? any UITextViewDelegate
        case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
        case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
        case let recognizer as UIGestureRecognizer:
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case let controller as UINavigationController:
            controller.delegate = value as? any UINavigationControllerDelegate
        case let controller as UITabBarController: controller.delegate = value as? any UITabBarControllerDelegate
        default: return false
        }
        return true
    }

    private static func setDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
        switch object {
        case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
        case let list as UICollectionView: list.dataSource = value as? any UICollectionViewDataSource
        default: return false
        }
        return true
    }

    private static func set(_ value: AnyObject, for key: String, of controller: UIViewController) -> Bool {
        switch (key, value) {
        case ("view", let view as UIView): controller.view = view
        case ("tableView", let table as UITableView):
            guard let controller = controller as? UITableViewController else { return false }
            controller.tableView = table
        case ("collectionView", let list as UICollectionView):
            guard let controller = controller as? UICollectionViewController else { return false }
            controller.collectionView = list
        default: return false
        }
        return true
    }

    private static func set(_ value: AnyObject, for key: String, of cell: UITableViewCell) -> Bool {
        guard let view = value as? UIView else { return false }
        switch key {
        case "accessoryView": cell.accessoryView = view
        case "editingAccessoryView": cell.editingAccessoryView = view
        case "backgroundView": cell.backgroundView = view
        case "selectedBackgroundView": cell.selectedBackgroundView = view
        default: return false
        }
        return true
    }

    private static func set(_ value: AnyObject, for key: String, of item: UINavigationItem) -> Bool {
        switch (key, value) {
        case ("titleView", let view as UIView): item.titleView = view
        case ("leftBarButtonItem", let button as UIBarButtonItem): item.leftBarButtonItem = button
        case ("rightBarButtonItem", let button as UIBarButtonItem): item.rightBarButtonItem = button
        case ("backBarButtonItem", let button as UIBarButtonItem): item.backBarButtonItem = button
        default: return false
        }
        return true
    }
}
