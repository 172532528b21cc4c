public import Foundation

/// One item of a custom group, in the group's coordinates.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public required init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(frame: frame, zIndex: zIndex) }
}

/// Answers the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
