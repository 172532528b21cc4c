import UIKit

// Cells and headers with each set of initializers that source for iOS has: that they compile is what is tested first.

// MARK: Cells of tables

/// Of a document alone: no initializer of UIKit's is overridden but the one that documents call.
final class CoderCell: UITableViewCell {
    weak var nameLabel: UILabel!
    private(set) var events = ["init"]

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ObjectiveCMembers.register(CoderCell.self) { $0["nameLabel"] = .property(\CoderCell.nameLabel) }
        events.append("init(coder:)")
    }
}

final class StoredCell: UITableViewCell {
    let limit: Int

    required init?(coder: NSCoder) {
        limit = 3
        super.init(coder: coder)
    }
}

class StyleCell: UITableViewCell {
    let title = UILabel()
    private(set) var events: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        events.append("init(style:reuseIdentifier:) \(style.rawValue) \(reuseIdentifier ?? "nil")")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class InheritingStyleCell: StyleCell {
    let badge = UIView()
}

final class PlainCell: UITableViewCell {
    let badge = UIView()
}

final class TitledCell: UITableViewCell {
    let title: String

    init(title: String) {
        self.title = title
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ConvenientCell: UITableViewCell {
    convenience init(title: String) {
        self.init(style: .value1, reuseIdentifier: title)
    }
}

final class HostCell<Content: UIView>: UITableViewCell {
    var content: Content?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        content = UILabel() as? Content
        content.map(contentView.addSubview)
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: Headers of tables

final class PlainHeader: UITableViewHeaderFooterView {}

final class CodedHeader: UITableViewHeaderFooterView {
    var lines: [UIView]!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class NamedHeader: UITableViewHeaderFooterView {
    private(set) var name = ""

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        name = "made for \(reuseIdentifier ?? "nil")"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// MARK: Cells and other views of collection views

final class CodedItem: UICollectionViewCell {
    weak var nameLabel: UILabel!
    let limit: Int

    required init?(coder: NSCoder) {
        limit = 2
        super.init(coder: coder)
        ObjectiveCMembers.register(CodedItem.self) { $0["nameLabel"] = .property(\CodedItem.nameLabel) }
    }
}

final class FramedItem: UICollectionViewCell {
    lazy var label = UILabel()
    private(set) var madeWith = CGRect.null

    override init(frame: CGRect) {
        super.init(frame: frame)
        madeWith = frame
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class PlainItem: UICollectionViewCell {}

final class ModelItem: UICollectionViewListCell {
    let model: Int

    init(model: Int) {
        self.model = model
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

final class CodedReusable: UICollectionReusableView {
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }
}

final class FramedReusable: UICollectionReusableView {
    private(set) var isMade = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
