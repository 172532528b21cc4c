package import Foundation

/// What a document says of images and colours that are kept outside of it.
package struct DocumentResources: Sendable {
    /// What is known of an image: its size in points, and whether it is a symbol of the system.
    package struct Image: Sendable {
        package let size: CGSize
        package let isSymbol: Bool
    }

    package private(set) var images: [String: Image] = [:]
    /// The `<color>` of each name, as it was when the document was saved.
    package private(set) var namedColors: [String: DocumentElement] = [:]
    package private(set) var systemColors: [String: DocumentElement] = [:]

    /// What Interface Builder's canvas learned of views of an app's own classes when it drew them, by id: the size of
    /// their content.
    package private(set) var drawnSizes: [String: CGSize] = [:]

    /// - Parameters:
    ///   - element: `<resources>`.
    ///   - designables: `<designables>`.
    init(_ element: DocumentElement?, designables: DocumentElement?) {
        for entry in designables?.children ?? [] {
            guard let id = entry["name"], let size = entry.children.first(where: { $0.key == "intrinsicContentSize" })
            else { continue }
            drawnSizes[id] = Self.size(size)
        }
        for entry in element?.children ?? [] {
            guard let name = entry["name"] else { continue }
            switch entry.name {
            case "image": images[name] = Self.image(entry)
            case "namedColor": namedColors[name] = entry.child("color")
            case "systemColor": systemColors[name] = entry.child("color")
            default: break
            }
        }
    }

    /// Nil where the size is none: the image is then unknown, as it is to Xcode.
    private static func image(_ entry: DocumentElement) -> Image? {
        size(entry).map { Image(size: $0, isSymbol: entry["catalog"] == "system") }
    }

    private static func size(_ entry: DocumentElement) -> CGSize? {
        guard let width = entry["width"].flatMap(Double.init), let height = entry["height"].flatMap(Double.init),
            (0...DocumentLimits.length).contains(width), (0...DocumentLimits.length).contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
