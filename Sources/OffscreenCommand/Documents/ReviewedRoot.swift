import Foundation
import Goldens
import InterfaceBuilder
import Raster
import UIKit

/// A root view of one version of a document, laid out: its frames, and what it draws.
struct ReviewedRoot {
    /// The root view's id in the document.
    let id: String?
    /// What a person calls the scene or the view.
    let title: String
    let record: LayoutRecord
    let list: DisplayList

    var size: CGSize { list.size }
}

/// A root view before and after a change; one of them is nil where it is new or gone.
struct ReviewedPair {
    let before: ReviewedRoot?
    let after: ReviewedRoot?

    var title: String { after?.title ?? before?.title ?? "" }

    /// By id, then by title, in the order after the change; what is gone comes last. Two that are left over are each other's
    /// counterparts: a XIB has one view, whatever its id.
    static func pairs(_ before: [ReviewedRoot], _ after: [ReviewedRoot]) -> [ReviewedPair] {
        var rest = before
        func take(_ isCounterpart: (ReviewedRoot) -> Bool) -> ReviewedRoot? {
            rest.firstIndex(where: isCounterpart).map { rest.remove(at: $0) }
        }
        var counterparts = after.map { new in take { $0.id == new.id } }
        for (index, new) in after.enumerated() where counterparts[index] == nil {
            counterparts[index] = take { $0.title == new.title }
        }
        if rest.count == 1, counterparts.count(where: { $0 == nil }) == 1 {
            counterparts = counterparts.map { $0 ?? rest.removeFirst() }
        }
        return zip(counterparts, after).map { ReviewedPair(before: $0, after: $1) }
            + rest.map { ReviewedPair(before: $0, after: nil) }
    }
}
