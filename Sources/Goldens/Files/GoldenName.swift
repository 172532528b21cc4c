import UIKit

/// The name of a golden: a suite, a scene in it, and a variant of the scene's look.
///
/// `Snapshots/<suite>/<scene>.<variant>.png`, with `.layout.txt` beside it.
package struct GoldenName: Hashable, Sendable {
    package let suite: String
    package let scene: String
    /// Empty for a scene with one look only.
    package let variant: String
    /// Whether its files end in a digest of the name, because another name has the files that it would have.
    package var isApart = false

    package init(suite: String, scene: String, variant: String = "") {
        self.suite = suite
        self.scene = scene
        self.variant = variant
    }

    /// What messages call it: `issue-list/issues.dark`.
    package var text: String {
        variant.isEmpty ? "\(suite)/\(scene)" : "\(suite)/\(scene).\(variant)"
    }

    /// The path of its files in the snapshots' folder, without the extension: two components, below the folder whatever the
    /// name holds.
    package var path: String {
        let file = variant.isEmpty ? Self.component(scene) : "\(Self.component(scene)).\(Self.parts(of: variant))"
        return "\(Self.component(suite))/\(file)\(isApart ? "-\(Self.digest(of: text))" : "")"
    }

    /// The parts of a variant between dots, each as a component: `iphone-15.dark`.
    private static func parts(of variant: String) -> String {
        let parts = variant.split(separator: ".", omittingEmptySubsequences: false).map { component(String($0)) }
        let joined = parts.joined(separator: ".")
        return joined.utf8.count > lengthLimit ? component(variant) : joined
    }

    /// A name as one component of a path: letters, digits, `_` and `-` stay, spaces and others become `-`.
    ///
    /// A name that lost something, is longer than file systems with short names take, or is one that Windows keeps for devices
    /// ends in a digest of the whole, so that two names never share a file.
    private static func component(_ name: String) -> String {
        if isPlain(name) { return name }
        let safe = String(
            name.precomposedStringWithCanonicalMapping.map { isSafe($0) ? $0 : "-" })
        let isFaithful = safe == name.replacing(" ", with: "-") && !reserved.contains(safe.lowercased())
        guard !isFaithful || safe.utf8.count > lengthLimit || safe.isEmpty else { return safe }
        var prefix = safe[...]
        while prefix.utf8.count > lengthLimit { prefix.removeLast() }
        return "\(prefix)-\(digest(of: name))"
    }

    /// Whatever extension follows them.
    package static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
    private static let lengthLimit = 80

    /// Whether a name is short, of ASCII's letters, digits, `_` and `-`, and longer than those that Windows keeps.
    private static func isPlain(_ name: String) -> Bool {
        (5...lengthLimit).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    private static func isSafe(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-"
    }

    /// FNV-1a of 32 bits as eight hex digits.
    package static func digest(of name: String) -> String {
        let hash = name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
