/// One option of a subcommand as data: how it is spelled, what `--help` says of it, and what it does to the values.
///
/// Made by each subcommand's table, consumed by `ArgumentParser` and `HelpPage`.
struct Option<Values> {
    /// All spellings, the long one first: `["--output", "-o"]`.
    let names: [String]
    /// What stands for the value in help, such as `POINTS`; nil for an option that takes none.
    let placeholder: String?
    let help: String
    /// Whether the option may be given several times; otherwise a second one is an error.
    let isRepeatable: Bool
    /// Whether help leaves it out: it is for the program itself.
    var isHidden = false
    /// Reads the value (empty for an option that takes none) into the values.
    let apply: (inout Values, String) throws(InvalidValue) -> Void

    var name: String { names.first ?? "" }

    /// The same option, left out of help.
    var hidden: Option {
        var option = self
        option.isHidden = true
        return option
    }

    /// An option that takes no value and sets a Boolean.
    static func flag(_ names: String..., to keyPath: WritableKeyPath<Values, Bool>, help: String) -> Option {
        Option(names: names, placeholder: nil, help: help, isRepeatable: false) { values, _ in
            values[keyPath: keyPath] = true
        }
    }

    /// An option whose one value `parse` reads.
    static func value<Value>(
        _ names: String..., placeholder: String, to keyPath: WritableKeyPath<Values, Value?>, help: String,
        parse: @escaping (String) throws(InvalidValue) -> Value
    ) -> Option {
        Option(names: names, placeholder: placeholder, help: help, isRepeatable: false) {
            (values, text) throws(InvalidValue) in
            values[keyPath: keyPath] = try parse(text)
        }
    }

    /// An option that may be repeated; its values are kept in the order given.
    static func values(
        _ names: String..., placeholder: String, to keyPath: WritableKeyPath<Values, [String]>, help: String
    ) -> Option {
        Option(names: names, placeholder: placeholder, help: help, isRepeatable: true) {
            (values, text) throws(InvalidValue) in
            values[keyPath: keyPath].append(try text.nonEmpty())
        }
    }
}

/// Why an option's value is refused: what was expected instead, as it completes "expected …".
package struct InvalidValue: Error, Equatable {
    package let expected: String
    /// The nearest valid value, where the valid ones can be listed.
    package let suggestion: String?

    package init(expected: String, suggestion: String? = nil) {
        self.expected = expected
        self.suggestion = suggestion
    }
}

extension String {
    /// The string itself, refused when empty: an empty name or path is always a slip of the shell.
    func nonEmpty() throws(InvalidValue) -> String {
        guard !isEmpty else { throw InvalidValue(expected: "a value that is not empty") }
        return self
    }
}
