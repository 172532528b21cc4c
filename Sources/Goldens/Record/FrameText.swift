package import UIKit

/// The frames of a layout as text, what decides whether two layouts are equal: a line for the whole and one for each view.
///
///     issue-list 390 x 844 @2x
///     UIView #root  0 0 390 844
///       UILabel  16 10 101 20.5
///
/// Put together byte by byte: the proof that a screen is unchanged takes little else.
package struct FrameText: Equatable, Sendable, CustomStringConvertible {
    private(set) var bytes: [UInt8]

    package var description: String { String(decoding: bytes, as: UTF8.self) }

    /// - Parameters:
    ///   - head: what was laid out, its size and scale.
    ///   - count: of views, as far as it is known.
    private init(head: String, expecting count: Int) {
        bytes = []
        bytes.reserveCapacity(head.utf8.count + count * 64)
        bytes += head.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Reads the frames of `root` and everything in it.
    @MainActor package init(source: String, root: UIView, size: CGSize, scale: CGFloat) {
        self.init(head: ViewFrames.head(of: source, size: size, scale: scale), expecting: 128)
        ViewFrames.visit(root) { view, depth in
            append(
                className: ViewPath.name(of: view), id: view.accessibilityIdentifier.map(LayoutRecord.oneLine),
                depth: depth)
            let frame = view.frame
            append(frame.minX)
            append(frame.minY)
            append(frame.width)
            append(frame.height)
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    init(of record: LayoutRecord) {
        self.init(head: record.head, expecting: record.views.count)
        for index in record.views.indices { append(record.views[index]) }
    }

    private mutating func append(_ view: borrowing LayoutRecord.View) {
        append(className: view.className, id: view.id, depth: view.depth)
        append(view.frame.x)
        append(view.frame.y)
        append(view.frame.width)
        append(view.frame.height)
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func append(className: String, id: String?, depth: Int) {
        for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
        bytes += className.utf8
        if let id {
            bytes += " #".utf8
            bytes += id.utf8
        }
        bytes.append(UInt8(ascii: " "))
    }

    private mutating func append(_ number: String) {
        bytes.append(UInt8(ascii: " "))
        bytes += number.utf8
    }

    private mutating func append(_ number: CGFloat) {
        bytes.append(UInt8(ascii: " "))
        Number.append(Double(number), to: &bytes)
    }
}
