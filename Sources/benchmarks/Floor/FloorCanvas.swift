import CPangoCairo
import Foundation
import Raster

/// A Cairo surface over a bitmap's memory, in points, with the shapes that the screen is made of.
final class FloorCanvas {
    let cairo: OpaquePointer
    private let surface: OpaquePointer

    /// A picture of a size in points, drawn straight into the bitmap's own memory.
    static func bitmap(width: Double, height: Double, scale: Double, draw: (FloorCanvas) -> Void) -> Bitmap {
        let (columns, rows) = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
        let pixels = [UInt32](unsafeUninitializedCapacity: columns * rows) { buffer, count in
            // Cairo counts in bytes, whatever the pixels are.
            let bytes = UnsafeMutableRawBufferPointer(buffer).assumingMemoryBound(to: UInt8.self)
            draw(FloorCanvas(bytes.baseAddress, width: columns, height: rows, scale: scale))
            count = columns * rows
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
    }

    private init(_ bytes: UnsafeMutablePointer<UInt8>?, width: Int, height: Int, scale: Double) {
        surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
        cairo = cairo_create(surface)
        cairo_scale(cairo, scale, scale)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    func setColor(_ color: FloorColor) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Fills the whole surface.
    func clear(_ color: FloorColor) {
        setColor(color)
        cairo_paint(cairo)
    }

    func addRoundedRectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        cairo_new_path(cairo)
        cairo_arc(cairo, x + width - radius, y + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, .pi / 2)
        cairo_arc(cairo, x + radius, y + height - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo, x + radius, y + radius, radius, .pi, 1.5 * .pi)
        cairo_close_path(cairo)
    }

    func fillRoundedRectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double, _ color: FloorColor
    ) {
        addRoundedRectangle(x: x, y: y, width: width, height: height, radius: radius)
        setColor(color)
        cairo_fill(cairo)
    }
}

/// A colour without premultiplied alpha, components from 0 to 1.
struct FloorColor {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    static let white = FloorColor(red: 1, green: 1, blue: 1)
    static let black = FloorColor(red: 0, green: 0, blue: 0)
    static let grouped = FloorColor(red: 0.949, green: 0.949, blue: 0.969)
    static let secondaryLabel = FloorColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
    static let open = FloorColor(red: 0.102, green: 0.498, blue: 0.216)
    static let completed = FloorColor(red: 0.510, green: 0.314, blue: 0.875)
    static let gray = FloorColor(red: 0.349, green: 0.388, blue: 0.431)
    static let closed = FloorColor(red: 0.820, green: 0.141, blue: 0.184)
}
