import Foundation

/// The cards of an alert: its texts and actions, and below those of an action sheet the one that cancels.
final class AlertView: UIView {
    /// Keeps this, its view.
    private unowned let controller: UIAlertController
    private var cards: UIStackView?

    init(of controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        show(controller)
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { controller.preferredStyle == .actionSheet }

    /// Makes the cards anew.
    func show(_ controller: UIAlertController) {
        cards?.removeFromSuperview()
        let cancel = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        let cards = UIStackView()
        cards.axis = .vertical
        cards.spacing = AlertMetrics.sheetGap
        if isSheet {
            let texts = textsView().map { [$0] } ?? []
            if !texts.isEmpty || !others.isEmpty { cards.addArrangedSubview(card(texts + others.map(row))) }
            if !cancel.isEmpty { cards.addArrangedSubview(card(cancel.map(row), isOpaque: true)) }
        } else {
            // Two stand side by side, cancel first; of more it is the last.
            let texts = textsView().map { [$0] } ?? []
            let isPair = controller.actions.count == 2 && controller.actions.allSatisfy(fitsHalf)
            cards.addArrangedSubview(card(texts + (isPair ? [pair(cancel + others)] : (others + cancel).map(row))))
        }
        addSubview(cards)
        cards.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            cards.topAnchor.constraint(equalTo: topAnchor), cards.bottomAnchor.constraint(equalTo: bottomAnchor),
            cards.leadingAnchor.constraint(equalTo: leadingAnchor),
            cards.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        self.cards = cards
    }

    // MARK: Parts

    private func card(_ rows: [UIView], isOpaque: Bool = false) -> UIView {
        let stack = UIStackView()
        stack.axis = .vertical
        for (index, row) in rows.enumerated() {
            if index > 0 { stack.addArrangedSubview(line(.vertical)) }
            stack.addArrangedSubview(row)
        }
        stack.backgroundColor = isOpaque ? AlertColor.cancelCard : AlertColor.card
        stack.layer.cornerRadius = AlertMetrics.cornerRadius
        stack.layer.cornerCurve = .continuous
        stack.clipsToBounds = true
        return stack
    }

    /// One device pixel.
    private func line(_ axis: NSLayoutConstraint.Axis) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let thickness = 1 / max(traitCollection.displayScale, 1)
        (axis == .vertical ? line.heightAnchor : line.widthAnchor).constraint(equalToConstant: thickness).isActive =
            true
        return line
    }

    private func pair(_ actions: [UIAlertAction]) -> UIView {
        let (first, second, middle) = (row(actions[0]), row(actions[1]), line(.horizontal))
        let stack = UIStackView(arrangedSubviews: [first, middle, second])
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        return stack
    }

    private func fitsHalf(_ action: UIAlertAction) -> Bool {
        let room = AlertMetrics.width / 2 - AlertMetrics.padding
        return (action.title ?? "").size(withAttributes: [.font: font(of: action)]).width <= room
    }

    private func row(_ action: UIAlertAction) -> UIView {
        let button = AlertButton(action, font: font(of: action)) { [weak controller] in controller?.choose(action) }
        let height = isSheet ? AlertMetrics.sheetActionHeight : AlertMetrics.actionHeight
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
        return button
    }

    private func font(of action: UIAlertAction) -> UIFont {
        let isBold = controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        let style: UIFont.TextStyle = isSheet ? .title3 : isBold ? .headline : .body
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return isSheet && isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    private func textsView() -> UIView? {
        let labels = [
            label(controller.title, isSheet ? .footnote : .headline, isTitle: true),
            label(controller.message, .footnote, isTitle: false),
        ].compactMap { $0 }
        let fields = (controller.textFields ?? []).map(boxed)
        guard !labels.isEmpty || !fields.isEmpty else { return nil }
        let stack = UIStackView(arrangedSubviews: labels + fields)
        stack.axis = .vertical
        stack.spacing = AlertMetrics.lineGap
        if let last = labels.last, !fields.isEmpty { stack.setCustomSpacing(AlertMetrics.padding, after: last) }
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: AlertMetrics.topPadding, leading: AlertMetrics.padding, bottom: AlertMetrics.bottomPadding,
            trailing: AlertMetrics.padding)
        return stack
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle, isTitle: Bool) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.font = isTitle && isSheet ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        label.text = text
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = isSheet ? .secondaryLabel : .label
        return label
    }

    private func boxed(_ field: UITextField) -> UIView {
        field.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        let box = UIStackView(arrangedSubviews: [field])
        box.isLayoutMarginsRelativeArrangement = true
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 5, trailing: 6)
        box.backgroundColor = .tertiarySystemBackground
        box.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        box.layer.cornerRadius = 5
        return box
    }
}

/// An action's title across the card, which takes no room for a button's insets.
final class AlertButton: UIControl {
    private let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, font: UIFont, choose: @escaping @MainActor () -> Void) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = font
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let margin = AlertMetrics.padding / 2
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: margin),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
        ])
        accessibilityIdentifier = action.accessibilityIdentifier
        accessibilityLabel = action.title
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
        action.enabledDidChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() {
        isEnabled = action.isEnabled
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }
}

/// A material stands for what iOS blurs behind the cards: nearly opaque, as this package's bars are.
enum AlertColor {
    static let card = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 0.97) : UIColor(white: 0.97, alpha: 0.97)
    }
    static let cancelCard = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
    }
}
