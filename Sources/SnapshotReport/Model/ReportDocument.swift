/// What came of a run over many snapshots, or a sheet of screens for a designer: the one value that every report is made from.
///
/// `verify` makes it and stores it as `report.json` beside a folder `images`; `ReportPage` makes the page from it. All that is
/// in it is data from elsewhere: names, texts and paths are escaped where they are written, never here.
package struct ReportDocument: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        /// Pictures beside their goldens.
        case verification
        /// Screens without goldens, with their measures.
        case sheet
    }

    /// The version of the format that this code writes and reads.
    package static let currentVersion = 1

    package var version: Int
    package var title: String
    package var kind: Kind
    /// The program's name as it was typed: the page's commands begin with it.
    package var command: String?
    /// The folder of goldens as it was typed: the page's commands name it where it is not `Snapshots`.
    package var snapshotsFolder: String
    package var environment: Environment?
    /// What made snapshots differ, the most far-reaching first.
    package var causes: [Cause]
    package var snapshots: [Snapshot]

    package init(
        version: Int = Self.currentVersion, title: String, kind: Kind, command: String? = nil,
        snapshotsFolder: String, environment: Environment? = nil, causes: [Cause] = [], snapshots: [Snapshot]
    ) {
        self.version = version
        self.title = title
        self.kind = kind
        self.command = command
        self.snapshotsFolder = snapshotsFolder
        self.environment = environment
        self.causes = causes
        self.snapshots = snapshots
    }

    /// The fingerprints of fonts and libraries, and how they differ in words.
    package struct Environment: Codable, Sendable, Equatable {
        package var ours: String
        package var golden: String?
        /// One a difference, as "font Inter 3.19 -> 4.0"; empty where both are the same.
        package var differences: [String]

        package init(ours: String, golden: String? = nil, differences: [String] = []) {
            self.ours = ours
            self.golden = golden
            self.differences = differences
        }
    }
}
