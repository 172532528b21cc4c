import Foundation

/// What `init?(coder:)` of a document's objects is called with.
///
/// It holds no archive: each class of UIKit reads its own attributes from the element (see `finishDecoding`), and an app's class
/// finds nothing under keys of its own, as in documents that Xcode compiled.
final class NibCoder: NSCoder {
    let decoding: ObjectDecoding?

    /// - Parameter decoding: nil for an object that nothing is read into.
    init(_ decoding: ObjectDecoding?) {
        self.decoding = decoding
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// The element that an object is initialized from, and what is read of it.
@MainActor final class ObjectDecoding {
    let reader: ElementReader
    private var read: ((AnyObject) -> Void)?

    /// - Parameter read: reads the element's attributes and what is in it into the object.
    init(_ reader: ElementReader, read: @escaping (AnyObject) -> Void) {
        self.reader = reader
        self.read = read
    }

    /// Once: a class that calls two initializers of UIKit's one after the other is not read twice.
    func decode(_ object: AnyObject) {
        let body = read
        read = nil
        body?(object)
    }
}

extension NSCoder {
    /// Nil for a coder of another archive.
    @MainActor var documentReader: ElementReader? { (self as? NibCoder)?.decoding?.reader }
}

extension UIView {
    /// The last step of `init(coder:)` of those classes of UIKit that do something in it: reads what the document says of the view.
    ///
    /// Nothing in a class above the last of them that the view is of: what its steps set would come over the document.
    final func finishDecoding<Class: UIView>(_ coder: NSCoder, as type: Class.Type) {
        guard let decoding = (coder as? NibCoder)?.decoding,
            !DecodingStep.all.contains(where: { $0.comes(after: type) && $0.isTaken(by: self) })
        else { return }
        decoding.decode(self)
    }
}

/// A class of UIKit with a step of its own.
@MainActor private struct DecodingStep {
    private let type: UIView.Type
    private let isOwn: (UIView) -> Bool

    private init<Class: UIView>(_ type: Class.Type) {
        self.type = type
        isOwn = { $0 is Class }
    }

    func isTaken(by view: UIView) -> Bool { isOwn(view) }
    func comes<Class: UIView>(after other: Class.Type) -> Bool { type != other && type is Class.Type }

    static let all = [
        DecodingStep(UILabel.self), DecodingStep(UIImageView.self), DecodingStep(UISwitch.self),
        DecodingStep(UIStepper.self), DecodingStep(UIProgressView.self), DecodingStep(UIActivityIndicatorView.self),
        DecodingStep(UITextView.self), DecodingStep(UIScrollView.self), DecodingStep(UITableView.self),
        DecodingStep(UICollectionView.self), DecodingStep(UITableViewCell.self),
        DecodingStep(UITableViewHeaderFooterView.self), DecodingStep(UICollectionViewCell.self),
        DecodingStep(UIStackView.self),
    ]
}
