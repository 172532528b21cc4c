package import Foundation

/// A cell of a list: what an app shows in it belongs into its content view, and the list or the cell decides its size.
///
/// `lint` and `explain` look at cells through this, whatever list they are in.
@preconcurrency @MainActor package protocol ListCell: UIView {
    /// Fills the cell.
    var contentView: UIView { get }
    /// Behind the content view, if the app has set them: what is in them has no part in the cell's size.
    var backgrounds: [UIView] { get }
    /// What is asked for the size that the constraints in the cell give it.
    var measuredView: UIView { get }
    /// Points of the cell's height that come on top of what is measured: a table's separator.
    var ownHeight: CGFloat { get }
    /// Who gave the cell its size; nil in no list.
    var sizing: ListCellSizing? { get }
    /// A constraint in the cell has come, gone or changed.
    func constraintDidChange()
}

extension ListCell {
    package var measuredView: UIView { self }
    package var ownHeight: CGFloat { 0 }
}

/// Who gave a list's cell its size.
package struct ListCellSizing: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A property that holds for all cells, by its name: `itemSize`.
        case property(String)
        /// The delegate's method of this name.
        case delegate(String)
        /// The cell itself, which a method of this name measured, after an estimate.
        case cell(estimate: CGSize?, method: String)
        /// What places the cell, without asking anybody.
        case placement
    }

    /// The class of the layout or of the list that places the cell.
    package let placer: String
    package let source: Source

    package init(placer: String, source: Source) {
        self.placer = placer
        self.source = source
    }
}
