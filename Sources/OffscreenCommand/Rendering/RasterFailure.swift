import Goldens
import Raster

/// Puts what drawing refuses into the words of the command line.
enum RasterFailure {
    static func commandError(for error: RasterError, scene: String) -> CommandError {
        switch error {
        case .pictureTooLarge(let width, let height, let sideLimit, let pixelLimit):
            let limit =
                max(width, height) > Double(sideLimit)
                ? "\(sideLimit) pixels a side" : "\(pixelLimit / 1_000_000) million pixels"
            return .pictureTooLarge(
                scene: scene,
                reason: "\(Number.text(width.rounded(.up))) x \(Number.text(height.rounded(.up))) pixels, the limit is "
                    + "\(limit); limit it with --height, or give a smaller --scale")
        case .emptyPicture(let width, let height):
            return .sceneFailed(
                scene: scene, reason: "its picture would have \(Number.text(width)) x \(Number.text(height)) pixels")
        case .nestingTooDeep(let limit):
            return .sceneFailed(scene: scene, reason: "its views or drawings nest more than \(limit) levels deep")
        case .font(let path, _, let status):
            return .environment(fontFailure(path: path, status: status))
        // CAIRO_STATUS_NO_MEMORY of <cairo.h>.
        case .cairo(_, status: 1):
            return .environment("the picture of scene '\(scene)' cannot be drawn: \(lackOfMemory)")
        case .cairo, .compression, .textChunk, .png:
            return .sceneFailed(scene: scene, reason: "the picture cannot be drawn: \(error)")
        }
    }

    private static let lackOfMemory = "out of memory (a limit set by 'ulimit -v' may be too low)"

    /// - Parameter status: an `FT_Error`, listed in FreeType's `fterrdef.h`.
    private static func fontFailure(path: String, status: Int) -> String {
        if path.isEmpty { return "FreeType cannot be started (error \(status))" }
        return switch status {
        case 0x01, 0x51: "font file \(path.quotedPath) cannot be opened any more"
        case 0x40: "font file \(path.quotedPath) cannot be loaded: \(lackOfMemory)"
        default: "font file \(path.quotedPath) is damaged: a glyph of it cannot be drawn (FreeType's error \(status))"
        }
    }
}
