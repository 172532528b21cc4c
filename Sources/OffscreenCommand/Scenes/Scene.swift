public import Foundation

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

    /// - Precondition: the name and the states are kebab case (lower-case letters, digits, single hyphens), since they
    ///   become parts of file names.
    package init(name: String, summary: String, dataFormat: String?, states: [String], sampleData: Data?) {
        precondition(Self.isKebabCase(name), "name the scene '\(name)' in kebab case, such as 'issue-list'")
        for state in states {
            precondition(Self.isKebabCase(state), "name the state '\(state)' in kebab case, such as 'no-results'")
        }
        self.name = name
        self.summary = summary
        self.dataFormat = dataFormat
        self.states = states
        self.sampleData = sampleData
    }

    private static func isKebabCase(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
        }
    }
}
