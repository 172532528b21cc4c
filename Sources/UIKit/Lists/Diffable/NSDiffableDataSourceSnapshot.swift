/// What a list shows at one moment: sections, and the items in each, by identifiers that are unique in the whole snapshot.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// In the order in which they are shown.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: What is there

    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { sectionByItem.count }

    /// Section after section.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { itemsBySection[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items(of: identifier)
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionByItem[identifier]
    }

    /// Its place among all items, section after section. O(items).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier))
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }

    /// Takes the sections out with all that is in them; unknown ones are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for identifier in identifiers {
            for item in itemsBySection.removeValue(forKey: identifier) ?? [] { sectionByItem[item] = nil }
        }
        sectionIdentifiers.removeAll { gone.contains($0) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: false)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Has all views of the sections made anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        for identifier in identifiers {
            if itemsBySection[identifier] != nil { DiffableFailure.repeated("section", "\(identifier)").stop() }
            itemsBySection[identifier] = []
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, after: Bool) {
        guard identifier != target else { return }
        _ = place(of: target)
        sectionIdentifiers.remove(at: place(of: identifier))
        sectionIdentifiers.insert(identifier, at: place(of: target) + (after ? 1 : 0))
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let place = sectionIdentifiers.firstIndex(of: identifier) else {
            DiffableFailure.missing("section", "\(identifier)").stop()
        }
        return place
    }

    private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = itemsBySection[section] else { DiffableFailure.missing("section", "\(section)").stop() }
        return items
    }

    // MARK: Items

    /// At the end of a section; of the last one if none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else { DiffableFailure.noSection.stop() }
        insert(identifiers, into: section, at: items(of: section).count)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, index) = place(of: beforeIdentifier)
        insert(identifiers, into: section, at: index)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, index) = place(of: afterIdentifier)
        insert(identifiers, into: section, at: index + 1)
    }

    /// Unknown ones are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { sectionByItem[$0] }) {
            itemsBySection[section]?.removeAll { gone.contains($0) }
        }
        for identifier in identifiers { sectionByItem[identifier] = nil }
    }

    /// The sections stay.
    public mutating func deleteAllItems() {
        for section in sectionIdentifiers { itemsBySection[section] = [] }
        sectionByItem = [:]
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Has the items' cells made anew when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// Has the items' cells configured again, without another cell, when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
    ) {
        for identifier in identifiers {
            if sectionByItem[identifier] != nil { DiffableFailure.repeated("item", "\(identifier)").stop() }
            sectionByItem[identifier] = section
        }
        itemsBySection[section]?.insert(contentsOf: identifiers, at: place)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, after: Bool) {
        guard identifier != target else { return }
        _ = place(of: target)
        let (section, index) = place(of: identifier)
        itemsBySection[section]?.remove(at: index)
        let (targetSection, targetIndex) = place(of: target)
        sectionByItem[identifier] = targetSection
        itemsBySection[targetSection]?.insert(identifier, at: targetIndex + (after ? 1 : 0))
    }

    private func place(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sectionByItem[identifier], let index = items(of: section).firstIndex(of: identifier) else {
            DiffableFailure.missing("item", "\(identifier)").stop()
        }
        return (section, index)
    }

    // MARK: For the data source

    /// Replaces what a section shows.
    mutating func setItems(_ identifiers: [ItemIdentifierType], ofSection section: SectionIdentifierType) {
        deleteItems(items(of: section))
        insert(identifiers, into: section, at: 0)
    }

    /// Without what was to be made anew.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }
}
