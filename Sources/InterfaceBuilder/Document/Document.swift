package import Foundation

/// A document whose form has been checked: XML, UIKit for iOS, ids unique, references to what is there.
///
/// Nothing of it is built yet; UIKit makes views of it, as often as wanted.
package struct Document: Sendable {
    package internal(set) var root: DocumentElement
    /// The version of Interface Builder's tools that saved the document, such as 22155; 0 where it is not said.
    package let toolsVersion: Int
    /// The screen the document was drawn for; nil where none is named, as in documents without size classes.
    package let device: DesignDevice?
    package let isLandscape: Bool
    /// Whether margins and guides follow safe areas (Xcode 9 on).
    package let usesSafeAreas: Bool
    package let resources: DocumentResources
    /// Every id with its place.
    package let positions: [String: DocumentPosition]

    /// - Throws: what is wrong, with its place.
    package init(_ data: Data) throws(DocumentError) {
        let bytes = [UInt8](data)
        guard !Self.isCompiled(bytes) else { throw .compiled }
        root = try XMLReader.read(bytes)
        try Self.checkKind(of: root)
        toolsVersion = Self.toolsVersion(of: root)
        let screen = root.child("device")
        device = screen?.id.flatMap(DesignDevice.known)
        isLandscape = screen?["orientation"]?.hasPrefix("landscape") ?? false
        usesSafeAreas = root["useSafeAreas"] == "YES"
        resources = DocumentResources(root.child("resources"), designables: root.child("designables"))
        positions = try DocumentReferences.check(root)
    }

    /// The first part of `22155` or `22155.1`. Some Xcodes write 32700.99.1234 whatever they are; switches and bars in such
    /// documents have the sizes of Xcode 13 to 15.
    private static func toolsVersion(of root: DocumentElement) -> Int {
        let version = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
        return version >= 32700 ? 21000 : version
    }

    /// The beginnings of compiled nibs: Apple's archive of its own, and a binary property list.
    private static func isCompiled(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("NIBArchive".utf8)) || bytes.starts(with: Array("bplist".utf8))
    }

    private static func checkKind(of root: DocumentElement) throws(DocumentError) {
        if root.name == "archive" { throw .invalid(root.position, .archive) }
        guard root.name == "document" else { throw .invalid(root.position, .root(root.name)) }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
        guard runtime == "iOS.CocoaTouch" || runtime == "iOS.CocoaTouch.iPad" else {
            throw .invalid(root.position, .platform(runtime))
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
            throw .invalid(root.position, .type(type))
        }
    }

    /// What may have views: the objects of a XIB, or of each scene.
    package var objects: [DocumentElement] {
        let scenes = root.child("scenes")?.children.filter { $0.name == "scene" } ?? []
        return (root.child("objects")?.children ?? []) + scenes.flatMap { $0.child("objects")?.children ?? [] }
    }
}
