import Goldens
import Raster
import Typesetting

/// `doctor`: whether everything pictures are made with is there, and what it is.
enum DoctorCommand: Subcommand {
    struct Values {}

    static let name = "doctor"
    static let summary = "Check fonts and libraries, and say what is missing and how to get it."
    static let defaults = Values()
    static var options: [Option<Values>] { [] }

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let fonts = FontInspection(FontProfile.standard)
        var lines = ["offscreen \(OffscreenCommand.version)", "", "libraries"]
        lines += LibraryVersions.all.map { "  " + $0.name.padded(to: 26) + $0.version }
        lines += ["", "fonts"] + fonts.lines
        lines += ["", "fingerprint", "  " + Fingerprint(profile: .standard).text]
        let problem = fonts.remedy ?? loadingProblem()
        lines += ["", problem ?? "Everything is there."]
        try context.streams.write(lines.joined(separator: "\n") + "\n")
        return problem == nil ? .done : .environment
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
