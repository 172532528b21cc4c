import Foundation
import Synchronization

/// Where images and colours are looked up by their names: asset catalogs, then PNG files in the folders beside them.
package struct NamedAssets: Sendable {
    private let catalogs: [AssetCatalog]
    private let folders: [URL]

    /// Those of no bundle.
    package init(_ catalogs: [AssetCatalog]) {
        self.catalogs = catalogs
        folders = []
    }

    /// By the bundles' paths: as many as a program has.
    private static let known = Mutex<[String: NamedAssets]>([:])

    /// A bundle's. On Linux nothing compiles catalogs: they are folders of its resources.
    ///
    /// - Parameter bundle: nil for the main one, and those of the program's modules beside it.
    static func of(_ bundle: Bundle?) -> NamedAssets {
        let path = (bundle ?? .main).bundlePath
        if let known = known.withLock({ $0[path] }) { return known }
        let assets = NamedAssets(folders: ResourceFolders.of(bundle, modules: []))
        known.withLock { $0[path] = assets }
        return assets
    }

    private init(folders: [URL]) {
        self.folders = folders
        catalogs = folders.flatMap { ResourceFolders.entries(of: $0) }.filter { $0.pathExtension == "xcassets" }
            .compactMap { try? AssetCatalog(path: $0.path) }
        let faults = catalogs.flatMap(\.faults)
        guard !faults.isEmpty else { return }
        // Images may be asked for on any thread.
        Task { @MainActor in
            for fault in faults { NibFailure.remark(fault.message, place: fault.path).report() }
        }
    }

    /// Whether there is a catalog that a name could be in.
    var isEmpty: Bool { catalogs.isEmpty }

    func image(_ name: String, traits: UITraitCollection) -> AssetCatalog.Answer {
        for catalog in catalogs {
            let answer = catalog.image(name, traits: traits)
            if case .unknown = answer { continue }
            return answer
        }
        for folder in folders {
            if let image = Self.file(name, in: folder, traits) { return .image(image) }
        }
        return .unknown
    }

    func color(_ name: String) -> UIColor? { catalogs.lazy.compactMap { $0.color(name) }.first }

    /// `name@2x.png` of the screen's scale, else the plain one, else of another scale.
    private static func file(_ name: String, in folder: URL, _ traits: UITraitCollection) -> UIImage? {
        let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        guard !base.split(separator: "/").contains("..") else { return nil }
        let own = traits.displayScale >= 2.5 ? "@3x" : traits.displayScale >= 1.5 ? "@2x" : ""
        return ([own] + ["", "@3x", "@2x"].filter { $0 != own }).lazy.compactMap { suffix in
            UIImage(contentsOfFile: folder.appending(path: "\(base)\(suffix).png").path)
        }.first
    }
}
