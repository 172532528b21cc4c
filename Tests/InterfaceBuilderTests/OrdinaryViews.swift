import UIKit

// Views, controls and layers with each set of initializers that source for iOS has: that they compile is tested first.

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
