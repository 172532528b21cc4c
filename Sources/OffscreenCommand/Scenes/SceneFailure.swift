import Foundation

/// Puts what a scene throws into the words of the command line.
enum SceneFailure {
    static func commandError(for error: any Error, scene: String, input: SceneInput) -> CommandError {
        // Empty for a scene without data.
        let source = input.sourceName
        if error is SceneDataError || error is DecodingError, let foreign = input.data.flatMap(ForeignText.init) {
            return foreign.fault.error(in: source)
        }
        return switch error {
        case let error as CommandError: error
        case let error as SceneDataError:
            .malformed(
                source: source.isEmpty ? scene : source, line: error.line, column: error.column,
                message: error.message)
        case let error as DecodingError where !source.isEmpty:
            .malformed(source: source, line: nil, column: nil, message: message(of: error))
        default: .sceneFailed(scene: scene, reason: "\(error)")
        }
    }

    /// The place as a JSON pointer and what was wrong there, for scenes that read their data with `JSONDecoder`.
    private static func message(of error: DecodingError) -> String {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(pointer(context.codingPath)): \(context.debugDescription)"
        case .keyNotFound(let key, let context):
            "\(pointer(context.codingPath)): expected the key \"\(key.stringValue)\", which is missing"
        case .dataCorrupted(let context):
            "\(pointer(context.codingPath)): \(cause(of: context))"
        @unknown default: "\(error)"
        }
    }

    private static func cause(of context: DecodingError.Context) -> String {
        let detail = (context.underlyingError as? CocoaError)?.userInfo[NSDebugDescriptionErrorKey] as? String
        return detail ?? context.debugDescription
    }

    private static func pointer(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "/" : path.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
    }
}
