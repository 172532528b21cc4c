import Goldens
import Raster
import Typesetting

/// `doctor`: whether everything pictures are made with is there, and what it is.
enum DoctorCommand: Subcommand {
    struct Values {
        var format: Format?
    }

    enum Format: String, Choice { case text, json }

    static let name = "doctor"
    static let summary = "Check fonts and libraries, and say what is missing and how to get it."
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named)
        ]
    }

    static let notes = [
        "JSON: {\"version\", \"libraries\": [{\"name\", \"version\"}], \"fonts\": [{\"package\", \"files\", \"missing\": []}], "
            + "\"hyphenation\": [{\"language\", \"package\", \"missing\"}], \"fingerprint\", \"problem\"}; a package is null for "
            + "files of none, the problem where there is none. Only text that asks for hyphenation needs a dictionary.",
        "Exit status 3 if something is missing.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let fonts = FontInspection(FontProfile.standard)
        let problem = fonts.remedy ?? loadingProblem()
        try context.streams.write(values.format == .json ? json(fonts, problem) : text(fonts, problem))
        return problem == nil ? .done : .environment
    }

    private static func text(_ fonts: FontInspection, _ problem: String?) -> String {
        var lines = ["offscreen \(OffscreenCommand.version)", "", "libraries"]
        lines += LibraryVersions.all.map { "  " + $0.name.padded(to: 26) + $0.version }
        lines += ["", "fonts"] + fonts.lines
        lines += ["", "hyphenation"] + FontProfile.standard.hyphenation.map(line)
        lines += ["", "fingerprint", "  " + Fingerprint(profile: .standard).text]
        lines += ["", problem ?? "Everything is there."]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func json(_ fonts: FontInspection, _ problem: String?) -> String {
        let libraries = LibraryVersions.all.map {
            "{\"name\":\(JSONText.quoted($0.name)),\"version\":\(JSONText.quoted($0.version))}"
        }
        let packages = fonts.packages.map {
            "{\"package\":\(JSONText.quotedOrNull($0.name)),\"files\":\($0.files.count),"
                + "\"missing\":[\($0.missing.map(JSONText.quoted).joined(separator: ","))]}"
        }
        return "{\"version\":\(JSONText.quoted(OffscreenCommand.version)),"
            + "\"libraries\":[\n\(libraries.joined(separator: ",\n"))\n],"
            + "\"fonts\":[\n\(packages.joined(separator: ",\n"))\n],"
            + "\"hyphenation\":[\n\(FontProfile.standard.hyphenation.map(json).joined(separator: ",\n"))\n],"
            + "\"fingerprint\":\(JSONText.quoted(Fingerprint(profile: .standard).text)),"
            + "\"problem\":\(JSONText.quotedOrNull(problem))}\n"
    }

    private static func isMissing(_ dictionary: FontProfile.Hyphenation) -> Bool {
        AtomicFile.kind(of: dictionary.path) != .regular
    }

    private static func line(_ dictionary: FontProfile.Hyphenation) -> String {
        let package = dictionary.debianPackage ?? dictionary.path
        let state = isMissing(dictionary) ? "missing; text that asks for it needs \(package)" : package
        return "  " + dictionary.language.padded(to: 26) + state
    }

    private static func json(_ dictionary: FontProfile.Hyphenation) -> String {
        "{\"language\":\(JSONText.quoted(dictionary.language)),"
            + "\"package\":\(JSONText.quotedOrNull(dictionary.debianPackage)),\"missing\":\(isMissing(dictionary))}"
    }

    /// What keeps fonts that are all there from being used, such as a damaged file.
    private static func loadingProblem() -> String? {
        do throws(CommandError) {
            try FontEnvironment.load(additional: nil)
            return nil
        } catch {
            return error.message(program: "offscreen")
        }
    }
}
