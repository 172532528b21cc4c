internal import Foundation

extension CGAffineTransform {
    /// Maps upright rectangles to upright rectangles without turning or mirroring them.
    var isScaleAndTranslation: Bool {
        b == 0 && c == 0 && a > 0 && d > 0
    }

    /// As `isScaleAndTranslation`, with one scale in both directions: circles stay circles.
    var isUniformScaleAndTranslation: Bool {
        isScaleAndTranslation && abs(a - d) <= 1e-9 * a
    }

    /// Maps upright rectangles to upright rectangles, perhaps turned by quarters or mirrored.
    var keepsRectangles: Bool {
        (b == 0 && c == 0) || (a == 0 && d == 0)
    }

    /// How much lengths grow on average: the square root of the area's growth. 0 where the transform is degenerate.
    var meanScale: CGFloat {
        let determinant = abs(a * d - b * c)
        return determinant.isFinite ? determinant.squareRoot() : 0
    }
}
