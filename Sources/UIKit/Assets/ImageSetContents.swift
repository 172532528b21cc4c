import Foundation

/// `Contents.json` of a group of a catalog.
struct GroupContents: Decodable {
    struct Properties: Decodable {
        /// Whether the names in it begin with the group's.
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?
}

/// `Contents.json` of an image set. Source of the keys: Apple's Asset Catalog Format Reference.
struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        /// Nil for a place that has been left empty.
        let filename: String?
        let idiom: String?
        /// `2x`; nil for pictures of any scale.
        let scale: String?
        let appearances: [AssetAppearance]?
        let resizing: Resizing?
    }

    /// How an image is cut into parts that keep their size and parts that do not; lengths in pixels.
    struct Resizing: Decodable {
        struct Insets: Decodable {
            let top: Double?
            let left: Double?
            let bottom: Double?
            let right: Double?
        }

        struct Center: Decodable {
            let mode: String?
        }

        let capInsets: Insets?
        let center: Center?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }
    }

    struct Properties: Decodable {
        let intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Entry]?
    let properties: Properties?

    /// The picture for a screen: of its look before any, of its idiom before all, of its scale, else of the next larger one,
    /// else of the largest.
    func entry(scale: Int, traits: UITraitCollection) -> Entry? {
        func rank(_ entry: Entry) -> (Int, Int, Int) {
            let own = entry.pixelsPerPoint ?? scale
            let distance = own >= scale ? own - scale : 10 + scale - own
            let (look, idiom) = traits.rank(entry.appearances, idiom: entry.idiom)
            return (look, idiom, distance)
        }
        return (images ?? []).filter { $0.filename != nil && traits.fit($0.appearances, idiom: $0.idiom) }
            .min { rank($0) < rank($1) }
    }

    /// The image as the set wants it: as a template, with parts that keep their size.
    func finish(_ image: UIImage, _ entry: Entry) -> UIImage {
        var image = image
        switch properties?.intent {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        default: break
        }
        guard let resizing = entry.resizing, let insets = resizing.capInsets else { return image }
        let points = { (pixels: Double?) in CGFloat(max(pixels ?? 0, 0)) / image.scale }
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
                right: points(insets.right)),
            resizingMode: resizing.center?.mode == "stretch" ? .stretch : .tile)
    }
}

extension ImageSetContents.Entry {
    /// Nil for what is no `1x`, `2x` or `3x`.
    var pixelsPerPoint: Int? {
        guard let scale, scale.hasSuffix("x"), let value = Int(scale.dropLast()), (1...3).contains(value) else {
            return nil
        }
        return value
    }
}

/// A look that an entry of a set is for.
struct AssetAppearance: Decodable {
    let appearance: String
    let value: String

    /// Nil for a look that is not told apart here, such as one of high contrast.
    fileprivate var style: UIUserInterfaceStyle? {
        guard appearance == "luminosity" else { return nil }
        return value == "dark" ? .dark : value == "light" ? .light : nil
    }
}

extension UITraitCollection {
    /// Whether an entry of a set is for a screen like this one.
    func fit(_ appearances: [AssetAppearance]?, idiom: String?) -> Bool {
        [nil, "universal", ownIdiom].contains(idiom)
            && (appearances ?? []).allSatisfy { $0.style == userInterfaceStyle }
    }

    /// Lower for what is made for such a screen alone.
    func rank(_ appearances: [AssetAppearance]?, idiom: String?) -> (look: Int, idiom: Int) {
        ((appearances ?? []).isEmpty ? 1 : 0, idiom == ownIdiom ? 0 : 1)
    }

    private var ownIdiom: String { userInterfaceIdiom == .pad ? "ipad" : "iphone" }
}
