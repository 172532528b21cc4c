import Raster
import UIKit

/// Shows what was drawn elsewhere, in its size, with a hairline around it.
final class PictureView: UIView {
    private let list: DisplayList
    /// Below 1 the picture steps back behind what is drawn on it.
    private let strength: CGFloat

    init(_ list: DisplayList, size: CGSize? = nil, strength: CGFloat = 1) {
        self.list = list
        self.strength = strength
        let size = size ?? list.size
        super.init(frame: CGRect(origin: .zero, size: size))
        backgroundColor = .white
        clipsToBounds = true
        layer.borderWidth = 0.5
        layer.borderColor = SheetStyle.edge.cgColor
        translatesAutoresizingMaskIntoConstraints = false
        widthAnchor.constraint(equalToConstant: size.width).isActive = true
        heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.add(list.items, opacity: strength)
    }
}
