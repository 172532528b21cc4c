import Foundation

extension UICollectionViewFlowLayout {
    /// The largest item, inset or spacing that is laid out, in points: a thousand kilometres of list are a mistake.
    static let largestLength: CGFloat = 1e9

    func checkItemSize(_ size: CGSize, at indexPath: IndexPath, source: String) {
        guard Self.isLength(size.width), Self.isLength(size.height) else {
            CollectionViewFailure.invalidItemSize(size, indexPath, source: source).stop()
        }
    }

    func check(_ metrics: FlowSectionMetrics, ofSection section: Int) {
        func checkFinite(_ value: CGFloat, _ name: String) {
            guard value.magnitude <= Self.largestLength else {
                CollectionViewFailure.invalidSectionMetric(name, value, section: section).stop()
            }
        }
        checkFinite(metrics.insets.start, "inset")
        checkFinite(metrics.insets.end, "inset")
        checkFinite(metrics.insets.leading, "inset")
        checkFinite(metrics.insets.trailing, "inset")
        checkFinite(metrics.lineSpacing, "minimum line spacing")
        checkFinite(metrics.interitemSpacing, "minimum interitem spacing")
        for (length, name) in [(metrics.headerLength, "header length"), (metrics.footerLength, "footer length")]
        where !Self.isLength(length) {
            CollectionViewFailure.invalidSectionMetric(name, length, section: section).stop()
        }
    }

    private static func isLength(_ value: CGFloat) -> Bool {
        value >= 0 && value <= largestLength
    }
}
