import Foundation

extension UITableView {
    func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
        let type = cellClass as? UITableViewCell.Type
        guard accepts(cellClass, type != nil, identifier) else { return }
        cellPools.register(type, identifier: identifier)
    }

    func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {
        let type = viewClass as? UITableViewHeaderFooterView.Type
        guard accepts(viewClass, type != nil, identifier) else { return }
        headerFooterPools.register(type, identifier: identifier)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) {
        guard accepts(nil, true, identifier) else { return }
        cellPools.register(nib, identifier: identifier)
    }

    func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
        guard accepts(nil, true, identifier) else { return }
        headerFooterPools.register(nib, identifier: identifier)
    }

    private func accepts(_ viewClass: AnyClass?, _ fits: Bool, _ identifier: String) -> Bool {
        if identifier.isEmpty {
            report(.emptyIdentifier)
            return false
        }
        if let viewClass, !fits {
            report(.wrongViewClass(String(describing: viewClass), identifier: identifier))
            return false
        }
        return true
    }

    func dequeueRegisteredCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier, for: indexPath) { return cell }
        report(.unregistered(kind: "UITableViewCell", identifier: identifier))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell that is being configured again, a pooled or a new one; nil where the identifier is unknown.
    func dequeueCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier,
            indexPath == nil || reconfiguredCell.shownIndexPath == indexPath
        {
            return reconfiguredCell
        }
        let pooled = cellPools.take(identifier: identifier)
        pooled?.prepareForReuse()
        let cell =
            pooled
            ?? cellPools.type(identifier: identifier)?.make(style: .default, reuseIdentifier: identifier)
            ?? cellPools.nib(identifier: identifier).map { newCell(of: $0, identifier) }
        // As wide as its row, for apps that lay out in it right away.
        if indexPath != nil, bounds.width > 0 { cell?.frame.size.width = rowSpan.width }
        return cell
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPools.take(identifier: identifier) {
            view.prepareForReuse()
            return view
        }
        return headerFooterPools.type(identifier: identifier)?.make(reuseIdentifier: identifier)
            ?? headerFooterPools.nib(identifier: identifier).map { newView(of: $0, identifier) }
    }

    /// A blank cell stands in for one that the document does not have, which is reported.
    private func newCell(of nib: UINib, _ identifier: String) -> UITableViewCell {
        guard let cell = nib.view(for: identifier, UITableViewCell.self) else {
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        cell.reuseIdentifier = nib.checked(cell.reuseIdentifier, identifier)
        return cell
    }

    private func newView(of nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView {
        guard let view = nib.view(for: identifier, UITableViewHeaderFooterView.self) else {
            return UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
        view.reuseIdentifier = identifier
        return view
    }
}
