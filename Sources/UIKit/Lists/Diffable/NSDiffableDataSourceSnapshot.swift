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
        items(of: identifier) ?? []
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
        if let place = place(of: toIdentifier) { insert(identifiers, at: place) }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let place = place(of: toIdentifier) { insert(identifiers, at: place + 1) }
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
        reloadedSectionIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        var new: [SectionIdentifierType] = []
        for identifier in identifiers {
            if itemsBySection[identifier] == nil {
                itemsBySection[identifier] = []
                new.append(identifier)
            } else {
                DiffableFailure.repeated("section", "\(identifier)").report()
            }
        }
        sectionIdentifiers.insert(contentsOf: new, at: place)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, after: Bool) {
        guard identifier != target, let place = place(of: identifier), let targetPlace = self.place(of: target) else {
            return
        }
        sectionIdentifiers.remove(at: place)
        sectionIdentifiers.insert(identifier, at: targetPlace - (place < targetPlace ? 1 : 0) + (after ? 1 : 0))
    }

    /// Nil for a section that is not there, which is reported.
    private func place(of identifier: SectionIdentifierType) -> Int? {
        if let place = sectionIdentifiers.firstIndex(of: identifier) { return place }
        DiffableFailure.missing("section", "\(identifier)").report()
        return nil
    }

    /// Nil for a section that is not there, which is reported.
    private func items(of section: SectionIdentifierType) -> [ItemIdentifierType]? {
        if let items = itemsBySection[section] { return items }
        DiffableFailure.missing("section", "\(section)").report()
        return nil
    }

    // MARK: Items

    /// At the end of a section; of the last one if none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            return DiffableFailure.noSection.report()
        }
        if let items = items(of: section) { insert(identifiers, into: section, at: items.count) }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: beforeIdentifier) else { return }
        insert(identifiers, into: section, at: index)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(of: afterIdentifier) else { return }
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
        reloadedItemIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    /// Has the items' cells configured again, without another cell, when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
    ) {
        var new: [ItemIdentifierType] = []
        for identifier in identifiers {
            if sectionByItem[identifier] == nil {
                sectionByItem[identifier] = section
                new.append(identifier)
            } else {
                DiffableFailure.repeated("item", "\(identifier)").report()
            }
        }
        itemsBySection[section]?.insert(contentsOf: new, at: place)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, after: Bool) {
        guard identifier != target, place(of: target) != nil, let (section, index) = place(of: identifier) else {
            return
        }
        itemsBySection[section]?.remove(at: index)
        guard let (targetSection, targetIndex) = place(of: target) else { return }
        sectionByItem[identifier] = targetSection
        itemsBySection[targetSection]?.insert(identifier, at: targetIndex + (after ? 1 : 0))
    }

    /// Nil for an item that is not there, which is reported.
    private func place(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int)? {
        if let section = sectionByItem[identifier], let index = items(of: section)?.firstIndex(of: identifier) {
            return (section, index)
        }
        DiffableFailure.missing("item", "\(identifier)").report()
        return nil
    }

    // MARK: For the data source

    /// Replaces what a section shows.
    mutating func setItems(_ identifiers: [ItemIdentifierType], ofSection section: SectionIdentifierType) {
        guard let former = items(of: section) else { return }
        deleteItems(former)
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
