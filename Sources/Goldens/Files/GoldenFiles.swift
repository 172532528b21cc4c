import Glibc
package import UIKit

/// The two files of a golden, which are replaced as one.
///
/// The picture's rename is what makes a new golden: before it the layout lies ready under a name of its own, after it the
/// layout takes its place. A process that is killed between the two leaves a picture whose stamp names the layout that lies
/// ready, and reading takes that one. Processes that record at once wait for each other by a lock on the folder.
package struct GoldenFiles {
    package let picture: GoldenFile
    package let layout: GoldenFile
    /// In the goldens' folder, without an extension.
    package let path: String
    private let ready: GoldenFile

    /// - Parameter path: in the folder, without an extension.
    package init(folder: URL, path: String) {
        self.path = path
        // Strings take a tenth of the time that URLs do, and there is a golden for every snapshot.
        let root = folder.path(percentEncoded: false)
        let place = root.hasSuffix("/") ? root + path : "\(root)/\(path)"
        picture = GoldenFile(path: place + ".png", within: folder)
        layout = GoldenFile(path: place + ".layout.txt", within: folder)
        let name = place.lastIndex(of: "/").map { place.index(after: $0) } ?? place.startIndex
        ready = GoldenFile(path: "\(place[..<name]).\(place[name...]).layout.txt.ready", within: folder)
    }

    /// Makes a picture and its layout the golden.
    ///
    /// - Parameter layout: nil leaves a picture that shows no views alone.
    package func replace(picture bytes: [UInt8], layout text: [UInt8]?) throws(GoldensError) {
        try picture.makeFolder()
        let folder = try Self.lockedFolder(of: picture)
        try finishFormer()
        guard let text else { return try picture.replace(with: bytes) }
        try ready.replace(with: text)
        do {
            try picture.replace(with: bytes)
        } catch {
            try ready.remove()
            throw error
        }
        try ready.move(to: layout)
        _ = consume folder
    }

    private static func lockedFolder(of file: GoldenFile) throws(GoldensError) -> OpenFile {
        do throws(SystemFailure) {
            let folder = try OpenFile(
                path: file.url.deletingLastPathComponent().path(percentEncoded: false), flags: O_RDONLY | O_DIRECTORY)
            folder.lock()
            return folder
        } catch {
            throw .file(path: file.path, reason: error.reason)
        }
    }

    /// Puts a layout in its place that a killed process left ready, if it belongs to the picture that is there.
    private func finishFormer() throws(GoldensError) {
        guard let waiting = try ready.read() else { return }
        let stamp = try picture.read().flatMap(GoldenStamp.init)
        if stamp?.layout == GoldenStamp.hash(of: waiting) { try ready.move(to: layout) } else { try ready.remove() }
    }

    /// Whether the layout is there that belongs to a picture.
    func hasLayout(of stamp: GoldenStamp) throws(GoldensError) -> Bool {
        if try layout.digest()?.description == stamp.layout { return true }
        return try ready.digest()?.description == stamp.layout
    }

    /// The layout that belongs to a picture.
    func readLayout(of stamp: GoldenStamp?) throws(GoldensError) -> [UInt8]? {
        let bytes = try layout.read()
        guard let stamp, stamp.layout != GoldenStamp.none, bytes.map(GoldenStamp.hash(of:)) != stamp.layout,
            let waiting = try ready.read(), GoldenStamp.hash(of: waiting) == stamp.layout
        else { return bytes }
        return waiting
    }
}
