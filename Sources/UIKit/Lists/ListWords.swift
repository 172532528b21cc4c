import Foundation

/// The words for a list's parts, by its class: UIKit speaks of the rows of a table view and of the items of others.
package struct ListWords {
    /// "row" or "item".
    let element: String
    /// What the list is called.
    let list: String
    let isTable: Bool

    init(list: String) {
        isTable = list == "UITableView"
        element = isTable ? "row" : "item"
        self.list = isTable ? "table view" : "collection view"
    }

    func text(_ indexPath: IndexPath) -> String {
        indexPath.count == 2
            ? "\(element) \(indexPath.item) in section \(indexPath.section)"
            : "index path [\(indexPath.map(String.init).joined(separator: ", "))]"
    }
}
