import Foundation

/// What was known of a section before its layout was invalidated; it holds on while room and item count are the same.
struct FormerSection {
    var itemCount: Int
    /// What its groups had across the scroll direction. Points.
    let acrossLength: CGFloat
    var measurements: SectionMeasurements
    let orthogonalOffset: CGFloat

    @MainActor init(_ section: CompositionalSection) {
        itemCount = section.itemCount
        acrossLength = section.room.container[section.scrollAxis.other]
        measurements = section.measurements
        orthogonalOffset = section.orthogonalOffset
    }

    /// With the sizes of headers and footers, which stay, and none of cells.
    func emptied(itemCount: Int) -> FormerSection {
        var copy = self
        copy.itemCount = itemCount
        copy.measurements = SectionMeasurements()
        copy.measurements.supplementaries = measurements.supplementaries
        return copy
    }
}
