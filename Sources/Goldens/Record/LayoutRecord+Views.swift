import Raster
package import UIKit

extension LayoutRecord {
    /// Reads `root` and everything in it.
    ///
    /// O(constraints and properties of the tree). Where frames alone are asked for, `FrameText` takes less.
    @MainActor package init(source: String, root: UIView, size: CGSize, scale: CGFloat) {
        self.init(
            frames: ViewFrames(source: source, root: root, size: size, scale: scale),
            details: ViewDetailsReader.details(of: root))
    }

    /// Reads the views of a document, which match those of another version of it by their keys.
    ///
    /// - Parameters:
    ///   - identity: what a view is in the document, and its class there.
    @MainActor package init(
        source: String, documentRoot root: UIView, size: CGSize, scale: CGFloat,
        identity: (UIView) -> (key: String?, className: String)
    ) {
        var keys: [String?] = []
        let frames = ViewFrames(source: source, roots: [root], size: size, scale: scale) { view in
            let (key, className) = identity(view)
            keys.append(key)
            return ViewFrames.Name(id: view.accessibilityIdentifier, className: className)
        }
        self.init(frames: frames, details: ViewDetailsReader.details(of: root), keys: keys)
    }

    /// - Parameters:
    ///   - details: one for each view.
    ///   - keys: likewise; empty where views have none.
    private init(frames: ViewFrames, details: [ViewDetails], keys: [String?] = []) {
        let numbers = { (value: CGFloat) in Number.text(Double(value)) }
        head = frames.head
        hasDetails = true
        var views = frames.views.map { view in
            View(
                className: view.className, id: view.id.map(Self.oneLine), depth: view.depth,
                frame: Frame(
                    x: numbers(view.frame.minX), y: numbers(view.frame.minY), width: numbers(view.frame.width),
                    height: numbers(view.frame.height)))
        }
        for (index, detail) in details.enumerated() where index < views.count { views[index].details = detail }
        for (index, key) in keys.enumerated() where index < views.count { views[index].key = key }
        self.views = views
    }

    /// An identifier may hold anything; a line of the text may not.
    static func oneLine(_ id: String) -> String {
        // Nearly all.
        if isOneLine(id.utf8) { return id }
        return id.contains(where: \.isNewline) || id.contains("  ")
            ? id.split(whereSeparator: \.isWhitespace).joined(separator: " ") : id
    }

    /// Whether all is printable ASCII, and no blank follows another.
    private static func isOneLine(_ bytes: String.UTF8View) -> Bool {
        var former: UInt8 = 0
        for byte in bytes {
            guard (0x20...0x7E).contains(byte), byte != 0x20 || former != 0x20 else { return false }
            former = byte
        }
        return true
    }
}

/// Reads what explains the frames of a tree.
@MainActor private struct ViewDetailsReader {
    private var constraints: [ObjectIdentifier: [ConstraintDetails]] = [:]

    /// One for each view, in the order of `ViewFrames`.
    static func details(of root: UIView) -> [ViewDetails] {
        var views: [UIView] = []
        var pending = [root]
        while let view = pending.popLast() {
            views.append(view)
            pending += view.subviews.reversed()
        }
        var reader = ViewDetailsReader()
        for view in views { reader.noteConstraints(of: view) }
        return views.map { reader.details(of: $0, isRoot: $0 === root) }
    }

    private mutating func noteConstraints(of owner: UIView) {
        let naming = owner.window?.documentNaming
        for constraint in owner.constraints where constraint.role == .app {
            let item = constraint.firstItem
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? owner
            let place = naming == nil ? view : Self.inner(view, constraint.secondItem)
            constraints[ObjectIdentifier(place), default: []].append(
                ConstraintDetails(
                    sentence: ConstraintWords.text(of: constraint),
                    source: ConstraintWords.source(of: constraint)))
        }
    }

    /// The view that a constraint places: in documents it may well come second, after the superview that it keeps a distance to.
    private static func inner(_ first: UIView, _ second: AnyObject?) -> UIView {
        guard let other = second as? UIView, other !== first, other.isDescendant(of: first) else { return first }
        return other
    }

