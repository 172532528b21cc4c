import UIKit

/// What a view and everything in it show, as rectangles.
@MainActor struct VisibleContent {
    enum Kind {
        /// A background or a border.
        case fill
        /// Text, an image, a drawing, a control.
        case content
    }

    struct Piece {
        let kind: Kind
        let view: UIView
        /// In the coordinates of the view whose content this is.
        let rect: CGRect
    }

    private let root: UIView
    private(set) var pieces: [Piece] = []

    init(of view: UIView) {
        root = view
        collect(view, clip: .infinite)
    }

    var hasText: Bool { pieces.contains { $0.view is UILabel } }

    /// The smallest rectangle around all of it, in another view's coordinates; null where nothing is shown.
    func bounds(in view: UIView) -> CGRect {
        pieces.reduce(.null) { $0.union(root.convert($1.rect, to: view)) }
    }

    private mutating func collect(_ view: UIView, clip: CGRect) {
        let place = view.convert(view.bounds, to: root)
        let clip = view.clipsToBounds || view is UIScrollView ? clip.intersection(place) : clip
        // A control takes touches all over, whatever it shows.
        if let own = view is UIControl ? view.bounds : view.ownContentRect {
            let rect = view.convert(own, to: root).intersection(clip)
            if !rect.isEmpty { pieces.append(Piece(kind: kind(of: view), view: view, rect: rect)) }
        }
        // A control's parts are where the control is.
        guard !(view is UIControl) else { return }
        for subview in view.subviews where subview.isSeen { collect(subview, clip: clip) }
    }

    private func kind(of view: UIView) -> Kind {
        view is UILabel || view is UIImageView || view is UIControl || view.ownContentIsDrawn ? .content : .fill
    }
}
