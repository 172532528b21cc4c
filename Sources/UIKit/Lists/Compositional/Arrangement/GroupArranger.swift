import Foundation

/// Arranges groups: how large they are, how many items each takes, and where these lie.
///
/// For each group: 1. take its size, an estimated side at its estimate; 2. fill it with subitems; 3. grow uniform siblings to
/// the largest; 4. give estimated sides the size of what is in it; 5. arrange again what is a share of such a side; 6. place
/// all along the group's axis.
@MainActor struct GroupArranger {
    /// What cells prefer, by item of the section.
    let measured: [Int: CGSize]
    let itemCount: Int
    let traitCollection: UITraitCollection
    /// The item that is placed next.
    var nextItem: Int
    /// Whether sizes that are known are left aside: for how many items an estimated group holds, the estimates count.
    private var usesEstimates = false

    init(measured: [Int: CGSize], itemCount: Int, traitCollection: UITraitCollection, nextItem: Int) {
        self.measured = measured
        self.itemCount = itemCount
        self.traitCollection = traitCollection
        self.nextItem = nextItem
    }

    /// Arranges a group of a section; takes the items it holds from `nextItem` on.
    mutating func arrange(_ group: NSCollectionLayoutGroup, in container: CGSize) -> ArrangedGroup {
        arrange(group, in: container, forcing: nil)
    }

    /// A length that the parent decides.
    private typealias ForcedLength = (axis: NSLayoutConstraint.Axis, length: CGFloat)

    private mutating func arrange(
        _ item: NSCollectionLayoutItem, in container: CGSize, forcing forced: ForcedLength?
    ) -> ArrangedGroup {
        let isGroup = item is NSCollectionLayoutGroup
        let preferred = isGroup || usesEstimates ? nil : measured[nextItem]
        var size = item.layoutSize.resolved(in: container, measured: preferred)
        if let forced { size[forced.axis] = forced.length }
        if let group = item as? NSCollectionLayoutGroup { return arrange(group, size: size) }
        nextItem += 1
        return ArrangedGroup(size: size, items: [ArrangedItem(frame: item.insetFrame(of: size), item: item)])
    }

    private mutating func arrange(_ group: NSCollectionLayoutGroup, size: CGSize) -> ArrangedGroup {
        guard let axis = group.axis else { return arrangeCustom(group, size: size) }
        let first = nextItem
        var room = group.insetFrame(of: size).size
        var children = fill(group, along: axis, room: room, count: childCount(group, along: axis, room: room))
        growUniformSiblings(&children, of: group)
        var fitted = size
        for side in [axis, axis.other] where group.layoutSize[side].isSelfSizing {
            fitted[side] = contentLength(of: children, in: group, along: axis, side: side) ?? size[side]
        }
        if fitted[axis.other] != size[axis.other], group.subitems.contains(where: { isShare($0, of: axis.other) }) {
            room[axis.other] = fitted[axis.other]
            nextItem = first
            children = fill(group, along: axis, room: room, count: children.count)
            growUniformSiblings(&children, of: group)
        }
        return place(children, of: group, along: axis, size: fitted)
    }

    // MARK: 2. Filling

    /// How many subitems a group takes; nil for as many as fit.
    private func childCount(
        _ group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, room: CGSize
    ) -> Int? {
        switch group.filling {
        case .count(let count, _), .equalParts(let count, _): return count
        case .whileFitting, .custom:
            guard group.layoutSize[axis].isSelfSizing, !usesEstimates else { return nil }
            var rehearsal = self
            rehearsal.usesEstimates = true
            return rehearsal.fill(group, along: axis, room: room, count: nil).count
        }
    }

    private mutating func fill(
        _ group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, room: CGSize, count: Int?
    ) -> [ArrangedGroup] {
        let spacing = group.interItemSpacing?.spacing ?? 0
        var children: [ArrangedGroup] = []
        var used: CGFloat = 0
        while nextItem < itemCount, count.map({ children.count < $0 }) ?? true {
            let subitem = group.subitems[children.count % group.subitems.count]
            let start = nextItem
            let child = arrange(subitem, in: room, forcing: equalPart(of: group, subitem, room: room))
            // A custom group may answer no frame at all, again and again.
            guard nextItem > start else { break }
            let end = used + (children.isEmpty ? 0 : spacing) + child.size[axis] + subitem.edgeRoom(axis)
            if count == nil, !children.isEmpty, end > room[axis] + CompositionalLimits.tolerance {
                nextItem = start
                break
            }
            used = end
            children.append(child)
        }
        return children
    }

    private func equalPart(
        of group: NSCollectionLayoutGroup, _ subitem: NSCollectionLayoutItem, room: CGSize
    ) -> ForcedLength? {
        guard case .equalParts(let count, let axis) = group.filling, !group.layoutSize[axis].isSelfSizing else {
            return nil
        }
        let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
        return (axis, max(0, (room[axis] - gaps) / CGFloat(count) - subitem.edgeRoom(axis)))
    }

