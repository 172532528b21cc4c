public import Foundation
import InterfaceBuilder

/// A document whose objects can be made as often as wanted.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Keys of what is handed to the making of objects; there are none yet.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private enum Content {
        case file(DocumentFile)
        case source(NibSource)
        /// One element of a document with the object that its connections may name beside its own: a prototype cell.
        case element(DocumentElement, NibSource, context: WeakObject)
        case failure(NibFailure)
    }

    private var content: Content

    /// A document of a bundle, which is looked for when it is needed first.
    ///
    /// - Parameters:
    ///   - name: the file's, without `.xib`.
    ///   - bundleOrNil: nil for the main bundle; on Linux also those of the program's modules.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        content = .file(DocumentFile(name: name, type: "xib", bundle: bundleOrNil))
        super.init()
    }

    /// The bytes of a document.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            content = .source(NibSource(try Document(data), name: "nib", assets: NamedAssets.of(bundleOrNil)))
        } catch {
            content = .failure(error.failure(in: "nib"))
        }
        super.init()
    }

    init(_ source: NibSource) {
        content = .source(source)
        super.init()
    }

    init(_ element: DocumentElement, of source: NibSource, context: AnyObject?) {
        content = .element(element, source, context: WeakObject(context))
        super.init()
    }

    /// Makes the objects, connects them, and calls `awakeFromNib` of each.
    ///
    /// - Parameter ownerOrNil: what the document's connections to the file's owner mean.
    /// - Returns: the objects at the top of the document, without placeholders, in its order; none where it cannot be read, which is
    ///   reported.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            return try make(owner: ownerOrNil.map { $0 as AnyObject })
        } catch {
            error.report()
            return []
        }
    }

    private func make(owner: AnyObject?) throws(NibFailure) -> [AnyObject] {
        switch content {
        case .failure(let failure): throw failure
        case .file(var file):
            file.modules = owner.flatMap { DocumentClasses.module(of: $0) }.map { [$0] } ?? []
            let source = try file.source()
            content = .source(source)
            return try NibReader(source, owner: owner).topLevelObjects()
        case .source(let source): return try NibReader(source, owner: owner).topLevelObjects()
        case .element(let element, let source, let context):
            return try NibReader(source, owner: context.object).objects(of: [element])
        }
    }
}

/// An object that is not kept.
@MainActor final class WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
}

extension Bundle {
    /// Makes the objects of one of the bundle's documents; nil where there is none, or it cannot be read, which is reported.
    @MainActor @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
