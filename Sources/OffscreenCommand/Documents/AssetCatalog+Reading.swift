import UIKit

extension AssetCatalog {
    /// The catalogs that `--assets` names, in its order.
    ///
    /// - Throws: what is no catalog, or the place where its JSON is not as it should be.
    static func read(_ paths: [String], streams: Streams) throws(CommandError) -> [AssetCatalog] {
        var catalogs: [AssetCatalog] = []
        for path in paths {
            let catalog: AssetCatalog
            do {
                catalog = try AssetCatalog(path: path)
            } catch {
                switch error {
                case .noFolder: throw .unreadable(path: path, reason: "it is no folder whose name ends in .xcassets")
                case .tooManyEntries: throw .tooLarge(path: path, limit: "20000 sets and groups")
                }
            }
            if let fault = catalog.faults.first { throw Self.error(fault, streams) }
            catalogs.append(catalog)
        }
        return catalogs
    }

    private static func error(_ fault: Fault, _ streams: Streams) -> CommandError {
        guard let data = try? InputFile.read(fault.path, streams: streams) else {
            return .malformed(source: fault.path, line: nil, column: nil, message: fault.message)
        }
        do {
            let root = try JSONReader.read(data)
            let node = (fault.place ?? []).reduce(root) { node, key in node[key] ?? node }
            return .malformed(
                source: fault.path, line: node.position.line, column: node.position.column,
                message: "\(fault.message), found \(node.found)")
        } catch {
            return error.error(in: fault.path)
        }
    }
}

extension JSONNode {
    /// The value of a key, or at an index; nil where there is none.
    fileprivate subscript(key: String) -> JSONNode? {
        switch value {
        case .object(let members): members.last { $0.key == key }?.node
        case .array(let nodes): Int(key).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
        default: nil
        }
    }
}
