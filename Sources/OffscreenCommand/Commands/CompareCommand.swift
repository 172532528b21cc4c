import Goldens
import ImageComparison
import Raster

/// `compare`: whether two pictures are the same, and where they differ.
enum CompareCommand: Subcommand {
    struct Values {
        var difference: String?
        var precision: Double?
        var perceptualPrecision: Double?
        var format: Format?
    }

    enum Format: String, Choice { case text, json }

    static let name = "compare"
    static let summary = "Compare two PNG files pixel by pixel."
    static let operands = ["BEFORE.png", "AFTER.png"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--diff", placeholder: "FILE", to: \.difference,
                help: "write a picture of the difference: pale where both agree, red where they do not",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--precision", placeholder: "0…1", to: \.precision,
                help: "the part of the pixels that must match; 1 if not given", parse: share),
            .value(
                "--perceptual-precision", placeholder: "0…1", to: \.perceptualPrecision,
                help:
                    "how near two colours must be to match: 1 (if not given) is equal, 0.98 about what an eye tells apart",
                parse: share),
            .value(
                "--format", placeholder: "text|json", to: \.format, help: "how to print; text if not given",
                parse: Format.named),
        ]
    }

    static let notes = [
        "Exit status 1 where the pictures differ by more than is allowed; nothing is printed where they do not.",
        "JSON: {\"matches\", \"sizes\": [{\"width\", \"height\"}], \"pixels\", \"total\", \"rectangle\": {\"x\", \"y\", \"width\", "
            + "\"height\"}, \"largest\"}, in pixels; what does not apply is null.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        if operands[0] == "-", operands[1] == "-" {
            throw CommandError.conflict("-", "-", remedy: "standard input can be read only once")
        }
        if let path = values.difference { try checkDifference(path, operands) }
        let before = try picture(operands[0], context.streams)
        let after = try picture(operands[1], context.streams)
        let tolerance = Tolerance(
            precision: values.precision ?? 1, perceptualPrecision: values.perceptualPrecision ?? 1)
        let difference = PictureDifference(golden: before, actual: after, tolerance: tolerance)
        if let path = values.difference {
            let file = try PNGEncoder.encode(after.difference(from: before))
            try AtomicFile.write(to: path) { sink in try file.withUnsafeBytes(sink) }
        }
        let text =
            values.format == .json
            ? json(difference, before, after) : difference.map { "\($0.sentence)\n" } ?? ""
        try context.streams.write(text)
        return difference == nil ? .done : .finding
    }

    private static func share(_ text: String) throws(InvalidValue) -> Double {
        guard let value = Double(text), (0...1).contains(value) else {
            throw InvalidValue(expected: "a number from 0 to 1")
        }
        return value
    }

    private static func picture(_ path: String, _ streams: Streams) throws(CommandError) -> Bitmap {
        let bytes = [UInt8](try InputFile.read(path, streams: streams))
        do {
            let image = try PNGDecoder.decode(bytes)
            if image.layout.bitsPerChannel > 8 {
                streams.writeError(
                    "\(OffscreenCommand.program): \(InputFile.name(of: path).singleLine(limit: 200)): "
                        + "of \(image.layout.bitsPerChannel) bits a channel the upper 8 are compared\n")
            }
            return image.bitmap
        } catch {
            throw .unreadable(path: InputFile.name(of: path), reason: PictureFault.reason(error, of: bytes))
        }
    }

    /// Standard output has the words, and the pictures that are compared stay.
    private static func checkDifference(_ path: String, _ operands: [String]) throws(CommandError) {
        if Destination.standardOutputs.contains(path) {
            throw .conflict("--diff \(path)", "standard output", remedy: "it takes the words; give a file")
        }
        try Destination.checkFormat(of: path, option: "--diff")
        for operand in operands where FileIdentity(operand) != nil && FileIdentity(operand) == FileIdentity(path) {
            throw .conflict(
                "--diff \(path.singleLine(limit: 40))", operand.singleLine(limit: 40),
                remedy: "they are the same file, which the picture would replace")
        }
    }

    private static func json(_ difference: PictureDifference?, _ before: Bitmap, _ after: Bitmap) -> String {
        let sizes = [before, after].map { "{\"width\":\($0.width),\"height\":\($0.height)}" }.joined(separator: ",")
        var fields = ["\"matches\":\(difference == nil)", "\"sizes\":[\(sizes)]"]
        if case .pixels(let pixels) = difference {
            let (columns, rows) = (pixels.columns, pixels.rows)
            fields += [
                "\"pixels\":\(pixels.count)", "\"total\":\(pixels.total)",
                "\"rectangle\":{\"x\":\(columns.lowerBound),\"y\":\(rows.lowerBound),\"width\":\(columns.count),"
                    + "\"height\":\(rows.count)}", "\"largest\":\(pixels.largest)",
            ]
        } else {
            fields += ["\"pixels\":null", "\"total\":null", "\"rectangle\":null", "\"largest\":null"]
        }
        return "{\(fields.joined(separator: ","))}\n"
    }
}
