public import Foundation

extension UITableView {
    /// Has a row, header or footer decide its own height, or the table view an estimate.
    public static let automaticDimension: CGFloat = -1

    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay in sight while their section is.
        case plain
        /// Sections apart from each other, from edge to edge.
        case grouped
        /// Sections apart from each other, as cards with rounded corners.
        case insetGrouped
    }

    /// Where `scrollToRow` puts a row.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it is seen with the least movement.
        case none
        case top
        case middle
        case bottom
    }

    /// How rows come and go on a device; a picture shows where the animation ends.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// What has the height of a visible row found again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        /// A call of the cell's `invalidateIntrinsicContentSize()`.
        case enabled
        /// Also any change of the layout in its content view.
        case enabledIncludingConstraints
    }

    /// From where `separatorInset` counts.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges
        /// From where the separator would begin by itself.
        case fromAutomaticInsets
    }
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default`
        /// A text at the leading and a gray one at the trailing side.
        case value1
        /// A small text in the tint colour, and a text after it.
        case value2
        /// A text with a smaller one below it.
        case subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }

    public enum SelectionStyle: Int, Sendable {
        /// Selection is not seen.
        case none
        case blue
        case gray
        case `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none
        case delete
        case insert
    }
}
