import Foundation
package import Raster

extension Path {
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
