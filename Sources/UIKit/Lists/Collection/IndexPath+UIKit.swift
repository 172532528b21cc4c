public import Foundation

extension IndexPath {
    /// The place of an item in a collection view.
    public init(item: Int, section: Int) {
        // Appending keeps the pair inline, where an array literal would be allocated first.
        self = IndexPath(index: section).appending(item)
    }

    /// The place of a row in a table view.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
