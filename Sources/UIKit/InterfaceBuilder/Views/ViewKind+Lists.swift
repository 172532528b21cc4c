import InterfaceBuilder

extension ViewKind {
    static let tableView = ViewKind(
        "UITableView",
        make: { reader in CanvasTableView(frame: .zero, style: reader.choice("style", tableStyles) ?? .plain) },
        read: { table, reader in
            table.readScrolling(reader)
            let separators: [String: UITableViewCell.SeparatorStyle] = [
                "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
            ]
            if let style = reader.choice("separatorStyle", separators) { table.separatorStyle = style }
            if let color = reader.color("separatorColor") { table.separatorColor = color }
            if let insets = reader.insets("separatorInset") { table.separatorInset = insets }
            reader.ignore(
                "style", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
                "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "dataMode", "allowsSelection",
                "allowsMultipleSelection", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
                "contentViewInsetsToSafeArea", "showsSelectionImmediatelyOnTouchBegin",
                "sectionIndexMinimumDisplayRowCount")
            reader.ignoreParts(keyed: "sectionIndexBackgroundColor", "sectionIndexColor")
        })

    static let collectionView = ViewKind(
        "UICollectionView",
        make: { _ in UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        read: { view, reader in
            view.readScrolling(reader)
            reader.ignore("dataMode", "prefetchingEnabled", "allowsSelection", "allowsMultipleSelection")
            reader.ignoreParts("collectionViewFlowLayout", "collectionViewLayout")
        })

    static let tableViewCell = ViewKind(
        "UITableViewCell",
        make: { reader in
            // The labels of UIKit's own styles are in the document.
            CanvasTableViewCell(style: .default, reuseIdentifier: reader.string("reuseIdentifier"))
        },
        read: { cell, reader in
            let accessories: [String: UITableViewCell.AccessoryType] = [
                "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
                "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
            ]
            cell.accessoryType = reader.choice("accessoryType", accessories) ?? .none
            if let insets = reader.insets("separatorInset") { cell.separatorInset = insets }
            reader.ignore(
                "style", "reuseIdentifier", "selectionStyle", "indentationWidth", "indentationLevel", "rowHeight",
                "hidesAccessoryWhenEditing", "shouldIndentWhileEditing", "editingAccessoryType", "textLabel",
                "detailTextLabel", "imageView", "showsReorderControl")
            reader.ignoreParts("listContentConfiguration")
        })

    static let collectionViewCell = ViewKind(
        "UICollectionViewCell", make: { _ in UICollectionViewCell(frame: .zero) },
        read: { _, reader in
            reader.ignore("reuseIdentifier")
            reader.ignoreParts("size", "backgroundConfiguration")
        })

    static let collectionReusableView = ViewKind(
        "UICollectionReusableView", make: { _ in UICollectionReusableView(frame: .zero) },
        read: { $1.ignore("reuseIdentifier") })

    private static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
}
