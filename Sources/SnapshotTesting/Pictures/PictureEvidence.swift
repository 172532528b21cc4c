import Foundation
import Goldens
import ImageComparison
import Raster

/// What a person looks at when a picture does not match: the golden, what was taken, and where both differ.
struct PictureEvidence {
    let golden: [UInt8]
    let actual: [UInt8]
    /// A PNG file: the golden in pale grays, what differs in red.
    let picture: [UInt8]
    private let goldenSize: (width: Int, height: Int, scale: Double)
    private let actualSize: (width: Int, height: Int, scale: Double)

    init(golden: [UInt8], actual: [UInt8]) throws {
        self.golden = golden
        self.actual = actual
        let (before, after) = (try PNGDecoder.decode(golden), try PNGDecoder.decode(actual))
        picture = try PNGEncoder.encode(after.bitmap.difference(from: before.bitmap), scale: 1)
        goldenSize = (before.bitmap.width, before.bitmap.height, Double(before.scale ?? 1))
        actualSize = (after.bitmap.width, after.bitmap.height, Double(after.scale ?? 1))
    }

    var attachments: [XCTAttachment] {
        [("reference", golden), ("failure", actual), ("difference", picture)].map { name, bytes in
            var attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: "public.png")
            attachment.name = "\(name).png"
            return attachment
        }
    }

    /// The line that iOS teams know from their library; sizes in pixels, with the points they stand for.
    func reason(_ verdict: Verdict, tolerance: Tolerance) -> String {
        guard goldenSize.width == actualSize.width, goldenSize.height == actualSize.height else {
            return "Newly-taken snapshot@\(Self.text(actualSize)) does not match reference@\(Self.text(goldenSize))."
        }
        guard case .pictureDiffers(.pixels(let pixels), _, _) = verdict else {
            return "Newly-taken snapshot does not match reference."
        }
        return tolerance.perceptualPrecision < 1
            ? """
            The percentage of pixels that match \(pixels.precision) is less than required \(tolerance.precision)
            """
            : "Actual image precision \(pixels.precision) is less than required \(tolerance.precision)"
    }

    private static func text(_ size: (width: Int, height: Int, scale: Double)) -> String {
        let points = "\(Number.text(Double(size.width) / size.scale)), \(Number.text(Double(size.height) / size.scale))"
        return "(\(size.width), \(size.height)) pixels, (\(points)) points"
    }
}
