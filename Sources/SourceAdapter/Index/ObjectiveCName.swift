/// The names that Swift gives declarations for the Objective-C runtime.
///
/// Source: "Naming Objective-C methods" in Apple's "Importing Swift into Objective-C", and SE-0005's list of prepositions.
enum ObjectiveCName {
    /// The selector of a method: `move(to:animated:)` is `moveTo:animated:`, `handle(gesture:)` is `handleWithGesture:`.
    ///
    /// - Parameter labels: a label each parameter, `_` for none.
    static func selector(baseName: String, labels: [String]) -> String {
        guard let first = labels.first else { return baseName }
        var name = baseName
        if first != "_" {
            if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: baseName)) {
                name += "With"
            }
            name += capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    static func setter(of property: String) -> String { "set\(capitalized(property)):" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(of name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
