public import Foundation

/// What a scene is made from: the command line's data and choices, and nothing of the machine.
public struct SceneInput: Sendable {
    /// The bytes of `--data`, or the scene's sample; nil for a scene that takes no data.
    public let data: Data?
    /// What messages call the data: the file's path, `<standard input>` or `<sample data>`.
    public let sourceName: String
    /// The chosen states, in the order given; each is one of the scene's own.
    public let states: [String]
    /// What the scene is to take for the present; nil means that no relative dates are shown.
    public let now: Date?
    /// The identifier of `--locale`, such as `pt_BR`; `en_US` when none is given.
    public let localeIdentifier: String

    public init(
        data: Data? = nil, sourceName: String = "", states: [String] = [], now: Date? = nil,
        localeIdentifier: String = "en_US"
    ) {
        self.data = data
        self.sourceName = sourceName
        self.states = states
        self.now = now
        self.localeIdentifier = localeIdentifier
    }

    /// The locale for words, numbers and dates.
    public var locale: Locale { Locale(identifier: localeIdentifier) }
}
