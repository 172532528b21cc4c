/// A place in a document. Lines and columns count from 1, columns in Unicode scalars.
package struct DocumentPosition: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
