internal import CPangoCairo
internal import Foundation
internal import Raster

extension TypesettingError {
    /// The error, or that there is no memory for the file where that is so.
    ///
    /// HarfBuzz and FreeType show a file that they find no memory for as an empty or damaged one. To be asked while
    /// everything that was opened is still there.
    var orLackOfMemory: TypesettingError {
        let path: String
        switch self {
        case .unreadableFont(let file), .damagedFont(let file, _), .missingFace(let file, _): path = file
        default: return self
        }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return self }
        return FreeMemory.holds(fileOf: Int(status.st_size)) ? self : .fontNotLoaded(path: path)
    }
}
