package import Foundation

/// One file of a golden: read whole, replaced by a rename so that a failed run leaves it as it was.
package struct GoldenFile {
    package let url: URL

    package init(url: URL) {
        self.url = url
    }

    package var path: String { url.path(percentEncoded: false) }

    /// Nil where there is no file.
    package func read() throws(GoldensError) -> [UInt8]? {
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return nil
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
    }

    package func replace(with bytes: [UInt8]) throws(GoldensError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
    }
}
