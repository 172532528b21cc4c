import Foundation

/// A header, footer or the like with its place.
struct BoundaryItem {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Which of those of its kind it is.
    let number: Int
    /// Along the scroll direction from where the section begins, across it in content coordinates.
    let frame: CGRect

    var kind: String { item.elementKind }
}

/// The headers and footers of a section, or of the whole layout, and the room they take before and after the content.
@MainActor struct BoundaryItems {
    private(set) var items: [BoundaryItem] = []
    /// Along the scroll direction, before the content.
    private(set) var before: CGFloat = 0
    /// Along the scroll direction, after the content.
    private(set) var after: CGFloat = 0

    init() {}

    /// Places items around content of a length along the scroll direction, insets included, with a padding before those at
    /// the start.
    init(
        _ descriptions: [NSCollectionLayoutBoundarySupplementaryItem], around bodyLength: CGFloat, room: SectionRoom,
        scrollAxis: NSLayoutConstraint.Axis, measured: [SectionMeasurements.Supplementary: CGSize],
        padding: CGFloat = 0
    ) {
        guard !descriptions.isEmpty else { return }
        var numbers: [String: Int] = [:]
        let sized = descriptions.map { item in
            let number = numbers[item.elementKind, default: 0]
            numbers[item.elementKind] = number + 1
            let size = item.layoutSize.resolved(
                in: room.boundaryContainer(scrollAxis: scrollAxis),
                measured: measured[.init(kind: item.elementKind, item: number)])
            return (item: item, number: number, size: size)
        }
        for (item, _, size) in sized where item.extendsBoundary {
            switch item.alignment.side(along: scrollAxis) {
            case .start: before = max(before, size[scrollAxis])
            case .end: after = max(after, size[scrollAxis])
            case .middle: break
            }
        }
        if before > 0 { before += padding }
        items = sized.map { item, number, size in
            let origin = origin(of: item, size: size, bodyLength: bodyLength, room: room, scrollAxis: scrollAxis)
            let frame = item.insetFrame(of: size).offsetBy(dx: origin.x + item.offset.x, dy: origin.y + item.offset.y)
            return BoundaryItem(item: item, number: number, frame: frame)
        }
    }

    private func origin(
        of item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, bodyLength: CGFloat, room: SectionRoom,
        scrollAxis: NSLayoutConstraint.Axis
    ) -> CGPoint {
        var result = CGPoint.zero
        let length = size[scrollAxis]
        switch item.alignment.side(along: scrollAxis) {
        case .start: result[scrollAxis] = item.extendsBoundary ? before - length : before
        case .end: result[scrollAxis] = before + bodyLength - (item.extendsBoundary ? 0 : length)
        case .middle: result[scrollAxis] = before + (bodyLength - length) / 2
        }
        let across = scrollAxis.other
        let start = room.supplementaryInsets.start(across)
        let left = room.contentSize[across] - room.supplementaryInsets.sum(across) - size[across]
        switch item.alignment.side(along: across) {
        case .start: result[across] = start
        case .end: result[across] = start + left
        case .middle: result[across] = start + left / 2
        }
        return result
    }

    /// The insets that items at the sides of a section take from its groups.
    static func sideInsets(
        _ descriptions: [NSCollectionLayoutBoundarySupplementaryItem], room: SectionRoom,
        scrollAxis: NSLayoutConstraint.Axis, measured: [SectionMeasurements.Supplementary: CGSize]
    ) -> (start: CGFloat, end: CGFloat) {
        let across = scrollAxis.other
        var result: (start: CGFloat, end: CGFloat) = (0, 0)
        for item in descriptions where item.extendsBoundary && item.alignment.side(along: scrollAxis) == .middle {
            let size = item.layoutSize.resolved(
                in: room.boundaryContainer(scrollAxis: scrollAxis),
                measured: measured[.init(kind: item.elementKind, item: 0)])
            switch item.alignment.side(along: across) {
            case .start: result.start = max(result.start, size[across])
            case .end: result.end = max(result.end, size[across])
            case .middle: break
            }
        }
        return result
    }
}

extension NSRectAlignment {
    enum Side {
        case start
        case middle
        case end
    }

    /// At which end of an axis the place is.
    func side(along axis: NSLayoutConstraint.Axis) -> Side {
        let edges = edges
        if edges.contains(axis == .horizontal ? .leading : .top) { return .start }
        return edges.contains(axis == .horizontal ? .trailing : .bottom) ? .end : .middle
    }
}
