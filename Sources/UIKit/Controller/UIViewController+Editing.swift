import Foundation

extension UIViewController {
    func madeEditButtonItem() -> UIBarButtonItem {
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        item.show(isEditing: isEditing)
        ownEditButtonItem = item
        return item
    }
}

extension UIBarButtonItem {
    /// The system's words for what a tap on an edit button does.
    func show(isEditing: Bool) { (title, style) = isEditing ? ("Done", .done) : ("Edit", .plain) }
}
