import Foundation
import Gallery
import OffscreenCommand

extension Scene {
    /// Friends' cards; `without-content-size` leaves the chips' list without its content's size, which then shows no chip.
    static let friendCards = Scene(
        "friend-cards", summary: "friends' cards in a table, which drop down one by one",
        dataFormat:
            "JSON: an array of friends with name, hobbies and review, as in Fixtures/friends.json",
        states: ["one-open", "all-open", "without-content-size"]
    ) { input in
        do {
            let friends = try Friend.friends(from: input.data ?? Data())
            var options = FriendCardsViewController.Options()
            for state in input.states {
                switch state {
                case "one-open": options.openCards = [0]
                case "all-open": options.openCards = Set(friends.indices)
                case "without-content-size": (options.hobbiesFollowContent, options.openCards) = (false, [0])
                default: break
                }
            }
            return FriendCardsViewController(friends: friends, options: options)
        } catch let error as JSONDataError {
            throw SceneDataError(line: error.line, column: error.column, message: error.message)
        }
    }
}
