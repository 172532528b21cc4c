import Foundation

/// Why a batch of updates can't be carried out; the texts for counts, and for what is deleted and reloaded, are UIKit's.
package enum ListUpdateError: Error, Hashable, Sendable {
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    case itemCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    case missingSection(Int, count: Int, when: String)
    case missingItem(IndexPath, when: String)
    case repeatedSection(Int, when: String)
    case repeatedItem(IndexPath, when: String)
    case deletedAndReloaded(IndexPath)

    func message(_ words: ListWords) -> String {
        let (element, list) = (words.element, words.list)
        return switch self {
        case .sectionCount(let before, let after, let inserted, let deleted):
            "Invalid update: invalid number of sections. The number of sections contained in the \(list) after the "
                + "update (\(after)) must be equal to the number of sections contained in the \(list) before the update "
                + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
                + "\(deleted) deleted)."
        case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            "Invalid update: invalid number of \(element)s in section \(section). The number of \(element)s contained in "
                + "an existing section after the update (\(after)) must be equal to the number of \(element)s contained "
                + "in that section before the update (\(before)), plus or minus the number of \(element)s inserted or "
                + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
                + "\(element)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        case .missingSection(let section, let count, let when):
            "Invalid update: section \(section) does not exist: there are \(count) sections \(when) the update"
        case .missingItem(let indexPath, let when):
            "Invalid update: \(words.text(indexPath)) does not exist \(when) the update"
        case .repeatedSection(let section, let when):
            "Invalid update: section \(section) is named twice among those \(when) the update"
        case .repeatedItem(let indexPath, let when):
            "Invalid update: \(words.text(indexPath)) is named twice among those \(when) the update"
        case .deletedAndReloaded(let indexPath):
            "attempt to delete and reload the same index path ({length = 2, path = \(indexPath.section) - \(indexPath.item)})"
        }
    }
}
