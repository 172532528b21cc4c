import Foundation

extension UICollectionViewFlowLayout {
    /// The largest item, inset or spacing that is laid out, in points: a thousand kilometres of list are a mistake.
    static let largestLength: CGFloat = 1e9

    /// The size, with what is no length reported and brought to the nearest one.
    func checked(_ size: CGSize, at indexPath: IndexPath, source: String) -> CGSize {
        if Self.isLength(size.width), Self.isLength(size.height) { return size }
        refuse(.invalidItemSize("\(size.width) x \(size.height)", indexPath, source: source))
        return CGSize(width: Self.nearestLength(size.width), height: Self.nearestLength(size.height))
    }

    /// Whether items may be laid out at the estimate; not so for `automaticSize`, which is none.
    var isEstimateLength: Bool { Self.isLength(estimatedItemSize.width) && Self.isLength(estimatedItemSize.height) }

    func checkEstimate() {
        guard !isEstimateLength, estimatedItemSize != Self.automaticSize else { return }
        refuse(.invalidEstimatedItemSize("\(estimatedItemSize.width) x \(estimatedItemSize.height)"))
    }

    /// The metrics, with what is out of bounds reported and brought to the nearest that is not.
    func checked(_ metrics: FlowSectionMetrics, ofSection section: Int) -> FlowSectionMetrics {
        var result = metrics
        func check(_ path: WritableKeyPath<FlowSectionMetrics, CGFloat>, _ name: String, isLength: Bool = false) {
            let value = metrics[keyPath: path]
            guard isLength ? !Self.isLength(value) : !(value.magnitude <= Self.largestLength) else { return }
            refuse(.invalidSectionMetric(name, "\(value)", section: section))
            let nearest = Self.nearestLength(value.magnitude)
            result[keyPath: path] = isLength ? Self.nearestLength(value) : value < 0 ? -nearest : nearest
        }
        check(\.insets.start, "inset")
        check(\.insets.end, "inset")
        check(\.insets.leading, "inset")
        check(\.insets.trailing, "inset")
        check(\.lineSpacing, "minimum line spacing")
        check(\.interitemSpacing, "minimum interitem spacing")
        check(\.headerLength, "header length", isLength: true)
        check(\.footerLength, "footer length", isLength: true)
        return result
    }

    /// Tells of the first item that is longer than a row, once for all; not of sizes that were only assumed.
    func reportLongItem(in sections: Range<Int>) {
        guard !hasReportedLongItem, let geometry, geometry.rowLength > 0 else { return }
        for index in sections where geometry.sections.indices.contains(index) {
            let section = geometry.sections[index]
            guard let item = section.longItem, isMeasured(section.sizes[item]) else { continue }
            hasReportedLongItem = true
            ListFailure.itemTooLong(
                IndexPath(item: item, section: index), side: geometry.direction == .vertical ? "wide" : "high",
                length: "\(section.sizes[item].extent)", room: "\(section.available)"
            ).report()
            return
        }
    }

    private func isMeasured(_ size: FlowItemSize) -> Bool {
        guard asksCellsForPreferredSizes, let geometry else { return true }
        return size != geometry.itemSize(sizeBeforeMeasuring)
    }

    /// Reports the first answer that cannot be laid out; a delegate that gives one may give a million.
    private func refuse(_ failure: ListFailure) {
        guard !hasRefusedAnswer else { return }
        hasRefusedAnswer = true
        failure.report()
    }

    private static func isLength(_ value: CGFloat) -> Bool {
        value >= 0 && value <= largestLength
    }

    /// 0 for what is no number.
    private static func nearestLength(_ value: CGFloat) -> CGFloat {
        value > 0 ? min(value, largestLength) : 0
    }
}
