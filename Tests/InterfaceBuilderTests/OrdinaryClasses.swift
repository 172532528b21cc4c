import UIKit

// Classes with each set of initializers that source for iOS has: that they compile is what is tested first.

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

// MARK: Views and controls

final class CodedView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class BothView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class BareView: UIView {
    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ConvenientView: UIView {
    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
    }
}

final class LayeredView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
}

final class RatingControl: UIControl {
    let stars: Int

    init(stars: Int) {
        self.stars = stars
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        stars = 5
        super.init(coder: coder)
    }
}

final class CodedControl: UIControl {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class AvatarView: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class InsetLabel: UILabel {
    let inset: CGFloat

    init(inset: CGFloat) {
        self.inset = inset
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

final class PillButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class SearchField: UITextField {
    init(hint: String) {
        super.init(frame: .zero)
        placeholder = hint
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class FormStack: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class NotesView: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class CardsView: UICollectionView {
    init() {
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class PeopleTable: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class Refresher: UIRefreshControl {
    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class RingLayer: CALayer {
    let ring = CAShapeLayer()

    override init() {
        super.init()
        lineWidth = 4
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? RingLayer { lineWidth = layer.lineWidth }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var lineWidth: CGFloat = 1
}

// MARK: Controllers

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
