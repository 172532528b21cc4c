import Foundation

extension UITableViewHeaderFooterView {
    // Measures in points. Sources: the places of rows below headers and footers in Interface Builder documents: a plain
    // header takes 28, a grouped one 38, or 55.5 in the first section, a footer of two lines 46. Where in them the text
    // lies is from judgement.
    private static let plainMargin: CGFloat = 5
    private static let groupedHeaderMargin: CGFloat = 22
    private static let groupedHeaderBottom: CGFloat = 6
    private static let firstHeaderGap: CGFloat = 17.5
    private static let footerTop: CGFloat = 7.5
    private static let footerMargins: CGFloat = 14.5

    /// The text given by the data source, which grouped tables show in capitals above their sections.
    var title: String? {
        get { label?.text }
        set {
            madeLabel().text = newValue
            shownTitle = newValue
            lookDidChange()
        }
    }

    var hasTitle: Bool { label?.hasText ?? false }

    var hasTitleAlone: Bool {
        hasTitle && contentView.subviews.allSatisfy { $0 === label || $0 === detailLabel }
            && subviews.allSatisfy { $0 === contentView || $0 === backgroundView || $0 === floatingFill }
    }

    func madeLabel() -> UILabel {
        if let label { return label }
        let made = UILabel()
        made.adjustsFontForContentSizeCategory = true
        label = made
        contentView.addSubview(made)
        lookDidChange()
        return made
    }

    func madeDetailLabel() -> UILabel {
        if let detailLabel { return detailLabel }
        let made = UILabel()
        made.adjustsFontForContentSizeCategory = true
        (made.font, made.textColor) = (.preferredFont(forTextStyle: .footnote), .secondaryLabel)
        detailLabel = made
        contentView.addSubview(made)
        return made
    }

    func lookDidChange() {
        setNeedsLayout()
        guard let label else { return }
        let isPlain = role.style == .plain
        let font = isPlain && role.isHeader ? Self.plainHeaderFont : .preferredFont(forTextStyle: .footnote)
        if label.font != font { label.font = font }
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        guard let shownTitle else { return }
        label.text = role.isHeader && !isPlain ? shownTitle.uppercased() : shownTitle
    }

    /// The small semibold text of iOS 15 and later. From judgement.
    private static var plainHeaderFont: UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    }

    // MARK: Measuring and layout

    func titleHeight(inWidth width: CGFloat) -> CGFloat {
        let text = textHeight(inWidth: width)
        switch (role.style, role.isHeader) {
        case (.plain, _): return text + 2 * Self.plainMargin
        case (_, true): return text + Self.groupedHeaderMargin + (role.isFirst ? Self.firstHeaderGap : 0)
        case (_, false): return text + Self.footerMargins
        }
    }

    private func textHeight(inWidth width: CGFloat) -> CGFloat {
        let margins = layoutMargins
        let available = max(0, width - margins.left - margins.right)
        return label?.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude)).height ?? 0
    }

    func placeContentView() {
        let safe = safeAreaInsets
        let frame = CGRect(
            x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: bounds.height)
        if contentView.frame != frame { contentView.frame = frame }
    }

    func layOutParts() {
        placeContentView()
        showFloatingFill()
        guard let label, label.hasText else { return }
        let (margins, height) = (contentView.layoutMargins, textHeight(inWidth: bounds.width))
        let y: CGFloat =
            switch (role.style, role.isHeader) {
            case (.plain, _): (bounds.height - height) / 2
            case (_, true): bounds.height - height - Self.groupedHeaderBottom
            case (_, false): Self.footerTop
            }
        let place = CGRect(
            x: margins.left, y: y, width: max(0, contentView.bounds.width - margins.left - margins.right),
            height: height)
        let shown = PixelGrid.rounded(place, scale: displayScale)
        if label.frame != shown { label.frame = shown }
    }

    // MARK: Backgrounds

    func exchangeBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        fill(with: backgroundView)
    }

    /// Over rows a header of its own look stands on a bar; at its place it shows the table behind it.
    private func showFloatingFill() {
        guard isFloating, backgroundView == nil, backgroundColor == nil, backgroundConfiguration == nil else {
            floatingFill?.removeFromSuperview()
            floatingFill = nil
            return
        }
        guard floatingFill == nil else { return }
        let view = UIView()
        view.backgroundColor = .systemBackground.withAlphaComponent(Self.barOpacity)
        floatingFill = view
        fill(with: view)
    }

    /// Of the system's bar material, which blurs what is below it; blur is not drawn here, so little shows through.
    private static let barOpacity: CGFloat = 0.95

    private func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
