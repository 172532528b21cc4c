import Foundation

extension Issue {
    /// A label of a repository.
    package struct Label: Sendable, Equatable {
        package var name: String
        /// Nil when the data names none; shown in a neutral gray.
        package var color: LabelColor?
        package var summary: String?

        package init(name: String, color: LabelColor? = nil, summary: String? = nil) {
            self.name = name
            self.color = color
            self.summary = summary
        }

        /// The name as it is shown: emoji for their short names, no control characters.
        package var displayName: String { name.displayText }
    }
}
