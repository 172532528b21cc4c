import Foundation
import UIKit

/// A table's data source and delegate that answer from plain values and log what they are asked.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// By section: the height of each row's content, by constraints.
    var sections: [[CGFloat]]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var rowHeight: ((IndexPath) -> CGFloat)?
    var estimate: ((IndexPath) -> CGFloat)?
    var headerHeight: CGFloat?
    var log: [String] = []
    var onCell: ((UITableView, UITableViewCell, IndexPath) -> Void)?

    init(_ sections: [[CGFloat]]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        log.append("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.append("rows in \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? HeightCell)?.contentHeight = sections[indexPath.section][indexPath.row]
        onCell?(tableView, cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let rowHeight else { return tableView.rowHeight }
        log.append("height \(indexPath.section).\(indexPath.row)")
        return rowHeight(indexPath)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimate?(indexPath) ?? tableView.estimatedRowHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight ?? tableView.sectionHeaderHeight
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("+\(indexPath.section).\(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log.append("-\(indexPath.section).\(indexPath.row)")
    }
}

/// A cell whose constraints ask for a height; counts how often it is measured, made and prepared for reuse.
@MainActor class HeightCell: UITableViewCell {
    static var made = 0
    static var measured = 0
    let block = UIView()
    private(set) lazy var blockHeight = block.heightAnchor.constraint(equalToConstant: 0)
    var reuses = 0
    var contentHeight: CGFloat {
        get { blockHeight.constant }
        set { blockHeight.constant = newValue }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        let bottom = block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), bottom, blockHeight,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        Self.measured += 1
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

/// A table view with its source, in no window, at 2x.
@MainActor struct TableFixture {
    let view: UITableView
    let source: TableSource

    init(
        _ source: TableSource, width: CGFloat = 375, height: CGFloat = 600, style: UITableView.Style = .plain,
        cell: UITableViewCell.Type = HeightCell.self
    ) {
        self.source = source
        view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
        view.register(cell, forCellReuseIdentifier: "cell")
        view.delegate = source
        view.dataSource = source
    }

    var rowFrames: [CGRect] {
        source.sections.indices.flatMap { section in
            source.sections[section].indices.map { view.rectForRow(at: IndexPath(row: $0, section: section)) }
        }
    }
}
