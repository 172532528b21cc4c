import Foundation

/// The view that holds a cell's content; tells the cell when one of its labels has other content.
final class UITableViewCellContentView: UIView {
    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        if let cell = superview as? UITableViewCell, cell.builtIn.holds(subview) { cell.setNeedsLayout() }
    }

    /// Beside an editing control content keeps the row's margin as its distance.
    override var standardLayoutMargins: UIEdgeInsets {
        var margins = super.standardLayoutMargins
        guard let cell = superview as? UITableViewCell, cell.contentIndentation > 0 else { return margins }
        if isRightToLeft { margins.right = cell.marginSide.right } else { margins.left = cell.marginSide.left }
        return margins
    }
}

extension UIView {
    /// As a content view: the margins are the row's where these reach into it, which is clear of the safe area itself.
    func takesMarginsFromRow() {
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
    }
}

/// The labels and the image of the built-in cell styles, laid out by frames.
@MainActor final class TableCellContent {
    enum Part {
        case text
        case detail
    }

    let style: UITableViewCell.CellStyle
    weak var cell: UITableViewCell?
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?
    /// Labels that wrap because of the text size, where the app lets them have one line.
    private var wrappedLabels: [ObjectIdentifier] = []

    init(style: UITableViewCell.CellStyle) {
        self.style = style
    }

    // MARK: Making

    func label(_ part: Part) -> UILabel? {
        if let made = part == .text ? text : detail { return made }
        if part == .detail, style == .default { return nil }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        (label.font, label.textColor) = look(of: part)
        if part == .text { text = label } else { detail = label }
        cell?.contentView.addSubview(label)
        return label
    }

    func madeImageView() -> UIImageView? {
        if let image { return image }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        image = view
        cell?.contentView.addSubview(view)
        return view
    }

    /// Sources: fonts stored in Interface Builder documents (17 and 12 points); those of `value2` are from judgement.
    private func look(of part: Part) -> (UIFont, UIColor) {
        switch (style, part) {
        case (.value2, .text): (.preferredFont(forTextStyle: .caption1), cell?.tintColor ?? .systemBlue)
        case (.value2, .detail): (.preferredFont(forTextStyle: .subheadline), .label)
        case (.value1, .detail): (.preferredFont(forTextStyle: .body), .secondaryLabel)
        case (.subtitle, .detail): (.preferredFont(forTextStyle: .caption1), .label)
        default: (.preferredFont(forTextStyle: .body), .label)
        }
    }

    // MARK: What is there

    func holds(_ view: UIView) -> Bool { view === text || view === detail || view === image }

    private var hasText: Bool { text?.hasText ?? false }
    private var hasDetail: Bool { detail?.hasText ?? false }

    /// Whether there is any content of the built-in style.
    var isUsed: Bool { hasText || hasDetail || image?.image != nil }

    /// Whether the cell shows nothing else.
    var isAlone: Bool { isUsed && (cell?.contentView.subviews ?? []).allSatisfy(holds) }

    /// By how much text stands back behind the image.
    var textIndentation: CGFloat {
        guard let size = image?.image?.size, size.width > 0 else { return 0 }
        return imageSize(size, in: cell?.contentView.bounds.height ?? 0).width + Self.imageGap
    }

    // MARK: Large text. From judgement: a text of one line wraps, at sizes for accessibility, and texts beside each other stand
    // one below the other. That they do is in public notes on Dynamic Type (wordpress-mobile/WordPress-iOS).

    private var isTextLarge: Bool {
        cell?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    /// Whether both texts stand one below the other.
    private var isStacked: Bool { style == .subtitle || (style != .default && isTextLarge) }

    private func wrapLargeText() {
        let isLarge = isTextLarge
        for label in [text, detail].compactMap(\.self) {
            let (id, lines) = (ObjectIdentifier(label), label.numberOfLines)
            if isLarge, lines == 1 {
                label.numberOfLines = 0
                wrappedLabels.append(id)
            } else if !isLarge, let place = wrappedLabels.firstIndex(of: id) {
                wrappedLabels.remove(at: place)
                if lines == 0 { label.numberOfLines = 1 }
            }
        }
    }

    // MARK: Measures, in points. Source: frames of labels and rows stored in Interface Builder documents.

    private static let imageGap: CGFloat = 15
    /// Above and below the text together: rows of one line are 44 points high at 2x and 43 2/3 at 3x, separator included.
    private static let lineMargin: CGFloat = 23
    /// Above and below both texts together: such rows are 55.5 points high at 2x and 55 at 3x.
    private static let subtitleMargin: CGFloat = 20
    private static let subtitleGap: CGFloat = 1
    /// Between the texts of `value1` where they meet. From judgement.
    private static let valueGap: CGFloat = 6
    /// The first column of `value2`. From judgement.
    private static let labelColumn: CGFloat = 91

    /// What the content takes in a content view of this width, without the separator.
    func height(inWidth width: CGFloat) -> CGFloat {
        guard let contentView = cell?.contentView else { return 0 }
        wrapLargeText()
        let available = max(0, width - contentView.layoutMargins.left - contentView.layoutMargins.right)
        let imageHeight = image?.image?.size.height ?? 0
        let textWidth = max(0, available - textIndentation)
        let (first, second) = (size(of: text, textWidth), size(of: detail, detailWidth(textWidth)))
        let texts =
            isStacked && hasText && hasDetail
            ? first.height + second.height + Self.subtitleMargin : max(first.height, second.height) + Self.lineMargin
        return max(hasText || hasDetail ? texts : 0, imageHeight)
    }

    private func size(of label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, label.hasText else { return .zero }
        let fit = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(fit.width, width), height: fit.height)
    }

