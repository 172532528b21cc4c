package import Foundation

/// An outline of straight and curved segments, in the coordinate space of the display item that holds it.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package enum FillRule: Hashable, Sendable {
        case winding
        case evenOdd
    }

    package var elements: [Element]

    package init(elements: [Element] = []) {
        self.elements = elements
    }
}
