extension ReportDocument {
    /// Puts the lines of runs together: the last result of each snapshot, each cause once.
    package init(records: [RunRecord]) {
        let heads = records.compactMap(\.run)
        var snapshots: [String: ReportDocument.Snapshot] = [:]
        var causes: [String: ReportDocument.Cause] = [:]
        for record in records {
            guard let snapshot = record.snapshot else { continue }
            snapshots[snapshot.id] = snapshot
            for cause in record.causes ?? [] where causes[cause.id] == nil { causes[cause.id] = cause }
        }
        let ordered = snapshots.values.sorted { $0.id < $1.id }
        let differing = ordered.first { $0.verdict == .environment }
        self.init(
            title: heads.last?.title ?? "Snapshots", kind: .verification,
            snapshotsFolder: heads.last?.snapshotsFolder ?? "",
            environment: ReportDocument.Environment(
                ours: heads.last?.environment ?? "", golden: nil, differences: differing?.environmentDifferences ?? []),
            causes: Self.causes(causes, of: ordered), snapshots: ordered)
    }

    /// Those that still have a snapshot; the ones with the most snapshots first.
    private static func causes(_ causes: [String: ReportDocument.Cause], of snapshots: [ReportDocument.Snapshot])
        -> [ReportDocument.Cause]
    {
        var users: [String: [String]] = [:]
        for snapshot in snapshots {
            for cause in snapshot.causes { users[cause, default: []].append(snapshot.id) }
        }
        return causes.values.compactMap { cause in
            guard let ids = users[cause.id] else { return nil }
            var cause = cause
            cause.snapshots = ids
            return cause
        }.sorted { ($1.snapshots.count, $0.id) < ($0.snapshots.count, $1.id) }
    }
}

extension ReportDocument.Snapshot {
    /// What differs in the environment, as its changes say.
    fileprivate var environmentDifferences: [String] {
        changes.filter { $0.property == "environment" }.map(\.after)
    }
}

extension ReportDocument {
    /// How many snapshots have each verdict, in the order of the verdicts; those that none has are left out.
    package var counts: [(verdict: ReportDocument.Snapshot.Verdict, count: Int)] {
        ReportDocument.Snapshot.Verdict.allCases.compactMap { verdict in
            let count = snapshots.count { $0.verdict == verdict }
            return count == 0 ? nil : (verdict, count)
        }
    }

    /// `12 snapshots: 10 same, 2 changed`.
    package var summary: String {
        let parts = counts.map { "\($0.count) \($0.verdict.words)" }
        let total = "\(snapshots.count) \(snapshots.count == 1 ? "snapshot" : "snapshots")"
        return parts.isEmpty ? total : "\(total): \(parts.joined(separator: ", "))"
    }
}

extension ReportDocument.Snapshot.Verdict {
    package var words: String {
        switch self {
        case .same: "the same"
        case .environment: "of another environment"
        case .orphan: "orphaned"
        case .new: "without a golden"
        default: rawValue
        }
    }
}
