import Foundation

extension UICollectionViewCell {
    /// Takes the margins, corners and background that a row has at its place in a list.
    func takeListPlace(from former: ListPlace?) {
        let place = shownAttributes?.listPlace
        guard place != former else { return }
        updateListMargins()
        if place?.environment != former?.environment || place?.role != former?.role {
            takeStandardBackground()
            setNeedsUpdateConfiguration()
        }
        let isCard = place?.environment == .insetGrouped && place?.role == .row
        if isCard || former?.environment == .insetGrouped { roundCorners(of: place, isCard: isCard) }
        setNeedsLayout()
    }

    func updateListMargins() {
        guard let place = shownAttributes?.listPlace else { return }
        setDirectionalLayoutMargins(
            NSDirectionalEdgeInsets(
                top: 8, leading: place.margin + indentation, bottom: 8, trailing: place.margin))
    }

    private func roundCorners(of place: ListPlace?, isCard: Bool) {
        var corners: CACornerMask = []
        if place?.isFirst ?? false { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place?.isLast ?? false { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let isRounded = isCard && !corners.isEmpty
        layer.maskedCorners = corners
        layer.cornerRadius = isRounded ? ListMetrics.cornerRadius : 0
        layer.cornerCurve = .continuous
        clipsToBounds = isCard
    }

    /// The background that a cell has by itself, unless the app has set another.
    func takeStandardBackground() {
        guard usesStandardBackground, let standardBackground else { return }
        makeConfigurator().backgroundConfiguration = standardBackground
    }

    /// Places the lines at the row's edges.
    func placeSeparators() {
        let place = shownAttributes?.listPlace
        guard place != nil || separators != nil else { return }
        var shown = separators ?? CellSeparators()
        shown.show(place, in: self, insets: automaticSeparatorInsets)
        separators = shown
    }
}
