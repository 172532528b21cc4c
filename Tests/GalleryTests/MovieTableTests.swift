import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("The table of a film", .serialized)
struct MovieTableTests {
    private static func stage(
        look: ScreenLook = ScreenLook.all[0], mistake: MovieMistake? = nil
    ) throws -> TableStage<MovieTableViewController> {
        try TableStage(environment: look.environment) {
            MovieTableViewController(movie: try Movie(data: Fixture.data("movie")), mistake: mistake)
        }
    }

    @Test("The film is the golden's in every look, and lint finds nothing in it", arguments: ScreenLook.all)
    func looks(look: ScreenLook) throws {
        try look.environment.whileInstalled {
            let stage = try Self.stage(look: look)
            stage.showWhole()
            try ScreenGolden.check(
                stage.window, name: GoldenName(suite: "movie-table", scene: "film", variant: look.variant))
            #expect(stage.controller.view.layoutFindings() == [])
        }
    }

    @Test("So it is in a collection view, by both layouts", arguments: MovieCollectionViewController.Layout.allCases)
    func collections(layout: MovieCollectionViewController.Layout) throws {
        let environment = ScreenLook.all[0].environment
        try environment.whileInstalled {
            let stage = try CollectionStage(environment: environment) {
                MovieCollectionViewController(movie: try Movie(data: Fixture.data("movie")), layout: layout)
            }
            stage.showWhole()
            try ScreenGolden.check(
                stage.window, name: GoldenName(suite: "movie-table", scene: "collection-\(layout)", variant: "light"))
            #expect(stage.controller.view.layoutFindings() == [])
        }
    }

    @Test("A table asks for its counts, then for each cell on screen, and measures it once")
    func callOrder() throws {
        let stage = try Self.stage()
        let log = TableLog(dataSource: try #require(stage.list.dataSource))
        stage.list.dataSource = log
        stage.list.reloadData()
        stage.window.layoutIfNeeded()
        #expect(log.calls.filter { $0.hasPrefix("cell") }.prefix(3) == ["cell 0.0", "cell 1.0", "cell 1.1"])
        #expect(Set(log.calls.filter { $0.hasPrefix("cell") }).count == log.calls.count { $0.hasPrefix("cell") })
    }

    @Test("The still is 250 high, edge to edge; the texts stand 16 from the sides, 16 and 8 from each other")
    func frames() throws {
        let stage = try Self.stage()
        let cell = try #require(stage.list.cellForRow(at: IndexPath(row: 0, section: 0)))
        func frame(_ name: String) throws -> CGRect {
            let view = try #require(cell.view(identified: name))
            return cell.contentView.convert(view.bounds, from: view)
        }
        let (poster, title, director) = try (frame("posterView"), frame("titleLabel"), frame("directorLabel"))
        let (release, genre) = try (frame("releaseLabel"), frame("genreLabel"))
        #expect(poster == CGRect(x: 0, y: 0, width: cell.contentView.bounds.width, height: 250))
        #expect(title.minX == 16 && title.width == cell.contentView.bounds.width - 32)
        #expect(title.minY == 266)
        #expect(director.minY - title.maxY == 8)
        #expect(release.minY - director.maxY == 8)
        #expect(genre.minY - release.maxY == 8)
        #expect(cell.contentView.bounds.height - genre.maxY == 16)
    }

    @Test("lint names each mistake", arguments: MovieMistake.allCases)
    func mistakes(mistake: MovieMistake) throws {
        let stage = try Self.stage(mistake: mistake)
        let findings = try withLayoutExceptions { stage.controller.view.layoutFindings() }
        #expect(!findings.isEmpty)
    }

    @Test("Rows end alike from every estimate", arguments: ScreenLook.measured)
    func estimates(look: ScreenLook) throws {
        let movie = try Movie(data: Fixture.data("movie"))
        try EstimateInvariance.check(UITableView.self, environment: look.environment) { estimate in
            MovieTableViewController(movie: movie, estimatedRowHeight: estimate)
        }
        for layout in MovieCollectionViewController.Layout.allCases {
            try EstimateInvariance.check(UICollectionView.self, environment: look.environment) { estimate in
                MovieCollectionViewController(movie: movie, layout: layout, estimatedHeight: estimate)
            }
        }
    }
}

/// Stands between a table and its data source, and writes down what it is asked.
@MainActor final class TableLog: NSObject, UITableViewDataSource {
    private(set) var calls: [String] = []
    private let dataSource: any UITableViewDataSource

    init(dataSource: any UITableViewDataSource) {
        self.dataSource = dataSource
        super.init()
    }

    /// The calls since the last time this was asked.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func numberOfSections(in tableView: UITableView) -> Int { dataSource.numberOfSections(in: tableView) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("number of rows in \(section)")
        return dataSource.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.section).\(indexPath.row)")
        return dataSource.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        dataSource.tableView(tableView, titleForHeaderInSection: section)
    }
}
