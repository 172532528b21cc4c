import InterfaceBuilder

extension ElementReader {
    /// The image that an attribute, or an `<imageReference>` of that key, names.
    func image(_ key: String) -> UIImage? {
        if let part = part(key), part.name == "imageReference", let name = part["image"] {
            return context.image(name, at: part.position)
        }
        ignore("catalog")
        return string(key).flatMap { context.image($0, at: element.position) }
    }
}

extension ReadingContext {
    /// That of an asset catalog; else a gray image in the size that the document keeps for the name; nil, and said, for one without.
    func image(_ name: String, at position: DocumentPosition) -> UIImage? {
        let isSymbol = document.resources.images[name]?.isSymbol ?? false
        switch isSymbol ? .unknown : assets.image(name, traits: .current) {
        case .image(let image): return image
        case .unreadable(let file?): remark("image '\(name)' is not drawn: '\(file)' is no PNG", at: position)
        case .unreadable(nil): remark("image '\(name)' has no picture for the device", at: position)
        case .unknown: if !assets.isEmpty, !isSymbol { remark("image '\(name)' is in no asset catalog", at: position) }
        }
        guard let stored = document.resources.images[name] else {
            remark("image '\(name)' has no size in the document", at: position)
            return nil
        }
        let size = stored.isSymbol ? SymbolSize.points(of: stored.size) : stored.size
        return UIImage(content: grayPixel.content, size: size, scale: 1)
    }
}

/// How large a symbol of the system is: documents keep its proportions, on a canvas 128 wide or high.
enum SymbolSize {
    /// At the standard size of 17 points. From judgement: the size of symbols is not in documents.
    private static let standardSide = 20.0 / 128

    static func points(of stored: CGSize) -> CGSize {
        CGSize(width: (stored.width * standardSide).rounded(), height: (stored.height * standardSide).rounded())
    }
}
