import UIKit

/// How far a rectangle reaches beyond another, on the side where it is most.
struct Overflow {
    enum Side: String {
        case left, right, top, bottom
    }

    let side: Side
    /// Points.
    let amount: CGFloat

    /// Nil where the rectangle stays inside, or beyond it by no more than the tolerance.
    init?(of rect: CGRect, beyond area: CGRect, tolerance: CGFloat) {
        let sides: [(Side, CGFloat)] = [
            (.left, area.minX - rect.minX), (.right, rect.maxX - area.maxX), (.top, area.minY - rect.minY),
            (.bottom, rect.maxY - area.maxY),
        ]
        guard !rect.isEmpty, let most = sides.max(by: { $0.1 < $1.1 }), most.1 > tolerance + 0.001 else { return nil }
        (side, amount) = most
    }

    /// `12.5 beyond the bottom edge`.
    var text: String { "\(ViewWords.roughly(amount)) beyond the \(side) edge" }

    var axis: NSLayoutConstraint.Axis { side == .left || side == .right ? .horizontal : .vertical }
}
