public import Foundation
public import UIKit

/// A screen that the command line can render: a name, what it needs, and how it is made.
public struct Scene: Sendable {
    /// Unique, in kebab case: `issue-list`.
    public let name: String
    /// One line for `list`.
    public let summary: String
    /// What `--data` has to hold, in a few words; nil for a scene that takes no data.
    public let dataFormat: String?
    /// The names `--state` accepts.
    public let states: [String]
    /// What is shown when no data is given; nil makes `--data` necessary.
    public let sampleData: Data?
    /// Makes a fresh screen; called once a picture.
    let makeController: @MainActor @Sendable (SceneInput) throws -> UIViewController

    /// A scene that shows a view controller.
    ///
    /// - Parameters:
    ///   - name: unique among the scenes and in kebab case; it becomes part of file names.
    ///   - summary: one line for `list`.
    ///   - dataFormat: what the data has to hold, such as `JSON: an array of issues`; nil for a scene without data.
    ///   - states: names in kebab case that choose among the looks of the scene.
    ///   - sampleData: what is shown without `--data`.
    ///   - makeController: makes the controller; throws `SceneDataError` where the data is wrong.
    public init(
        _ name: String, summary: String, dataFormat: String? = nil, states: [String] = [], sampleData: Data? = nil,
        _ makeController: @escaping @MainActor @Sendable (SceneInput) throws -> UIViewController
    ) {
        self.name = name
        self.summary = summary
        self.dataFormat = dataFormat
        self.states = states
        self.sampleData = sampleData
        self.makeController = makeController
    }

    /// A scene that shows a view: as wide as the screen and, without `--height`, as high as its constraints ask for.
    public init(
        _ name: String, summary: String, dataFormat: String? = nil, states: [String] = [], sampleData: Data? = nil,
        _ makeView: @escaping @MainActor @Sendable (SceneInput) throws -> UIView
    ) {
        self.init(
            name, summary: summary, dataFormat: dataFormat, states: states, sampleData: sampleData
        ) { input -> UIViewController in
            let controller = FittedViewController()
            controller.view = try makeView(input)
            return controller
        }
    }

    /// What is wrong with a name of the scene's; nil if nothing is.
    var nameFault: String? {
        if name.isEmpty { return "a scene has no name" }
        if !Self.isKebabCase(name) { return "name the scene \(name.quoted) in kebab case, such as 'issue-list'" }
        guard let state = states.first(where: { !Self.isKebabCase($0) }) else { return nil }
        return "name the state \(state.quoted) of scene '\(name)' in kebab case, such as 'no-results'"
    }

    private static func isKebabCase(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
        }
    }
}

/// Shows a bare view, which is laid out at the height it fits rather than at the screen's.
final class FittedViewController: UIViewController {}
