import Foundation
import Gallery
import OffscreenCommand

extension Scene {
    /// Notes that open and close in their places. `reload-items`, `reload-data` and `state-in-cell` show what goes wrong when a
    /// tap is followed by another update, or remembered by the cell; `absolute-group` what an absolute group does.
    static let expandableCells = Scene(
        "expandable-cells", summary: "notes with a button for more and less each",
        dataFormat: "JSON: an array of notes, {\"id\": \"groceries\", \"paragraphs\": [\"Groceries\", \"Eggs\"]}",
        states: [
            "collapsed", "one-expanded", "all-expanded", "absolute-group", "state-in-cell", "reload-items",
            "reload-data",
        ]
    ) { input in
        do {
            return ExpandableCellsViewController(
                notes: try Note.notes(from: input.data ?? Data()), options: ExpandableCellsOptions(states: input.states)
            )
        } catch let error as JSONDataError {
            throw SceneDataError(line: error.line, column: error.column, message: error.message)
        }
    }
}

extension ExpandableCellsOptions {
    /// Of states that exclude each other the last one counts.
    fileprivate init(states: [String]) {
        self.init()
        for state in states {
            switch state {
            case "collapsed": expansion = .none
            case "one-expanded": expansion = .first
            case "all-expanded": expansion = .all
            // Only a note that is open is higher than its group.
            case "absolute-group": (hasAbsoluteGroup, expansion) = (true, .first)
            case "state-in-cell": keeper = .cell
            case "reload-items": update = .reloadItems
            case "reload-data": update = .reloadData
            default: break
            }
        }
    }
}
