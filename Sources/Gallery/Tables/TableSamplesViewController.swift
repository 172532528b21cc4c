public import UIKit

/// Table cells in all styles, with accessories and states, in sections with headers and footers.
public final class TableSamplesViewController: UITableViewController {
    private let sections = TableSampleSection.all
    private let picksRows: Bool

    /// - Parameters:
    ///   - isEditing: whether rows have controls to delete and to move them.
    ///   - picksRows: whether several rows are picked while the table is edited, in place of deleting them.
    public init(style: UITableView.Style, isEditing: Bool = false, picksRows: Bool = false) {
        self.picksRows = picksRows
        super.init(style: style)
        title = "Tables"
        self.isEditing = isEditing || picksRows
    }

    /// - Parameter states: "plain" or "grouped" in place of cards; "editing" or "picking".
    public convenience init(states: [String]) {
        let style: UITableView.Style =
            states.contains("plain") ? .plain : states.contains("grouped") ? .grouped : .insetGrouped
        self.init(
            style: style, isEditing: states.contains("editing"), picksRows: states.contains("picking"))
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "table"
        tableView.allowsMultipleSelectionDuringEditing = picksRows
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tableView.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    }

    // MARK: Rows

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        // A style has its own colour for texts, which a reused cell with another would not get back.
        let identifier = "style \(row.style.rawValue)" + (row.color == .label ? "" : " coloured")
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
        row.fill(cell)
        return cell
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].note
    }

    public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 1
    }
}
