package import UIKit

/// A film in a table: its still, title, director, release and genre.
package final class MovieDescriptionCell: UITableViewCell {
    static let reuseIdentifier = "MovieDescriptionCell"

    private let movieDescription = MovieDescription()
    private var isArranged = false

    package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessibilityIdentifier = "movieDescriptionCell"
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    func configure(with movie: Movie, mistake: MovieMistake?) {
        movieDescription.show(movie)
        guard !isArranged else { return }
        isArranged = true
        movieDescription.add(to: contentView, of: self, mistake: mistake)
    }
}
