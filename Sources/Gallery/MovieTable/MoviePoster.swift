import UIKit

/// Draws the still that stands above a film's description: a lighthouse at night.
enum MoviePoster {
    /// In points; the picture is shown filling its view.
    static let size = CGSize(width: 430, height: 250)

    /// The same picture in light and dark: it is a photograph's stand-in.
    @MainActor static func makeImage() -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            drawSky(in: context.cgContext)
            drawSea()
            drawLighthouse()
        }
    }

    @MainActor private static func drawSky(in context: CGContext) {
        // Bands from the night above to the last light at the horizon.
        let bands = 40
        for band in 0..<bands {
            let share = CGFloat(band) / CGFloat(bands - 1)
            UIColor(
                red: 0.05 + 0.50 * share * share, green: 0.08 + 0.24 * share, blue: 0.20 + 0.24 * share,
                alpha: 1
            )
            .setFill()
            let top = 190 * CGFloat(band) / CGFloat(bands)
            context.fill(CGRect(x: 0, y: top.rounded(.down), width: size.width, height: 6))
        }
        UIColor(white: 1, alpha: 0.8).setFill()
        for (index, place) in stars.enumerated() {
            let side: CGFloat = index.isMultiple(of: 3) ? 2.5 : 1.5
            UIBezierPath(ovalIn: CGRect(x: place.x, y: place.y, width: side, height: side)).fill()
        }
    }

    @MainActor private static func drawSea() {
        UIColor(red: 0.06, green: 0.12, blue: 0.24, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 188, width: size.width, height: 62)).fill()
        UIColor(red: 1, green: 0.85, blue: 0.55, alpha: 0.25).setFill()
        for (row, width) in [90, 130, 70, 110, 50].enumerated() {
            let y = 194 + 10 * CGFloat(row)
            let box = CGRect(x: 300 - CGFloat(width) / 2, y: y, width: CGFloat(width), height: 2)
            UIBezierPath(roundedRect: box, cornerRadius: 1).fill()
        }
    }

    @MainActor private static func drawLighthouse() {
        // The beam, the rock, the tower with its stripes, the lantern.
        UIColor(red: 1, green: 0.92, blue: 0.65, alpha: 0.22).setFill()
        polygon([(300, 76), (0, 18), (0, 110)]).fill()
        UIColor(red: 0.03, green: 0.05, blue: 0.10, alpha: 1).setFill()
        polygon([(222, 196), (258, 168), (302, 160), (344, 170), (392, 198)]).fill()
        UIColor(white: 0.93, alpha: 1).setFill()
        polygon([(290, 88), (310, 88), (318, 166), (282, 166)]).fill()
        UIColor(red: 0.78, green: 0.22, blue: 0.22, alpha: 1).setFill()
        polygon([(287.8, 110), (312.2, 110), (314.2, 130), (285.8, 130)]).fill()
        UIColor(red: 1, green: 0.88, blue: 0.5, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 293, y: 70, width: 14, height: 18)).fill()
        UIColor(red: 0.78, green: 0.22, blue: 0.22, alpha: 1).setFill()
        polygon([(288, 70), (312, 70), (300, 56)]).fill()
    }

    @MainActor private static func polygon(_ points: [(x: CGFloat, y: CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x, y: point.y)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }

    private static let stars = [
        CGPoint(x: 26, y: 30), CGPoint(x: 72, y: 84), CGPoint(x: 118, y: 22), CGPoint(x: 164, y: 58),
        CGPoint(x: 205, y: 30), CGPoint(x: 244, y: 96), CGPoint(x: 262, y: 20), CGPoint(x: 338, y: 34),
        CGPoint(x: 362, y: 92), CGPoint(x: 396, y: 24), CGPoint(x: 410, y: 70),
    ]
}
