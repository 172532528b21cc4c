/// One line of a run's results: exactly one of its values is there.
package struct RunRecord: Codable, Sendable, Equatable {
    package var run: RunHead?
    package var snapshot: ReportDocument.Snapshot?
    /// Those of `snapshot`.
    package var causes: [ReportDocument.Cause]?
    package var claims: GoldenClaims?

    package init(run: RunHead) {
        self.run = run
    }

    package init(snapshot: ReportDocument.Snapshot, causes: [ReportDocument.Cause]) {
        self.snapshot = snapshot
        self.causes = causes
    }

    package init(claims: GoldenClaims) {
        self.claims = claims
    }
}

/// What a run begins with.
package struct RunHead: Codable, Sendable, Equatable {
    package var title: String
    package var snapshotsFolder: String
    /// The fingerprint of the run.
    package var environment: String

    package init(title: String, snapshotsFolder: String, environment: String) {
        self.title = title
        self.snapshotsFolder = snapshotsFolder
        self.environment = environment
    }
}

/// Which goldens of a folder belong to someone: what is not claimed by whom it belongs to is an orphan.
package struct GoldenClaims: Codable, Sendable, Equatable {
    package enum Owner: String, Codable, Sendable {
        /// The scenes of a command line, all of them whatever a filter or a shard left out.
        case scenes
        /// One test, from its beginning to its end.
        case test
    }

    package var owner: Owner
    /// The goldens' folder.
    package var folder: String
    /// What the names of a test's files begin with; nil for scenes.
    package var prefix: String?
    /// Paths in the folder, without extensions.
    package var names: [String]
    /// False for a test that ended early: it may have more goldens than it took.
    package var isComplete: Bool

    package init(owner: Owner, folder: String, prefix: String? = nil, names: [String], isComplete: Bool) {
        self.owner = owner
        self.folder = folder
        self.prefix = prefix
        self.names = names
        self.isComplete = isComplete
    }
}
