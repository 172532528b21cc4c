import Foundation
import OffscreenCommand

extension Scene {
    /// Two scenes: one that takes data, one with states.
    static let examples = [
        Scene(name: "issue-list", summary: "Issues of a repository", dataFormat: "JSON", states: [], sampleData: nil),
        Scene(
            name: "profile", summary: "A person", dataFormat: nil, states: ["expanded", "loading"], sampleData: nil),
    ]
}
