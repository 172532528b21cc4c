public import UIKit

/// People by their initials, with an index at the side.
public final class ContactsViewController: UITableViewController {
    private let groups = ContactGroup.samples

    public override init(style: UITableView.Style) {
        super.init(style: style)
        title = "Contacts"
    }

    /// - Parameter states: "cards" for sections as cards.
    public convenience init(states: [String]) {
        self.init(style: states.contains("cards") ? .insetGrouped : .plain)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    }

    // MARK: Rows

    public override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].names.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = groups[indexPath.section].names[indexPath.row]
        cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
        return cell
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].initial
    }

    // MARK: Index

    public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        [UITableView.indexSearch] + groups.map(\.initial)
    }

    public override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        index - 1
    }
}
