import Foundation

/// The one place where layout is rounded to device pixels.
enum PixelGrid {
    /// Below what a solver's sums may be off; keeps 483.4999999 px a half pixel.
    private static let tolerance = 1e-6

    /// Both edges to the nearest device pixel, halves up (published iOS frames: 483.5 px -> 484).
    static func rounded(_ frame: CGRect, scale: CGFloat) -> CGRect {
        // A rectangle's own edges are those of one with a positive size.
        let (origin, size) = (frame.origin, frame.size)
        let (left, right) = (rounded(origin.x, scale: scale), rounded(origin.x + size.width, scale: scale))
        let (top, bottom) = (rounded(origin.y, scale: scale), rounded(origin.y + size.height, scale: scale))
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// To the nearest device pixel, halves up.
    static func rounded(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale + 0.5 + tolerance).rounded(.down) / scale
    }

    /// Up to the next device pixel.
    static func ceiled(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        // What is rounded up to zero from below has a sign, which the sum takes away.
        (value * scale - tolerance).rounded(.up) / scale + 0
    }
}
