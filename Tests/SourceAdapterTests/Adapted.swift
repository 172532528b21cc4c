import SourceAdapter
import Testing

/// What the adapter makes of one file, without the lines it puts in front.
func adapted(_ text: String) throws -> String {
    let file = try #require(
        try SourceAdapter.adapt([SourceFile(path: "App/Screen.swift", name: "Screen.swift", text: text)]).first)
    return body(of: file)
}

func body(of file: SourceFile) -> String {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("#sourceLocation") }.dropFirst().joined(separator: "\n")
}

/// The messages about one file that cannot be adapted.
func messages(_ text: String) -> [String] {
    do {
        _ = try adapted(text)
        return []
    } catch let error as AdaptationError {
        return error.problems.map(\.message)
    } catch {
        return ["\(error)"]
    }
}
