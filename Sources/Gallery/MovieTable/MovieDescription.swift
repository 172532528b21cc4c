import UIKit

/// The views that describe a film, and their constraints; the same in a cell of a table and of a collection view.
@MainActor final class MovieDescription {
    private let posterView = UIImageView()
    private let titleLabel = UILabel()
    private let directorLabel = UILabel()
    private let releaseLabel = UILabel()
    private let genreLabel = UILabel()

    init() {
        posterView.accessibilityIdentifier = "posterView"
        posterView.contentMode = .scaleAspectFill
        posterView.clipsToBounds = true
        // The picture has a size of its own, which must not count against the constraints.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            posterView.setContentHuggingPriority(.defaultLow - 1, for: axis)
            posterView.setContentCompressionResistancePriority(.defaultLow - 1, for: axis)
        }
        titleLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(
            for: .systemFont(ofSize: 24, weight: .black))
        for (label, name) in [
            (titleLabel, "titleLabel"), (directorLabel, "directorLabel"), (releaseLabel, "releaseLabel"),
            (genreLabel, "genreLabel"),
        ] {
            label.accessibilityIdentifier = name
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            guard label !== titleLabel else { continue }
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.textColor = .secondaryLabel
        }
    }

    func show(_ movie: Movie) {
        if posterView.image == nil { posterView.image = MoviePoster.makeImage() }
        titleLabel.text = movie.title
        directorLabel.text = "감독  \(movie.director)"
        releaseLabel.text = "개봉  \(movie.releaseDay)"
        genreLabel.text = "장르  " + movie.genres.joined(separator: ", ")
    }

    /// Adds the views to a cell's content view.
    func add(to contentView: UIView, of cell: UIView, mistake: MovieMistake?) {
        for view in [posterView, titleLabel, directorLabel, releaseLabel, genreLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let container = mistake == .outsideContentView ? cell : contentView
        NSLayoutConstraint.activate([
            posterView.topAnchor.constraint(equalTo: container.topAnchor),
            posterView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            posterView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            posterView.heightAnchor.constraint(equalToConstant: Metrics.posterHeight),
        ])
        var above: UIView = posterView
        for label in [titleLabel, directorLabel, releaseLabel, genreLabel] {
            let distance = label === titleLabel ? Metrics.margin : Metrics.spacing
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: above.bottomAnchor, constant: distance),
                label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: Metrics.margin),
                label.trailingAnchor.constraint(
                    equalTo: container.trailingAnchor, constant: -Metrics.margin),
            ])
            above = label
        }
        if mistake != .withoutBottom {
            genreLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -Metrics.margin)
                .isActive = true
        }
        if mistake != .withoutHugging { setHuggingPriorities() }
    }

    /// Says which label is stretched where the cell is higher than its texts: the last one.
    private func setHuggingPriorities() {
        for (label, more) in [(titleLabel, 3), (directorLabel, 2), (releaseLabel, 1)] {
            label.setContentHuggingPriority(.defaultHigh + Float(more), for: .vertical)
        }
    }
}

private enum Metrics {
    static let posterHeight: CGFloat = 250
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 8
}
