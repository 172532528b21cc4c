import Foundation

/// What an app did that a list has no answer for; UIKit raises an exception with these texts.
///
/// The list reports it and goes on with an answer that does no harm: an empty section, a blank cell, a size of zero.
package enum ListFailure: Error, Hashable, Sendable {
    case unregistered(kind: String, identifier: String)
    case emptyIdentifier
    case wrongViewClass(String, identifier: String)
    case viewNotDequeued(method: String, IndexPath)
    case viewInUse(method: String, IndexPath, other: IndexPath)
    case viewOfOtherList(method: String, IndexPath)
    case missingCell(IndexPath)
    case missingSupplementaryView(kind: String, IndexPath)
    case invalidIndexPath(element: String, IndexPath)
    case invalidItemCount(Int, section: Int)
    case invalidSectionCount(Int)
    case missingSection(Int, count: Int)
    case countsAskedWhileCounting
    case tooManySections(Int)
    case tooManyItems(Int, section: Int)
    case tooManyUpdatedSections(Int)
    /// - Parameter size: as text, since a size that is no number equals nothing.
    case invalidItemSize(String, IndexPath, source: String)
    case invalidEstimatedItemSize(String)
    case invalidPreferredSize(String, IndexPath)
    /// - Parameter side: "wide" in a list that scrolls vertically, else "high".
    case itemTooLong(IndexPath, side: String, length: String, room: String)
    case invalidSectionMetric(String, String, section: Int)
    case invalidDimension(String, String)
    case invalidGroup(String)
    case groupNestedTooDeep(limit: Int)
    case missingLayoutSection(Int)
    case invalidUpdate(ListUpdateError)
    case reconfiguredOtherCell(IndexPath)
    case registrationOfOtherKind(expected: String, found: String)
    case registrationMadeForView(IndexPath)
    /// - Parameters:
    ///   - element: "table view row" or "section header"; with "estimated " in front for an estimate.
    ///   - place: the index path or the section, in words.
    ///   - height: as text, since a height that is no number equals nothing.
    case invalidHeight(element: String, place: String, height: String)
    case missingRow(IndexPath)
    /// - Parameter size: what changed in the last pass; nil where no size did.
    case endlessUpdates(passes: Int, size: UnsettledSize?)

    /// Whether UIKit would end the app; else it writes a line into its log.
    var isException: Bool {
        if case .itemTooLong = self { false } else { true }
    }

    /// Tells whoever collects layout's messages, with the list's class in front.
    @MainActor func report(by list: String = "UICollectionView") {
        LayoutDiagnostics.report(.listMisused(list: list, self))
    }

    /// - Parameter list: the class of the list, whose words are used.
    package func message(in list: String) -> String {
        let words = ListWords(list: list)
        return switch self {
        case .unregistered(_, let identifier) where words.isTable:
            "unable to dequeue a cell with identifier \(identifier) - "
                + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        case .unregistered(let kind, let identifier):
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
                + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        case .emptyIdentifier:
            "must pass a valid reuse identifier: it is empty"
        case .wrongViewClass(let name, let identifier):
            "the class \(name) registered for \(identifier) does not inherit from the class of such views"
        case .viewNotDequeued(let method, let indexPath):
            "the view returned from \(method) at \(words.text(indexPath)) does not have a reuseIdentifier - "
                + "views must be retrieved by dequeuing"
        case .viewInUse(let method, let indexPath, let other):
            "the view returned from \(method) at \(words.text(indexPath)) is already shown at \(words.text(other)) - "
                + "dequeue a view for each index path"
        case .viewOfOtherList(let method, let indexPath):
            "the view returned from \(method) at \(words.text(indexPath)) was dequeued from another collection view"
        case .missingCell(let indexPath) where words.isTable:
            "UITableViewController shows \(words.text(indexPath)) without a cell: override tableView(_:cellForRowAt:)"
        case .missingCell(let indexPath):
            "UICollectionViewController shows \(words.text(indexPath)) without a cell: override "
                + "collectionView(_:cellForItemAt:)"
        case .missingSupplementaryView(let kind, let indexPath):
            "the view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) for kind \(kind) at "
                + "\(words.text(indexPath)) is missing: the data source has to implement the method"
        case .invalidIndexPath(let element, let indexPath):
            "UICollectionView received layout attributes for a \(element) with an index path that does not exist: "
                + words.text(indexPath)
        case .invalidItemCount(let count, let section):
            "the data source reports \(count) \(words.element)s in section \(section): expected 0 or more"
        case .invalidSectionCount(let count):
            "the data source reports \(count) sections: expected 0 or more"
        case .missingSection(let section, let count):
            "request for the number of \(words.element)s in section \(section) when there are only \(count) sections"
        case .countsAskedWhileCounting:
            "the number of \(words.element)s is asked for by the data source's method that has to tell it"
        case .tooManySections(let count):
            "the data source reports \(count) sections: the limit is \(ListLimit.sections)"
        case .tooManyItems(let count, let section):
            "the data source reports \(count) \(words.element)s in section \(section): the limit is \(ListLimit.items) "
                + "in all sections"
        case .tooManyUpdatedSections(let count):
            "Invalid update: it names \(count) sections at once: the limit is \(ListLimit.sections)"
        case .invalidItemSize(let size, let indexPath, let source):
            "negative, infinite or undefined sizes are not supported in the flow layout: \(source) \(size) for "
                + "item \(indexPath.item) in section \(indexPath.section)"
        case .invalidEstimatedItemSize(let size):
            "negative, infinite or undefined sizes are not supported in the flow layout: estimatedItemSize is \(size)"
        case .invalidPreferredSize(let size, let indexPath):
            "\(words.text(indexPath)) prefers a size that is none: \(size); expected 0 or more points along both axes, and finite"
        case .itemTooLong(let indexPath, let side, let length, let room):
            "item \(indexPath.item) in section \(indexPath.section) is \(length) points \(side), between the insets there are "
                + "\(room): what a flow layout does then is not defined; here the item has a row of its own, across its middle"
        case .invalidSectionMetric(let name, let value, let section):
            "the \(name) of section \(section) is \(value): expected a finite number of points"
        case .invalidDimension(let kind, let value):
            "invalid dimension for \(kind) in a compositional layout: \(value); expected 0 or more, and finite"
        case .invalidGroup(let reason):
            "invalid group of a compositional layout: \(reason); expected one or more"
        case .groupNestedTooDeep(let limit):
            "invalid group of a compositional layout: it has groups within each other more than \(limit) deep"
        case .missingLayoutSection(let section):
            "the section provider of a compositional layout answered nil for section \(section)"
        case .invalidUpdate(let error):
            error.message(words)
        case .reconfiguredOtherCell(let indexPath):
            "the cell returned for \(words.text(indexPath)) while it was reconfigured is not the one that is shown: dequeue it "
                + "with the same identifier, for the index path that was asked for"
        case .registrationOfOtherKind(let expected, let found):
            "a registration for \(expected) was used for \(found)"
        case .registrationMadeForView(let indexPath):
            "Attempted to dequeue a view for \(words.text(indexPath)) with a registration that was made while the view was asked "
                + "for: no view would ever be used again; make registrations once, in front"
        case .invalidHeight(let element, let place, let height):
            "\(element) height must not be negative - provided height for \(place) is \(height)"
        case .missingRow(let indexPath):
            "Attempted to scroll the table view to an out-of-bounds \(words.text(indexPath))"
        case .endlessUpdates(let passes, let size?):
            "layout did not settle after \(passes) passes: \(words.text(size.indexPath)) asks for \(size.latter) after "
                + "\(size.former), and for another size each time it is asked"
        case .endlessUpdates(let passes, nil):
            "layout did not settle after \(passes) passes: the data source, the delegate or a cell "
                + "reloads or invalidates each time it is called"
        }
    }
}
