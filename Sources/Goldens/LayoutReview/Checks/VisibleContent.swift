import Raster
import UIKit

/// What a view and everything in it show, as rectangles from back to front. Made in one walk, O(views).
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

    private struct Visit {
        let view: UIView
        let transform: CGAffineTransform
        let clip: CGRect
    }

    private(set) var pieces: [Piece] = []
    /// The pieces of each view and of what is in it.
    private var ranges: [ObjectIdentifier: Range<Int>] = [:]

    init(of view: UIView) {
        // Not recursive: views may nest deeper than a stack reaches. Nil ends the view that is open.
        var pending: [Visit?] = [Visit(view: view, transform: .identity, clip: .infinite)]
        var open: [(view: UIView, start: Int)] = []
        while let next = pending.popLast() {
            guard let visit = next else {
                if let done = open.popLast() { ranges[ObjectIdentifier(done.view)] = done.start..<pieces.count }
                continue
            }
            open.append((visit.view, pieces.count))
            pending.append(nil)
            pending += take(visit)
        }
    }

    /// The pieces of a view that was walked through, and of what is in it.
    func pieces(of view: UIView) -> ArraySlice<Piece> {
        pieces[ranges[ObjectIdentifier(view)] ?? 0..<0]
    }

    var hasText: Bool { pieces.contains { $0.view is UILabel } }

    /// Takes up what the view itself shows and returns its subviews, the first of them last.
    private mutating func take(_ visit: Visit) -> [Visit?] {
        let (view, transform) = (visit.view, visit.transform)
        var clip = visit.clip
        if view.clipsToBounds || view is UIScrollView { clip = clip.overlap(with: view.bounds.applying(transform)) }
        // A control takes touches all over, whatever it shows.
        if let own = view is UIControl ? view.bounds : view.ownContentRect {
            let rect = own.applying(transform).overlap(with: clip)
            if !rect.isEmpty { pieces.append(Piece(kind: kind(of: view), view: view, rect: rect)) }
        }
        return view.subviews.reversed().filter(\.isSeen).map { subview in
            Visit(view: subview, transform: subview.transformToSuperview.concatenating(transform), clip: clip)
        }
    }

    private func kind(of view: UIView) -> Kind {
        view is UILabel || view is UIImageView || view is UIControl || view.ownContentIsDrawn ? .content : .fill
    }
}
