import Foundation
import InterfaceBuilder
import UIKit

/// An Interface Builder document that the arguments name, read and checked.
struct DocumentRequest {
    /// The file as messages name it.
    let source: String
    let document: Document
    let environment: DocumentEnvironment
    let assets: NamedAssets
    /// Whether what is not carried over is an error.
    let isStrict: Bool

    /// The file's name without its folder.
    var fileName: String { source.split(separator: "/").last.map(String.init) ?? source }

    /// Whether an operand names a document rather than a scene: scenes have no dots in their names.
    static func isDocument(_ operand: String) -> Bool {
        operand.hasSuffix(".xib") || operand.hasSuffix(".storyboard")
    }

    /// - Parameter neighbour: the file beside which its texts in another language are; the document itself if nil.
    init(
        path: String, arguments: SceneArguments, isStrict: Bool, textsBeside neighbour: String? = nil,
        in context: CommandContext
    ) throws(CommandError) {
        try Self.checkOptions(arguments, path)
        self.isStrict = isStrict
        source = InputFile.name(of: path)
        environment = try Self.environment(arguments, context)
        assets = NamedAssets(try AssetCatalog.read(arguments.assets, streams: context.streams))
        let data = try InputFile.read(path, streams: context.streams)
        var document: Document
        do {
            document = try Document(data)
        } catch {
            throw error.commandError(in: source)
        }
        if let locale = arguments.locale {
            try DocumentStrings(path: neighbour ?? path, locale: locale).localize(&document, in: context)
        }
        self.document = document
    }

    /// Refuses options that only scenes can follow.
    private static func checkOptions(_ arguments: SceneArguments, _ path: String) throws(CommandError) {
        let given: [(name: String, isGiven: Bool)] = [
            ("--data", arguments.data != nil), ("--state", !arguments.states.isEmpty),
            ("--tap", !arguments.taps.isEmpty), ("--device", arguments.device != nil),
            ("--width", arguments.width != nil), ("--height", arguments.height != nil),
            ("--content-size", arguments.contentSize != nil), ("--direction", arguments.direction != nil),
            ("--now", arguments.now != nil),
        ]
        guard let option = given.first(where: \.isGiven) else { return }
        throw .conflict(option.name, path, remedy: "a document is laid out for the device it was drawn for")
    }

    private static func environment(
        _ arguments: SceneArguments, _ context: CommandContext
    ) throws(CommandError) -> DocumentEnvironment {
        var result = DocumentEnvironment()
        result.userInterfaceStyle = arguments.appearance?.style ?? .light
        result.language = arguments.locale?.replacing("_", with: "-")
        if let path = arguments.environment {
            let file = try EnvironmentFile.read(
                InputFile.read(path, streams: context.streams), source: InputFile.name(of: path),
                leastInset: -Length.range.upperBound)
            result.scale = file.scale
            result.safeAreaInsets = file.safeAreaInsets.mapValues { insets in
                NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            }
        }
        if let scale = arguments.scale { result.scale = scale }
        return result
    }
}

extension DocumentError {
    /// With the file's name in front of the place.
    func commandError(in source: String) -> CommandError {
        .malformed(source: source, line: position?.line, column: position?.column, message: message)
    }
}
