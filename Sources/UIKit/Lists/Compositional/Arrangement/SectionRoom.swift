import Foundation

/// The room a section has: the collection view's, and the insets inside of it.
struct SectionRoom: Equatable {
    /// The collection view's size inside its content insets. Points.
    let contentSize: CGSize
    /// Around the groups: the section's own insets and what their reference adds.
    var insets: NSDirectionalEdgeInsets
    /// Beside headers and footers.
    let supplementaryInsets: NSDirectionalEdgeInsets

    /// What groups take their shares of.
    var container: CGSize {
        CGSize(
            width: max(0, contentSize.width - insets.sum(.horizontal)),
            height: max(0, contentSize.height - insets.sum(.vertical)))
    }

    /// What headers and footers take their shares of: only the insets across the scroll direction count.
    func boundaryContainer(scrollAxis: NSLayoutConstraint.Axis) -> CGSize {
        var size = contentSize
        size[scrollAxis.other] = max(0, size[scrollAxis.other] - supplementaryInsets.sum(scrollAxis.other))
        return size
    }
}
