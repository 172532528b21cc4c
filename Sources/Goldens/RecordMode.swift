/// When goldens are written: only ever because someone asked for it.
package enum RecordMode: String, Sendable, CaseIterable {
    /// Every golden is replaced.
    case all
    /// Goldens that do not exist are written.
    case missing
    /// Goldens that do not exist or do not match are written.
    case failed
    /// Nothing is written.
    case never

    /// The environment variable that asks for recording, the one iOS teams know from their snapshot library.
    package static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The mode that an environment asks for; nil where it says nothing.
    package static func requested(in environment: [String: String]) throws(GoldensError) -> RecordMode? {
        guard let value = environment[variable], !value.isEmpty else { return nil }
        guard let mode = RecordMode(rawValue: value) else { throw .unknownRecordMode(value) }
        return mode
    }

    /// The mode that an environment asks for; `never` where it says nothing.
    package init(environment: [String: String]) throws(GoldensError) {
        self = try Self.requested(in: environment) ?? .never
    }

    /// Whether what was just compared becomes the golden.
    package func records(after verdict: Verdict) -> Bool {
        switch (self, verdict) {
        case (.never, _): false
        // Also where it matches: what explains it may have changed.
        case (.all, _): true
        case (_, .matches): false
        case (.missing, .missing): true
        case (.missing, _): false
        case (.failed, _): verdict.isFailure
        }
    }
}
