import Goldens

/// A JSON value with the place where it stands, so that what is wrong with it can be pointed at.
package struct JSONNode: Equatable {
    package indirect enum Value: Equatable {
        case null
        case boolean(Bool)
        /// Infinite where the text's number is beyond what a Double holds.
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([JSONMember])
    }

    package let value: Value
    package let position: JSONPosition

    /// The value in words, as it completes "found …".
    package var found: String {
        switch value {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): Self.text(value)
        case .string(let value): "\"\(value.singleLine(limit: 40))\""
        case .array(let nodes): nodes.isEmpty ? "an empty array" : "an array"
        case .object: "an object"
        }
    }

    /// As short as it may be without passing for another number.
    private static func text(_ value: Double) -> String {
        guard value.isFinite else { return "a number of over 300 digits" }
        let text = Number.text(value)
        return Double(text) == value ? text : "\(value)"
    }
}

package struct JSONMember: Equatable {
    package let key: String
    package let keyPosition: JSONPosition
    package let node: JSONNode
}

/// A place in a text, both from 1; the column counts Unicode scalars.
package struct JSONPosition: Equatable {
    package var line: Int
    package var column: Int

    package init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }
}

/// What is wrong with a JSON text, and where.
package struct JSONFault: Error, Equatable {
    package let position: JSONPosition
    package let message: String

    package init(position: JSONPosition, message: String) {
        self.position = position
        self.message = message
    }

    package func error(in source: String) -> CommandError {
        .malformed(source: source, line: position.line, column: position.column, message: message)
    }
}