    private mutating func arrangeCustom(_ group: NSCollectionLayoutGroup, size: CGSize) -> ArrangedGroup {
        guard case .custom(let provider) = group.filling else { return ArrangedGroup(size: size) }
        let room = group.insetFrame(of: size)
        let environment = CompositionalEnvironment(
            contentSize: room.size, contentInsets: .zero, traitCollection: traitCollection)
        var result = ArrangedGroup(size: size)
        for custom in provider(environment).prefix(itemCount - nextItem) {
            result.items.append(
                ArrangedItem(
                    frame: custom.frame.offsetBy(dx: room.minX, dy: room.minY), item: Self.customItem,
                    zIndex: custom.zIndex))
            nextItem += 1
        }
        return decorated(result, by: group)
    }

    /// Stands for the items of custom groups, whose frames are final.
    private static let customItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)))

    // MARK: 3. - 5. Sizes that follow the contents

    private func subitem(_ index: Int, of group: NSCollectionLayoutGroup) -> NSCollectionLayoutItem {
        group.subitems[index % group.subitems.count]
    }

    private func isShare(_ item: NSCollectionLayoutItem, of axis: NSLayoutConstraint.Axis) -> Bool {
        item.layoutSize[axis].isFraction(of: axis)
    }

    /// What the children take up on a side of the group; nil where all are shares of it, so that the estimate holds.
    private func contentLength(
        of children: [ArrangedGroup], in group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis,
        side: NSLayoutConstraint.Axis
    ) -> CGFloat? {
        if side == axis {
            let gaps = CGFloat(max(0, children.count - 1)) * (group.interItemSpacing?.spacing ?? 0)
            return children.enumerated().reduce(gaps) {
                $0 + $1.element.size[axis] + subitem($1.offset, of: group).edgeRoom(axis)
            }
        }
        return children.indices.lazy
            .filter { !isShare(subitem($0, of: group), of: side) }
            .map { children[$0].size[side] + subitem($0, of: group).edgeRoom(side) }
            .max()
    }

    private func growUniformSiblings(_ children: inout [ArrangedGroup], of group: NSCollectionLayoutGroup) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where group.layoutSize[axis].isSelfSizing {
            let uniform = children.indices.filter {
                subitem($0, of: group).layoutSize[axis].isUniformAcrossSiblings
            }
            guard let largest = uniform.map({ children[$0].size[axis] }).max() else { continue }
            for index in uniform {
                children[index].size[axis] = largest
                let item = subitem(index, of: group)
                guard !(item is NSCollectionLayoutGroup) else { continue }
                children[index].items[0].frame = item.insetFrame(of: children[index].size)
            }
        }
    }

    // MARK: 6. Placing

    private func place(
        _ children: [ArrangedGroup], of group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis,
        size: CGSize
    ) -> ArrangedGroup {
        let room = group.insetFrame(of: size).size
        let length = contentLength(of: children, in: group, along: axis, side: axis) ?? 0
        let sharing = flexibleSpacings(of: group, children: children.count, along: axis)
        let share = sharing > 0 ? max(0, room[axis] - length) / CGFloat(sharing) : 0
        let gap =
            (group.interItemSpacing?.spacing ?? 0) + (group.interItemSpacing?.isFlexibleSpacing == true ? share : 0)
        var result = ArrangedGroup(size: size)
        var origin = group.insetFrame(of: size).origin
        let crossStart = origin[axis.other]
        for (index, child) in children.enumerated() {
            let item = subitem(index, of: group)
            origin[axis] += item.edgeSpacing?.start(axis).map { $0.spacing(with: share) } ?? 0
            origin[axis.other] = crossStart + item.offset(of: child.size, across: axis.other, room: room)
            result.append(child, at: origin)
            origin[axis] += child.size[axis] + gap
            origin[axis] += item.edgeSpacing?.end(axis).map { $0.spacing(with: share) } ?? 0
        }
        return decorated(result, by: group)
    }

    private func flexibleSpacings(
        of group: NSCollectionLayoutGroup, children: Int, along axis: NSLayoutConstraint.Axis
    ) -> Int {
        let gaps = group.interItemSpacing?.isFlexibleSpacing == true ? max(0, children - 1) : 0
        return (0..<children).reduce(gaps) {
            let spacing = subitem($1, of: group).edgeSpacing
            return $0 + (spacing?.start(axis)?.isFlexibleSpacing == true ? 1 : 0)
                + (spacing?.end(axis)?.isFlexibleSpacing == true ? 1 : 0)
        }
    }

    private func decorated(_ arranged: ArrangedGroup, by group: NSCollectionLayoutGroup) -> ArrangedGroup {
        guard !group.supplementaryItems.isEmpty else { return arranged }
        var result = arranged
        result.decoratedGroups.append((group.insetFrame(of: arranged.size), group, 0))
        return result
    }
}

extension NSCollectionLayoutSpacing {
    /// With its share of what is left over, if it is flexible.
    func spacing(with share: CGFloat) -> CGFloat { isFlexibleSpacing ? spacing + share : spacing }
}

extension NSCollectionLayoutItem {
    /// Where the item begins in a room across the direction in which items follow each other: flexible spacing before it
    /// pushes it to the end, on both sides into the middle.
    func offset(of size: CGSize, across axis: NSLayoutConstraint.Axis, room: CGSize) -> CGFloat {
        guard let before = edgeSpacing?.start(axis) else { return 0 }
        guard before.isFlexibleSpacing else { return before.spacing }
        let left = max(0, room[axis] - size[axis] - edgeRoom(axis))
        return before.spacing + (edgeSpacing?.end(axis)?.isFlexibleSpacing == true ? left / 2 : left)
    }
}
