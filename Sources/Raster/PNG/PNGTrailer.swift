/// A text of fixed length in the last chunk before a PNG's end, for what is only known when the rest is written.
package enum PNGTrailer {
    /// IEND: a chunk without data.
    private static let end = PNGChunk.bytes("IEND", [])
    /// Length, type and CRC.
    private static let frame = 12

    /// The file with the text before its end; as it is where it does not end as a PNG does.
    package static func appending(_ text: String, keyword: String, to file: [UInt8]) -> [UInt8] {
        guard file.suffix(end.count).elementsEqual(end) else { return file }
        return file.dropLast(end.count) + PNGChunk.bytes("tEXt", Array("\(keyword)\0\(text)".utf8)) + end
    }

    /// The text that `appending` put there, and the file without it; nil where there is none. O(length of the text).
    ///
    /// - Parameter length: of the text, in bytes.
    package static func split(
        _ file: [UInt8], keyword: String, length: Int
    ) -> (text: String, rest: ArraySlice<UInt8>)? {
        let dataLength = keyword.utf8.count + 1 + length
        let start = file.count - end.count - frame - dataLength
        guard start > 0, file.suffix(end.count).elementsEqual(end) else { return nil }
        let chunk = Array(file[start..<(file.count - end.count)])
        let data = Array(chunk[8..<(8 + dataLength)])
        guard chunk == PNGChunk.bytes("tEXt", data), data.starts(with: Array("\(keyword)\0".utf8)),
            let text = String(validating: data.suffix(length), as: UTF8.self)
        else { return nil }
        return (text, file[..<start])
    }

    /// The file without the text; as it is where it has none.
    package static func removed(from file: [UInt8], keyword: String, length: Int) -> [UInt8] {
        split(file, keyword: keyword, length: length).map { $0.rest + end } ?? file
    }
}
