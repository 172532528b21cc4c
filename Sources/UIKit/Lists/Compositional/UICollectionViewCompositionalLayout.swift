public import Foundation

/// Answers the section that a compositional layout shows at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// Sections of groups of items, each described by sizes and spacings.
///
/// `prepare()` asks for the sections and places their groups: O(items) where cells size themselves, else O(groups). Queries
/// for a rectangle cost O(log groups + elements found).
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// What holds for all sections. A changed copy has to be set again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    /// The placed sections; nil until they are needed.
    var geometry: CompositionalGeometry?
    /// What was known before the last invalidation, by section; nil for a section that is new.
    var formerSections: [FormerSection?] = []
    /// What cells prefer, not yet taken into the geometry.
    var preferredAttributes: [UICollectionViewLayoutAttributes] = []
    /// Whether sections are being asked for: what is asked of the layout meanwhile has no answer.
    var isAsking = false

    // Each is one that subclasses may call, as in UIKit.

    public init(section: NSCollectionLayoutSection) {
        sectionProvider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        sectionProvider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.sectionProvider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Sections are code, which no archive holds.
    public required init?(coder: NSCoder) {
        nil
    }

    func section(at index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        if let section = sectionProvider(index, environment) { return section }
        ListFailure.missingLayoutSection(index).report()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.filling]))
    }

    /// Content that fits bounces, too: apps that do not want it to set `alwaysBounceVertical` back. So a short list keeps clear
    /// of the safe area without a navigation controller as well.
    override func setBouncing(of collectionView: UICollectionView) {
        if configuration.scrollDirection == .vertical {
            collectionView.alwaysBounceVertical = true
        } else {
            collectionView.alwaysBounceHorizontal = true
        }
    }

    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        updateGeometry()
    }

    open override var collectionViewContentSize: CGSize { currentGeometry?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementaryAttributes(ofKind: elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        decorationAttributes(ofKind: elementKind, at: indexPath)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size || geometry?.followsScrolling ?? false
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalInvalidationContext)?.keepsGeometry = newBounds.size == collectionView?.bounds.size
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isNews(preferredAttributes, originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? CompositionalInvalidationContext {
            context.keepsGeometry = true
            context.preferredAttributes.append(preferredAttributes)
        }
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateGeometry(with: context)
        super.invalidateLayout(with: context)
    }

    override func take(_ changes: ListChanges) {
        let former = moved(by: changes)
        super.take(changes)
        formerSections = former
    }

    override func scrollSection(toItemAt indexPath: IndexPath) -> Bool { rest(atItemAt: indexPath) }

    override var asksCellsForPreferredSizes: Bool { geometry?.isSelfSizing ?? true }

    override var measuredAxes: ScrollAxes { ScrollAxes(configuration.scrollDirection) }
}

/// What of a compositional layout is to be worked out again.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sections stay as they are: it only scrolls, or cells told what they prefer.
    var keepsGeometry = false
    var preferredAttributes: [UICollectionViewLayoutAttributes] = []
}
