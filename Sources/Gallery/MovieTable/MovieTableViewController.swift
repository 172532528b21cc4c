package import UIKit

/// A film and its reviews in a table whose rows find their own heights.
package final class MovieTableViewController: UIViewController {
    private let movie: Movie
    private let mistake: MovieMistake?
    private let estimatedRowHeight: CGFloat
    package private(set) lazy var tableView = UITableView(frame: .zero, style: .insetGrouped)

    /// - Parameter estimatedRowHeight: in points; the heights found are the same for any.
    package init(movie: Movie, mistake: MovieMistake? = nil, estimatedRowHeight: CGFloat = 300) {
        self.movie = movie
        self.mistake = mistake
        self.estimatedRowHeight = estimatedRowHeight
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "movieView"
        tableView.accessibilityIdentifier = "movieTableView"
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = estimatedRowHeight
        tableView.register(
            MovieDescriptionCell.self, forCellReuseIdentifier: MovieDescriptionCell.reuseIdentifier)
        tableView.register(
            MovieReviewCell.self, forCellReuseIdentifier: MovieReviewCell.reuseIdentifier)
        tableView.dataSource = self
        view.addFillingSubview(tableView)
    }
}

extension MovieTableViewController: UITableViewDataSource {
    package func numberOfSections(in tableView: UITableView) -> Int { MovieSection.allCases.count }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        MovieSection(rawValue: section) == .reviews ? movie.reviews.count : 1
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        if MovieSection(rawValue: indexPath.section) == .reviews {
            let cell = tableView.dequeueReusableCell(
                withIdentifier: MovieReviewCell.reuseIdentifier, for: indexPath)
            (cell as? MovieReviewCell)?.configure(with: movie.reviews[indexPath.row])
            return cell
        }
        let cell = tableView.dequeueReusableCell(
            withIdentifier: MovieDescriptionCell.reuseIdentifier, for: indexPath)
        (cell as? MovieDescriptionCell)?.configure(with: movie, mistake: mistake)
        return cell
    }

    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        MovieSection(rawValue: section) == .reviews ? "관람평 \(movie.reviews.count)" : nil
    }
}
