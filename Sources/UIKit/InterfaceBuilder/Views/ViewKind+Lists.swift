import InterfaceBuilder

extension ViewKind {
    static let tableView = ViewKind(
        "UITableView",
        make: { reader -> UITableView in CanvasTableView(frame: .zero, style: reader.tableStyle) },
        read: { table, reader in
            table.readScrolling(reader)
            table.readHeights(reader)
            let separators: [String: UITableViewCell.SeparatorStyle] = [
                "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
            ]
            if let style = reader.choice("separatorStyle", separators) { table.separatorStyle = style }
            if let color = reader.color("separatorColor") { table.separatorColor = color }
            if let insets = reader.insets("separatorInset") { table.separatorInset = insets }
            table.allowsSelection = reader.flag("allowsSelection") ?? true
            table.allowsMultipleSelection = reader.flag("allowsMultipleSelection") ?? false
            reader.ignore(
                "style", "dataMode", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
                "contentViewInsetsToSafeArea", "showsSelectionImmediatelyOnTouchBegin",
                "sectionIndexMinimumDisplayRowCount")
            reader.ignoreParts(keyed: "sectionIndexBackgroundColor", "sectionIndexColor")
        })

    static let collectionView = ViewKind(
        "UICollectionView",
        make: { _ in UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        read: { view, reader in
            view.readScrolling(reader)
            view.allowsSelection = reader.flag("allowsSelection") ?? true
            view.allowsMultipleSelection = reader.flag("allowsMultipleSelection") ?? false
            reader.ignore("dataMode", "prefetchingEnabled")
            reader.ignoreParts("collectionViewFlowLayout", "collectionViewLayout")
        })

    static let tableViewCell = ViewKind(
        "UITableViewCell",
        make: { reader in
            // The labels of UIKit's own styles are in the document.
            UITableViewCell(style: .default, reuseIdentifier: reader.string("reuseIdentifier"))
        },
        read: { cell, reader in
            let accessories: [String: UITableViewCell.AccessoryType] = [
                "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
                "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
            ]
            cell.accessoryType = reader.choice("accessoryType", accessories) ?? .none
            if let insets = reader.insets("separatorInset") { cell.separatorInset = insets }
            let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
                "none": .none, "blue": .blue, "gray": .gray, "default": .default,
            ]
            cell.selectionStyle = reader.choice("selectionStyle", selectionStyles) ?? .default
            reader.ignore(
                "style", "reuseIdentifier", "indentationWidth", "indentationLevel", "rowHeight",
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

}

extension ElementReader {
    var tableStyle: UITableView.Style {
        choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    }

    /// Of a cell that is filled by itself.
    var cellStyle: UITableViewCell.CellStyle {
        let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        return choice("style", styles) ?? .default
    }
}

extension UITableView {
    /// Heights in points; -1 stands for automatic ones, which documents from before Xcode 9 do not know.
    fileprivate func readHeights(_ reader: ElementReader) {
        let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
            ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
            ("sectionHeaderHeight", \.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight),
            ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
        ]
        for (name, path) in heights {
            guard let height = reader.number(name), abs(height) <= DocumentLimits.length else { continue }
            // Only code that uses the table has rows of its own.
            if reader.context.nib != nil { self[keyPath: path] = height < 0 ? UITableView.automaticDimension : height }
        }
    }
}
