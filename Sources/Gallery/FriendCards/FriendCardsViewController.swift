package import UIKit

/// Friends' cards in a table whose rows find their own heights; each drops down in its place.
package final class FriendCardsViewController: UIViewController {
    package struct Options: Sendable, Equatable {
        /// The cards that are dropped down at first, by their place.
        package var openCards: Set<Int> = []
        /// Before a row is measured, in points; the heights found are the same for any.
        package var estimatedRowHeight: CGFloat = 300
        /// Whether the chips' list asks for the room of its content.
        package var hobbiesFollowContent = true

        package init() {}
    }

    private let friends: [Friend]
    private let options: Options
    private var openCards: Set<Int>
    package private(set) lazy var tableView = UITableView(frame: .zero, style: .plain)

    package init(friends: [Friend], options: Options = Options()) {
        self.friends = friends
        self.options = options
        openCards = options.openCards
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "friendsView"
        tableView.accessibilityIdentifier = "friendsTableView"
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = options.estimatedRowHeight
        tableView.register(FriendCardCell.self, forCellReuseIdentifier: FriendCardCell.reuseIdentifier)
        tableView.dataSource = self
        view.addFillingSubview(tableView)
    }

    /// Drops a card down, or back up, and has its row alone measured again.
    package func toggleCard(at row: Int) {
        if openCards.contains(row) { openCards.remove(row) } else { openCards.insert(row) }
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

extension FriendCardsViewController: UITableViewDataSource {
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        friends.count
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: FriendCardCell.reuseIdentifier, for: indexPath)
        guard let cell = cell as? FriendCardCell else { return cell }
        cell.hobbiesFollowContent = options.hobbiesFollowContent
        cell.configure(with: friends[indexPath.row], isOpen: openCards.contains(indexPath.row))
        cell.toggleHandler = { [weak self] in self?.toggleCard(at: indexPath.row) }
        return cell
    }
}
