internal import Foundation
internal import Raster

/// A report as one HTML file that needs nothing from elsewhere: to be opened from disk, and to be sent to others.
///
/// Pictures are in the page up to a limit; the rest stays beside it, at the paths that the document names. View trees and
/// what merely followed from a change are packed, one element a snapshot, and the browser unpacks them when a snapshot is
/// looked at: so a page of a thousand opens at once. Everything from the document is escaped, and a content security policy
/// keeps the page from loading or running anything else.
package struct ReportPage {
    /// How many bytes of pictures a page holds if nobody says otherwise: a few hundred screens, and a file that can be sent.
    package static let pictureLimit = 20_000_000

    private let document: ReportDocument
    private let results: String?
    private let limit: Int

    /// - Parameters:
    ///   - results: the folder of results as it was typed, for the page's commands; nil for the one they take anyway.
    ///   - limit: how many bytes of pictures lie in the page.
    package init(
        _ document: ReportDocument, results: String? = nil, limit: Int = ReportPage.pictureLimit
    ) {
        self.document = document
        self.results = results
        self.limit = limit
    }

    /// The page's bytes, UTF-8; the same for the same document and pictures.
    ///
    /// - Parameter picture: the PNG file at a path of the document; nil where there is none, or where it is to stay beside
    ///   the page. Not asked for pictures once the limit is reached.
    /// - Throws: what `picture` throws.
    package func html(picture: (String) throws -> [UInt8]?) throws -> [UInt8] {
        let details = try packedDetails()
        let pictures = try embedded(picture)
        let setup = Setup(results: results, embedded: pictures.map(\.path))
        let text = try Self.scriptText(documentWithoutDetails)
        let values = [
            "nonce": StableDigest(of: text).description,
            "title": Escaping.markup(document.title),
            "style": PageSource.style,
            "script": PageSource.script,
            "document": text,
            "setup": try Self.scriptText(setup),
            "pictures": pictures.enumerated().map { Self.element("picture-\($0)", $1.data) }.joined(),
            "details": details.map { Self.element("details-\($0.index)", $0.data) }.joined(),
        ]
        return Array(Self.filled(PageSource.markup, values).utf8)
    }

    /// What the script has to know beside the document.
    private struct Setup: Encodable {
        let results: String?
        /// Paths of the pictures in the page: the first is in `#picture-0`.
        let embedded: [String]
    }

    /// What of a snapshot is only needed where one looks at it.
    private struct Details: Encodable {
        let frames: ReportDocument.Frames?
        let consequences: [ReportDocument.Change]

        init(_ snapshot: ReportDocument.Snapshot) {
            frames = snapshot.frames
            consequences = snapshot.changes.filter(\.consequence)
        }
    }

    private var documentWithoutDetails: ReportDocument {
        var document = document
        for index in document.snapshots.indices {
            document.snapshots[index].frames = nil
            document.snapshots[index].changes.removeAll(where: \.consequence)
        }
        return document
    }

    private func packedDetails() throws -> [(index: Int, data: String)] {
        try document.snapshots.enumerated().compactMap { index, snapshot in
            let details = Details(snapshot)
            guard details.frames != nil || !details.consequences.isEmpty else { return nil }
            let packed = try ZlibStream.compressed(Array(ReportDocument.encoder.encode(details)))
            return (index, Data(packed).base64EncodedString())
        }
    }

    /// The pictures that fit, those that one looks at first before others.
    private func embedded(_ picture: (String) throws -> [UInt8]?) throws -> [(path: String, data: String)] {
        var (room, result) = (limit, [(path: String, data: String)]())
        // Hardly any picture fits in what is left then, and each would be read to see that.
        for path in picturePaths where room > limit / 200 {
            guard let bytes = try picture(path), bytes.count <= room else { continue }
            room -= bytes.count
            result.append((path, Data(bytes).base64EncodedString()))
        }
        return result
    }

    /// Each path once: the first snapshots of each cause, then what else differs, then the rest.
    private var picturePaths: [String] {
        let first = Set(document.causes.flatMap { $0.snapshots.prefix(4) })
        let (leading, others) = document.snapshots.partitioned { first.contains($0.id) }
        let (differing, same) = others.partitioned { $0.verdict != .same }
        var seen: Set<String> = []
        return (leading + differing + same).flatMap { [$0.after, $0.before, $0.difference] }
            .compactMap(\.self).filter { seen.insert($0).inserted }
    }
}

extension Array {
    /// Those that are as asked, and the others, each in their order.
    fileprivate func partitioned(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isFirst), filter { !isFirst($0) })
    }
}
