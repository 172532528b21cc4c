import Foundation

/// Data that would be text after another program has been at it.
enum ForeignText: String {
    case gzip
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"

    /// Nil for data that begins neither as gzip does (RFC 1952) nor as UTF-16: with a byte order mark, or with an ASCII
    /// character, as JSON does (RFC 4627, section 3).
    init?(_ data: Data) {
        switch (data.first, data.dropFirst().first) {
        case (0x1F, 0x8B): self = .gzip
        case (0xFF, 0xFE): self = .utf16LittleEndian
        case (0xFE, 0xFF): self = .utf16BigEndian
        case (0, let second?) where second != 0: self = .utf16BigEndian
        case (let first?, 0) where first != 0: self = .utf16LittleEndian
        default: return nil
        }
    }

    /// What is wrong, at the beginning of the data, and the remedy.
    var fault: JSONFault {
        let words =
            switch self {
            case .gzip: "gzip data; unpack it with 'gunzip'"
            case .utf16LittleEndian, .utf16BigEndian: "UTF-16; convert it with 'iconv -f \(rawValue) -t UTF-8'"
            }
        return JSONFault(position: JSONPosition(), message: "expected text in UTF-8, found \(words)")
    }
}
