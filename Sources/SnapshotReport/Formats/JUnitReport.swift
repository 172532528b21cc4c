/// A document as JUnit XML, which CI systems read: a suite each, a test case for each snapshot.
package struct JUnitReport {
    let document: ReportDocument

    package init(_ document: ReportDocument) {
        self.document = document
    }

    package var text: String {
        var suites: [(name: String, snapshots: [ReportDocument.Snapshot])] = []
        var places: [String: Int] = [:]
        for snapshot in document.snapshots {
            if let place = places[snapshot.suite] {
                suites[place].snapshots.append(snapshot)
            } else {
                places[snapshot.suite] = suites.count
                suites.append((snapshot.suite, [snapshot]))
            }
        }
        let head =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"\(Escaping.markup(document.title))\"\(Self.counts(document.snapshots))>\n"
        return head + suites.map(suite).joined() + "</testsuites>\n"
    }

    private func suite(_ name: String, _ snapshots: [ReportDocument.Snapshot]) -> String {
        "  <testsuite name=\"\(Escaping.markup(name))\"\(Self.counts(snapshots))>\n"
            + snapshots.map(testCase).joined() + "  </testsuite>\n"
    }

    private static func counts(_ snapshots: [ReportDocument.Snapshot]) -> String {
        let failures = snapshots.count { element(of: $0.verdict) == "failure" }
        let errors = snapshots.count { element(of: $0.verdict) == "error" }
        let skipped = snapshots.count { element(of: $0.verdict) == "skipped" }
        return " tests=\"\(snapshots.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    private func testCase(_ snapshot: ReportDocument.Snapshot) -> String {
        let variant = snapshot.variant.isEmpty ? snapshot.name : "\(snapshot.name).\(snapshot.variant)"
        let head =
            "    <testcase name=\"\(Escaping.markup(variant))\" classname=\"\(Escaping.markup(snapshot.suite))\""
        guard let element = Self.element(of: snapshot.verdict) else { return head + "/>\n" }
        let message = snapshot.message ?? snapshot.verdict.words
        let first = message.split(separator: "\n").first.map(String.init) ?? ""
        return head + ">\n      <\(element) message=\"\(Escaping.markup(first))\">"
            + "\(Escaping.markup(message))</\(element)>\n    </testcase>\n"
    }

    /// Nil for what passes.
    private static func element(of verdict: ReportDocument.Snapshot.Verdict) -> String? {
        switch verdict {
        case .same: nil
        case .changed, .new, .missing: "failure"
        case .failed: "error"
        case .environment, .orphan: "skipped"
        }
    }
}
