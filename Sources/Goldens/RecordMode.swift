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

    /// The mode that an environment asks for; `never` where it says nothing.
    package init(environment: [String: String]) throws(GoldensError) {
        guard let value = environment[Self.variable], !value.isEmpty else {
            self = .never
            return
        }
        guard let mode = RecordMode(rawValue: value) else { throw .unknownRecordMode(value) }
        self = mode
    }
}
