/// Why goldens could not be compared or recorded at all.
package enum GoldensError: Error, Sendable, Equatable {
    /// `SNAPSHOT_TESTING_RECORD` holds something else than a mode.
    case unknownRecordMode(String)
    /// A golden cannot be read or written; the reason is the system's.
    case file(path: String, reason: String)
    /// A golden is no picture as they are recorded: another file, a damaged one, or one that another program rewrote.
    case wrongGolden(path: String, reason: String)
    /// The picture that was just taken is no PNG, or does not say in which environment it was taken.
    case malformedSnapshot
}

extension GoldensError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownRecordMode(let value):
            let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(RecordMode.variable)=\(value): expected one of \(modes)"
        case .file(let path, let reason):
            return "\(path): \(reason)"
        case .wrongGolden(let path, let reason):
            return "wrong golden \(path): \(reason); restore it from version control or record it anew"
        case .malformedSnapshot:
            return "the snapshot is no PNG with a fingerprint; encode it with `Fingerprint.pngText`"
        }
    }
}
