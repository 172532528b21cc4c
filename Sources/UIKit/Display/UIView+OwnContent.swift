package import Foundation

extension UIView {
    /// Where the view itself shows something, its subviews left out, in its own coordinates: its text, its image, or all of
    /// its bounds for a background, a border or a drawing. Nil for a view that only holds others.
    package var ownContentRect: CGRect? {
        let fillsBounds = DisplayListBuilder.fillsBounds(of: self)
        if !fillsBounds, let label = self as? UILabel { return label.fit?.textRect }
        if !fillsBounds, let imageView = self as? UIImageView { return imageView.imageRect }
        return fillsBounds || ownContentIsDrawn ? bounds : nil
    }

    /// Whether the view draws something by `draw(_:)`.
    package var ownContentIsDrawn: Bool { DisplayListBuilder().draws(self) }
}
