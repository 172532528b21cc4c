import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// Method and URL, headers in order, and the body, as they are sent.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// - Parameter pretty: a body that is JSON gets line breaks and sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let head = "\(request.httpMethod ?? "GET") \(request.url?.sortingQuery.absoluteString ?? "(null)")"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { ["", text(of: $0, pretty: pretty)] } ?? []
            return ([head] + headers + body).joined(separator: "\n")
        }
    }

    /// A cURL command that sends the request.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var parts = ["curl"]
            if let method = request.httpMethod, method != "GET" {
                parts.append(method == "HEAD" ? "--head" : "--request \(method)")
            }
            for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
            where name != "Cookie" {
                parts.append("--header \(quoted("\(name): \(value)"))")
            }
            if let body = request.httpBody { parts.append("--data \(quoted(String(decoding: body, as: UTF8.self)))") }
            if let cookie = request.value(forHTTPHeaderField: "Cookie") { parts.append("--cookie \(quoted(cookie))") }
            parts.append(quoted(request.url?.sortingQuery.absoluteString ?? ""))
            return parts.joined(separator: " \\\n\t")
        }
    }

    private static func text(of body: Data, pretty: Bool) -> String {
        let plain = String(decoding: body, as: UTF8.self)
        guard pretty, let value = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        else { return plain }
        return String(decoding: data, as: UTF8.self)
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }
}

extension URL {
    /// The same with the query's items in order.
    fileprivate var sortingQuery: URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
            let items = components.queryItems
        else { return self }
        components.queryItems = items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
        return components.url ?? self
    }
}
