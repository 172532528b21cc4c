import UIKit

// Controllers, layouts and segues with each set of initializers that source for iOS has, as for cells and views.

final class ModelController: UIViewController {
    let model: String

    init(model: String) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    init?(coder: NSCoder, model: String) {
        self.model = model
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class BareController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class SettingsController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class StyledController: UITableViewController {
    override init(style: UITableView.Style) {
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }
}

final class CardsController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }
}

final class DocumentController: UICollectionViewController {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class CoordinatedController: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: Layouts

final class ColumnsLayout: UICollectionViewLayout {
    let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init()
    }

    required init?(coder: NSCoder) {
        columns = 2
        super.init(coder: coder)
    }
}

final class TagsLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        minimumLineSpacing = 4
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
    override class var invalidationContextClass: AnyClass { TagsContext.self }
}

final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = "gray"

    override init() {
        super.init()
        tint = "blue"
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TintedAttributes)?.tint = tint
        return copy
    }
}

final class TagsContext: UICollectionViewFlowLayoutInvalidationContext {
    var isOfTags = false

    override init() {
        super.init()
        isOfTags = true
    }
}

final class FeedLayout: UICollectionViewCompositionalLayout {
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        super.init(section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
    }

    required init?(coder: NSCoder) { nil }
}

final class FadeSegue: UIStoryboardSegue {
    private(set) var note = ""

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        note = "made for \(identifier ?? "nil")"
    }
}
