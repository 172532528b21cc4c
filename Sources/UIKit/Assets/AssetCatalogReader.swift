import Foundation

/// Walks through the folder of a catalog and reads what its sets say of themselves.
struct AssetCatalogReader {
    private(set) var imageSets: [String: ImageSet] = [:]
    private(set) var colors: [String: UIColor] = [:]
    private(set) var faults: [AssetCatalog.Fault] = []

    private static let entryLimit = 20_000
    private static let depthLimit = 16
    private static let contentsLimit = 1 << 20
    static let pictureLimit = 64 << 20

    /// Groups in the order of their names. Of two sets of a name the first counts.
    mutating func read(_ folder: URL) throws(AssetCatalog.Failure) {
        var isFolder: ObjCBool = false
        guard folder.pathExtension == "xcassets",
            FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw .noFolder }
        var pending = [(folder: folder, prefix: "", depth: 0)]
        var count = 0
        while let (folder, prefix, depth) = pending.popLast() {
            var groups: [(folder: URL, prefix: String, depth: Int)] = []
            for name in Self.subfolders(of: folder) {
                count += 1
                guard count <= Self.entryLimit else { throw .tooManyEntries }
                let inner = folder.appending(path: name)
                switch inner.pathExtension {
                case "imageset": addImages(prefix + name.dropLast(".imageset".count), inner)
                case "colorset": addColor(prefix + name.dropLast(".colorset".count), inner)
                case "" where depth < Self.depthLimit:
                    groups.append((inner, isNamespace(inner) ? "\(prefix)\(name)/" : prefix, depth + 1))
                // Icons of the app, data and the like are not for views.
                default: break
                }
            }
            pending += groups.reversed()
        }
    }

    private mutating func addImages(_ name: String, _ folder: URL) {
        guard let contents: ImageSetContents = contents(of: folder), imageSets[name] == nil else { return }
        imageSets[name] = ImageSet(folder: folder, contents: contents)
    }

    private mutating func addColor(_ name: String, _ folder: URL) {
        guard let contents: ColorSetContents = contents(of: folder), colors[name] == nil else { return }
        do {
            colors[name] = try contents.color()
        } catch {
            faults.append(AssetCatalog.Fault(path: Self.file(in: folder), place: error.place, message: error.message))
        }
    }

    /// A group may do without contents.
    private mutating func isNamespace(_ folder: URL) -> Bool {
        guard FileManager.default.fileExists(atPath: Self.file(in: folder)),
            let contents: GroupContents = contents(of: folder)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    // MARK: Files

    private static func file(in folder: URL) -> String { folder.appending(path: "Contents.json").path }

    /// The folders in a folder, sorted; links are none.
    private static func subfolders(of folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { type(of: folder.appending(path: $0).path) == .typeDirectory }
    }

    /// Of the link itself where it is one.
    private static func type(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// Nil for what is no file in that very folder, or larger.
    static func data(of name: String, in folder: URL, limit: Int) -> Data? {
        guard !name.isEmpty, name != "..", !name.contains("/") else { return nil }
        let path = folder.appending(path: name).path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int,
            size <= limit
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    // MARK: JSON

    private mutating func contents<Contents: Decodable>(of folder: URL) -> Contents? {
        func report(_ place: [String]?, _ message: String) -> Contents? {
            faults.append(AssetCatalog.Fault(path: Self.file(in: folder), place: place, message: message))
            return nil
        }
        guard let data = Self.data(of: "Contents.json", in: folder, limit: Self.contentsLimit) else {
            return report(nil, "there is no such file in the folder, or it is larger than 1 MiB")
        }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch DecodingError.typeMismatch(let type, let context) {
            let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return report(place, "expected \(Self.name(of: type))")
        } catch {
            return report(nil, "expected JSON")
        }
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is Double.Type: "a number"
        case is [Any].Type: "a list"
        case is [String: Any].Type: "an object"
        default: "another kind of value"
        }
    }
}
