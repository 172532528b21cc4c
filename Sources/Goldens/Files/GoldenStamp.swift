import Raster

/// What a golden's picture says of itself in its last chunk: hashes of what was drawn, of the frames, and of both files.
///
/// With it an unchanged snapshot is known without being drawn, and a picture that another program changed is told from one
/// that was recorded.
package struct GoldenStamp: Equatable, Sendable {
    package enum Owner: Character, Sendable {
        case scenes = "s"
        case tests = "t"
    }

    /// Of the display list, scale, background and fingerprint.
    package let drawing: String
    /// Of the frames' text.
    package let frames: String
    /// Of the layout file.
    package let layout: String
    /// Of the picture's file without the stamp.
    package let file: String
    package let owner: Owner

    private static let keyword = "Golden"
    /// Four hashes of 32 digits, the owner, and the blanks between them.
    private static let length = 4 * 33 + 1
    /// What stands for the hash of a layout that there is none of.
    static let none = String(repeating: "0", count: 32)

    private var text: String { [drawing, frames, layout, file, String(owner.rawValue)].joined(separator: " ") }

    /// The picture with the stamp.
    static func stamped(
        _ picture: [UInt8], drawing: StableDigest, record: LayoutRecord?, owner: Owner
    ) -> [UInt8] {
        let stamp = GoldenStamp(
            drawing: drawing.description, frames: hash(record?.frameText), layout: hash(record?.text),
            // The end, an empty chunk of 12 bytes, comes after the stamp.
            file: StableDigest(of: picture.dropLast(12)).description, owner: owner)
        return PNGTrailer.appending(stamp.text, keyword: keyword, to: picture)
    }

    static func hash(of bytes: [UInt8]) -> String { StableDigest(of: bytes).description }

    static func hash(_ text: String?) -> String { text.map { StableDigest(of: $0).description } ?? none }

    /// The stamp of a golden's picture, if it has one that is its own: nil for a picture that was changed since.
    package init?(of picture: [UInt8]) {
        guard let (text, rest) = PNGTrailer.split(picture, keyword: Self.keyword, length: Self.length) else {
            return nil
        }
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 5, let owner = Owner(rawValue: parts[4].first ?? " "),
            parts[3] == StableDigest(of: rest).description
        else { return nil }
        (drawing, frames, layout, file) = (parts[0], parts[1], parts[2], parts[3])
        self.owner = owner
    }

    private init(drawing: String, frames: String, layout: String, file: String, owner: Owner) {
        self.drawing = drawing
        self.frames = frames
        self.layout = layout
        self.file = file
        self.owner = owner
    }

    /// The picture as it was encoded.
    static func removed(from picture: [UInt8]) -> [UInt8] {
        PNGTrailer.removed(from: picture, keyword: keyword, length: length)
    }
}