    private func detailWidth(_ available: CGFloat) -> CGFloat {
        style == .value2 && hasText && !isStacked ? max(0, available - Self.labelColumn - Self.valueGap) : available
    }

    private func imageSize(_ size: CGSize, in height: CGFloat) -> CGSize {
        guard height > 0, size.height > height else { return size }
        return CGSize(width: size.width * height / size.height, height: height)
    }

    // MARK: Layout

    func layOut() {
        guard isUsed, let contentView = cell?.contentView else { return }
        wrapLargeText()
        let (margins, size) = (contentView.layoutMargins, contentView.bounds.size)
        let isMirrored = contentView.isRightToLeft
        var start = isMirrored ? margins.right : margins.left
        let end = size.width - (isMirrored ? margins.left : margins.right)
        if let image, let own = image.image?.size {
            let fit = imageSize(own, in: size.height)
            set(CGRect(x: start, y: (size.height - fit.height) / 2, width: fit.width, height: fit.height), of: image)
            start += textIndentation
        }
        let width = max(0, end - start)
        switch style {
        case .default: set(CGRect(x: start, y: 0, width: width, height: size.height), of: text)
        case .subtitle: layOutLines(x: start, width: width, height: size.height)
        case _ where isStacked: layOutLines(x: start, width: width, height: size.height)
        case .value1: layOutSides(x: start, width: width, height: size.height)
        case .value2: layOutColumns(x: start, width: width, height: size.height)
        }
    }

    private func layOutLines(x: CGFloat, width: CGFloat, height: CGFloat) {
        let (first, second) = (size(of: text, width), size(of: detail, width))
        let gap = hasText && hasDetail ? Self.subtitleGap : 0
        let top = ((height - first.height - gap - second.height) / 2).rounded()
        set(CGRect(origin: CGPoint(x: x, y: top), size: first), of: text)
        set(CGRect(origin: CGPoint(x: x, y: top + first.height + gap), size: second), of: detail)
    }

    /// The text at the leading, the other at the trailing side; the text gives way where both find no room.
    private func layOutSides(x: CGFloat, width: CGFloat, height: CGFloat) {
        let second = size(of: detail, width)
        let room = hasDetail ? max(0, width - second.width - Self.valueGap) : width
        let first = size(of: text, room)
        set(CGRect(origin: CGPoint(x: x, y: ((height - first.height) / 2).rounded()), size: first), of: text)
        let place = CGPoint(x: x + width - second.width, y: ((height - second.height) / 2).rounded())
        set(CGRect(origin: place, size: second), of: detail)
    }

    private func layOutColumns(x: CGFloat, width: CGFloat, height: CGFloat) {
        let first = size(of: text, min(Self.labelColumn, width))
        let second = size(of: detail, detailWidth(width))
        let place = CGPoint(
            x: x + min(Self.labelColumn, width) - first.width, y: ((height - first.height) / 2).rounded())
        set(CGRect(origin: place, size: first), of: text)
        let start = hasText ? x + Self.labelColumn + Self.valueGap : x
        set(CGRect(origin: CGPoint(x: start, y: ((height - second.height) / 2).rounded()), size: second), of: detail)
    }

    private func set(_ frame: CGRect, of view: UIView?) {
        guard let view, let contentView = cell?.contentView else { return }
        var shown = frame
        if contentView.isRightToLeft { shown.origin.x = contentView.bounds.width - frame.maxX }
        shown = PixelGrid.rounded(shown, scale: contentView.displayScale)
        if view.frame != shown { view.frame = shown }
    }
}
