import Raster

/// What a golden's picture says of itself in its last chunk: hashes of what was drawn, of the frames, of both files, and of
/// its name.
///
/// With it an unchanged snapshot is known without being drawn, and a picture that another program changed is told from one
/// that was recorded.
package struct GoldenStamp: Equatable, Sendable {
    package enum Owner: Character, Sendable {
        case scenes = "s"
        case tests = "t"
    }

    /// Digests of a golden's name and of the path that it was recorded at.
    package struct Identity: Equatable, Sendable {
        let name: String
        let path: String

        /// - Parameters:
        ///   - name: the whole name, as it was given.
        ///   - path: in the goldens' folder; files that differ by upper and lower case alone are one on many disks.
        package init(name: String, path: String) {
            self.name = GoldenName.digest(of: name)
            let file = path.split(separator: "/").last.map(String.init) ?? path
            self.path = GoldenName.digest(of: file.lowercased())
        }

        fileprivate init(name: String, pathDigest: String) {
            self.name = name
            path = pathDigest
        }
    }

    /// Of the display list, scale, background and fingerprint.
    package let drawing: String
    /// Of the frames' text.
    package let frames: String
    /// Of the layout file.
    package let layout: String
    /// Of the picture's file without the stamp.
    package let file: String
    package let identity: Identity
    package let owner: Owner

    private static let keyword = "Golden"
    /// Four hashes of 32 digits, two of 8, the owner, and the blanks between them.
    private static let length = 4 * 33 + 2 * 9 + 1
    /// Bytes of a file's end that hold the whole stamp.
    static let endLength = 256
    /// What stands for the hash of a layout that there is none of.
    static let none = String(repeating: "0", count: 32)

    private var text: String {
        [drawing, frames, layout, file, identity.name, identity.path, String(owner.rawValue)].joined(separator: " ")
    }

    /// The picture with the stamp.
    static func stamped(
        _ picture: [UInt8], drawing: StableDigest, record: LayoutRecord?, identity: Identity, owner: Owner
    ) -> [UInt8] {
        let stamp = GoldenStamp(
            drawing: drawing.description, frames: hash(record?.frameText), layout: hash(record?.text),
            // The end, an empty chunk of 12 bytes, comes after the stamp.
            file: StableDigest(of: picture.dropLast(12)).description, identity: identity, owner: owner)
        return PNGTrailer.appending(stamp.text, keyword: keyword, to: picture)
    }

    static func hash(of bytes: [UInt8]) -> String { StableDigest(of: bytes).description }

    static func hash(_ text: String?) -> String { text.map { StableDigest(of: $0).description } ?? none }

    static func hash(_ frames: FrameText?) -> String { frames.map { hash(of: $0.bytes) } ?? none }

    /// The stamp of a golden's picture, if it has one that is its own: nil for a picture that was changed since.
    package init?(of picture: [UInt8]) {
        guard let (text, rest) = PNGTrailer.split(picture, keyword: Self.keyword, length: Self.length) else {
            return nil
        }
        guard let stamp = GoldenStamp(text: text), stamp.file == StableDigest(of: rest).description else { return nil }
        self = stamp
    }

    /// The same of a picture's file, which is read a block at a time; nil also where there is none.
    static func read(from file: GoldenFile) throws(GoldensError) -> GoldenStamp? {
        let stamp = try file.reading { file, size throws(SystemFailure) -> GoldenStamp? in
            let end = try file.read(endLength, at: max(0, size - endLength))
            guard let (text, rest) = PNGTrailer.split(end, keyword: keyword, length: length),
                let stamp = GoldenStamp(text: text),
                let digest = try file.digest(ofFirst: size - (end.count - rest.count))
            else { return nil }
            return stamp.file == digest.description ? stamp : nil
        }
        return stamp ?? nil
    }

    /// Whose golden a picture is by the stamp in its end, which the rest may have been changed since.
    static func identity(ofEnd end: [UInt8]) -> Identity? {
        PNGTrailer.split(end, keyword: keyword, length: length).flatMap { GoldenStamp(text: $0.text)?.identity }
    }

    private init?(text: String) {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 7, let owner = Owner(rawValue: parts[6].first ?? " ") else { return nil }
        self.init(
            drawing: parts[0], frames: parts[1], layout: parts[2], file: parts[3],
            identity: Identity(name: parts[4], pathDigest: parts[5]), owner: owner)
    }

    private init(
        drawing: String, frames: String, layout: String, file: String, identity: Identity, owner: Owner
    ) {
        self.drawing = drawing
        self.frames = frames
        self.layout = layout
        self.file = file
        self.identity = identity
        self.owner = owner
    }

    /// The picture as it was encoded.
    static func removed(from picture: [UInt8]) -> [UInt8] {
        PNGTrailer.removed(from: picture, keyword: keyword, length: length)
    }
}
