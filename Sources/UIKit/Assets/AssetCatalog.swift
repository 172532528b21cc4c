import Foundation
import Synchronization

/// The images and colours of an asset catalog, `Assets.xcassets`, by their names.
///
/// Made once from the folder. Pictures are decoded when they are first asked for, and kept. Nothing outside of the folder is
/// read: links are not followed.
package final class AssetCatalog: Sendable {
    /// What is no catalog.
    package enum Failure: Error, Equatable {
        case noFolder
        /// More sets and groups than any app has.
        case tooManyEntries
    }

    /// A `Contents.json` that is not as it should be; its set is left out.
    package struct Fault: Equatable, Sendable {
        /// Of the file.
        package let path: String
        /// The keys and indices that lead to the value in question; nil where the file as a whole is.
        package let place: [String]?
        package let message: String

        package init(path: String, place: [String]?, message: String) {
            (self.path, self.place, self.message) = (path, place, message)
        }
    }

    private let imageSets: [String: ImageSet]
    private let colors: [String: UIColor]
    private let images = Mutex<[String: UIImage]>([:])
    /// In the order in which the sets were read.
    package let faults: [Fault]

    /// - Parameter path: of the `.xcassets` folder.
    package init(path: String) throws(Failure) {
        var reader = AssetCatalogReader()
        try reader.read(URL(fileURLWithPath: path, isDirectory: true))
        (imageSets, colors, faults) = (reader.imageSets, reader.colors, reader.faults)
    }

    /// What came of asking for an image.
    package enum Answer {
        case image(UIImage)
        /// The set has no picture that can be read for this screen; with the file that was chosen.
        case unreadable(String?)
        case unknown
    }

    /// The picture for a screen's scale, look and idiom.
    package func image(_ name: String, traits: UITraitCollection) -> Answer {
        guard let set = imageSets[name] else { return .unknown }
        let scale = traits.displayScale > 0 ? Int(traits.displayScale.rounded()) : 1
        guard let entry = set.contents.entry(scale: scale, traits: traits), let file = entry.filename else {
            return .unreadable(nil)
        }
        let key = "\(name)/\(file)"
        if let image = images.withLock({ $0[key] }) { return .image(image) }
        guard let data = AssetCatalogReader.data(of: file, in: set.folder, limit: AssetCatalogReader.pictureLimit),
            let plain = UIImage(data: data, scale: CGFloat(entry.pixelsPerPoint ?? 1))
        else { return .unreadable(file) }
        let image = set.contents.finish(plain, entry)
        images.withLock { $0[key] = image }
        return .image(image)
    }

    /// Nil for a name that the catalog does not have.
    package func color(_ name: String) -> UIColor? { colors[name] }
}

/// An image set, read but for its pictures.
struct ImageSet: Sendable {
    let folder: URL
    let contents: ImageSetContents
}
