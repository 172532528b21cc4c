internal import Foundation

extension ReportPage {
    /// A value as JSON inside of a script element: no `<`, so that nothing in it ends the element or begins a comment
    /// (HTML, section 4.12.1.3), and none of the two line ends that JavaScript once did not take in strings.
    static func scriptText(_ value: some Encodable) throws -> String {
        String(decoding: try ReportDocument.encoder.encode(value), as: UTF8.self)
            .replacingOccurrences(of: "<", with: "\\u003C")
            .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
    }

    /// Data that the page's script reads when it is needed. Base64 has no character to escape.
    static func element(_ id: String, _ base64: String) -> String {
        "<script type=\"text/plain\" id=\"\(id)\">\(base64)</script>\n"
    }

    /// The markup with its `{{names}}` replaced; what is put in is not looked through again.
    static func filled(_ markup: String, _ values: [String: String]) -> String {
        let parts = markup.components(separatedBy: "{{")
        return parts.dropFirst().reduce(into: parts[0]) { page, part in
            let halves = part.components(separatedBy: "}}")
            page += values[halves[0]] ?? ""
            page += halves.dropFirst().joined(separator: "}}")
        }
    }
}
