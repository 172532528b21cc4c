import Foundation
import UIKit

/// A folder with asset catalogs, gone when the test is.
final class CatalogFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var catalogPath: String { url.appending(path: "Assets.xcassets").path }

    /// - Parameter path: in the catalog.
    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = URL(filePath: catalogPath).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func color(_ name: String, _ entries: String) throws {
        try write(
            "{\"colors\": [\(entries)], \"info\": {\"author\": \"xcode\", \"version\": 1}}",
            to: "\(name).colorset/Contents.json")
    }

    /// - Parameter files: with the sides of their pictures in pixels.
    func image(_ name: String, _ contents: String, files: [String: Int]) throws {
        try write(contents, to: "\(name).imageset/Contents.json")
        for (file, side) in files { try write(Self.png(side), to: "\(name).imageset/\(file)") }
    }

    /// A square picture.
    static func png(_ side: Int) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