    private func details(of view: UIView, isRoot: Bool) -> ViewDetails {
        ViewDetails(
            name: view.accessibilityIdentifier == nil && !isRoot ? PropertyName.of(view) : nil,
            text: Self.text(of: view), look: Self.look(of: view),
            constraints: constraints[ObjectIdentifier(view)] ?? [], geometry: Self.geometry(of: view))
    }

    private static func geometry(of view: UIView) -> GeometryDetails {
        let fit = (view as? UILabel)?.fit
        let baselines = fit.map { [$0.baselines.first, $0.baselines.last].compactMap(\.self).map { Double($0) } }
        let margins = view.layoutMargins
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        return GeometryDetails(
            baselines: baselines ?? [], isTruncated: fit?.cut != nil,
            margins: [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) },
            hugging: axes.map { Double(view.contentHuggingPriority(for: $0).rawValue) },
            resistance: axes.map { Double(view.contentCompressionResistancePriority(for: $0).rawValue) })
    }

    // MARK: Text

    private static func text(of view: UIView) -> TextDetails? {
        switch view {
        case let label as UILabel: text(label.text, label.font, lines: label.fit?.lineCount ?? 0)
        case let field as UITextField: text(field.text, field.font, lines: 0)
        case let view as UITextView: text(view.text, view.font, lines: 0)
        default: nil
        }
    }

    private static func text(_ text: String?, _ font: UIFont?, lines: Int) -> TextDetails? {
        guard let text, !text.isEmpty else { return nil }
        let name = font.map { "\($0.fontName) \(ViewWords.points($0.pointSize))" } ?? "no font"
        return TextDetails(excerpt: excerpt(of: text), lines: lines, font: name)
    }

    private static let excerptLength = 60

    /// On one line; what is left out is told by a length and a hash.
    private static func excerpt(of text: String) -> String {
        let line = String(text.map { $0.isNewline ? "⏎" : $0 })
        guard line.count > excerptLength else { return line }
        return "\(line.prefix(excerptLength))… (\(line.count) characters, \(GoldenName.digest(of: text)))"
    }

    // MARK: Look

    private static func look(of view: UIView) -> [LookDetail] {
        var look: [LookDetail] = []
        let traits = view.traitCollection
        if view.bounds.origin != .zero {
            let origin = view.bounds.origin
            look.append(LookDetail("scrolled", "\(ViewWords.points(origin.x)) \(ViewWords.points(origin.y))"))
        }
        if view.isHidden { look.append(LookDetail("hidden", "yes")) }
        if view.alpha < 1 { look.append(LookDetail("alpha", Number.text(Double(view.alpha)))) }
        if let color = view.backgroundColor { look.append(LookDetail("background", color.hexadecimal(traits))) }
        if let label = view as? UILabel, label.text?.isEmpty == false {
            look.append(LookDetail("textColor", label.textColor.hexadecimal(traits)))
        }
        if view.layer.cornerRadius > 0 {
            look.append(LookDetail("cornerRadius", ViewWords.points(view.layer.cornerRadius)))
        }
        if let stack = view as? UIStackView { look += settings(of: stack) }
        if let label = view as? UILabel, label.window?.documentNaming != nil {
            look.append(LookDetail("numberOfLines", "\(label.numberOfLines)"))
        }
        return look
    }

    private static func settings(of stack: UIStackView) -> [LookDetail] {
        [
            LookDetail("axis", stack.axis == .horizontal ? "horizontal" : "vertical"),
            LookDetail("spacing", ViewWords.points(stack.spacing)),
            LookDetail("alignment", "\(stack.alignment)"), LookDetail("distribution", "\(stack.distribution)"),
        ]
    }
}

extension UIColor {
    /// `#RRGGBB`, or `#RRGGBBAA` where it lets through.
    fileprivate func hexadecimal(_ traits: UITraitCollection) -> String {
        let color = rasterColor(with: traits)
        let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        return "#"
            + parts.map { part in
                let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
