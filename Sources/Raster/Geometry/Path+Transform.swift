internal import Foundation

extension Path {
    /// The path with every point moved by `transform`.
    package func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        return mapPoints { $0.applying(transform) }
    }

    private func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
        Path(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(to: map(point))
                case .line(let point): .line(to: map(point))
                case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
                case .curve(let point, let first, let second):
                    .curve(to: map(point), control1: map(first), control2: map(second))
                case .close: .close
                }
            })
    }
}
