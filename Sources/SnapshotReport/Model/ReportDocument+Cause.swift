extension ReportDocument {
    /// One reason for which snapshots differ, so that a thousand pictures with three reasons are reviewed as three.
    package struct Cause: Codable, Sendable, Equatable {
        package enum Kind: String, Codable, Sendable, CaseIterable {
            case layout, text, constraint, pixels, environment, added, removed
        }

        /// Stable across runs: made from the kind, the view, the property and the reason. `accept --cause` takes it.
        package var id: String
        package var kind: Kind
        /// As "titleLabel.height 20.33 -> 40.67: the text now wraps to 2 lines at 182 pt".
        package var sentence: String
        /// `FILE:LINE` of the code that decides, where that is known.
        package var source: String?
        /// The ids of the snapshots it changed.
        package var snapshots: [String]

        package init(id: String, kind: Kind, sentence: String, source: String? = nil, snapshots: [String]) {
            self.id = id
            self.kind = kind
            self.sentence = sentence
            self.source = source
            self.snapshots = snapshots
        }
    }
}
