import Foundation
package import Raster

extension Path {
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

    /// The same outline drawn backwards, each subpath by itself.
    package func reversed() -> Path {
        var result = Path()
        for subpath in subpaths.reversed() {
            result.elements.append(contentsOf: subpath.reversedSubpath)
        }
        return result
    }

    private var subpaths: [Path] {
        var result: [Path] = []
        for element in elements {
            if case .move = element { result.append(Path()) }
            guard !result.isEmpty else { continue }
            result[result.count - 1].elements.append(element)
        }
        return result
    }

    private var reversedSubpath: [Element] {
        var result: [Element] = []
        var isClosed = false
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
            case .line(let point):
                result.insert(.line(to: start), at: 0)
                start = point
            case .quadCurve(let point, let control):
                result.insert(.quadCurve(to: start, control: control), at: 0)
                start = point
            case .curve(let point, let first, let second):
                result.insert(.curve(to: start, control1: second, control2: first), at: 0)
                start = point
            case .close:
                isClosed = true
            }
        }
        return [.move(to: start)] + result + (isClosed ? [.close] : [])
    }
}
