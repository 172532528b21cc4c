public import Foundation

/// A view behind a whole section, made from the class registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Below cells by default, which have 0.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaries: [])
    }

    /// Fills the section, headers and footers included, inside its own `contentInsets`.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.takeRoom(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
