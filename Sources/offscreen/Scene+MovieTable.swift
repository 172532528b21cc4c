import Foundation
import Gallery
import OffscreenCommand

extension Scene {
    /// A film and its reviews, in a table or in a collection view; the other states have a mistake each, for `lint`.
    static let movieTable = Scene(
        "movie-table", summary: "a film and its reviews in a table whose rows find their own heights",
        dataFormat:
            "JSON: a film with its director, release, genres and reviews, as in Fixtures/movie.json",
        states: ["collection-flow", "collection-compositional"] + MovieMistake.allCases.map(\.rawValue)
    ) { input in
        do {
            let movie = try Movie(data: input.data ?? Data())
            switch input.states.last {
            case "collection-flow": return MovieCollectionViewController(movie: movie, layout: .flow)
            case "collection-compositional":
                return MovieCollectionViewController(movie: movie, layout: .compositional)
            default:
                return MovieTableViewController(
                    movie: movie, mistake: input.states.compactMap(MovieMistake.init).last)
            }
        } catch let error as JSONDataError {
            throw SceneDataError(line: error.line, column: error.column, message: error.message)
        }
    }
}
