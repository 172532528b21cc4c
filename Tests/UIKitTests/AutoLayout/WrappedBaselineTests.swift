import Foundation
import Testing
import UIKit

/// Baselines of texts that wrap where layout makes them narrow: they are those of the lines as they are set then.
@MainActor @Suite("Baselines of wrapped texts") struct WrappedBaselineTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))

    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func label(_ runs: [(text: String, size: CGFloat)]) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        let text = NSMutableAttributedString()
        for run in runs {
            text.append(
                NSAttributedString(string: run.text, attributes: [.font: UIFont.systemFont(ofSize: run.size)]))
        }
        label.attributedText = text
        return label
    }

    private func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private var plain: UILabel {
        let label = UILabel()
        label.text = "x"
        label.font = .systemFont(ofSize: 12)
        return label
    }

    /// At 100 points the large word has a line of its own: the first line and the last are of 12 points, as the other label's
    /// only one. In one line, at 450, its baseline is that of 60 points.
    @Test("an anchor follows the first line and the last when the width changes", arguments: [true, false])
    func followsWidth(isFirst: Bool) {
        let text = label([("aaa bbb ccc ddd ", 12), ("BIG ", 60), ("small end of it", 12)])
        let other = plain
        add(text, other)
        let width = text.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            isFirst
                ? other.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
                : other.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        func offset(_ points: CGFloat) -> CGFloat {
            width.constant = points
            root.layoutIfNeeded()
            return isFirst ? other.frame.minY : text.frame.maxY - other.frame.maxY
        }
        #expect(offset(100) == 0)
        let inOneLine = offset(450)
        // The ascender of 60 points less that of 12; the descenders likewise.
        #expect((isFirst ? 45.5...46 : 11...12).contains(inOneLine))
        #expect(offset(100) == 0)
    }

    @Test("a row aligned by first baselines aligns a tag with the first line of a price that wraps")
    func row() {
        let row = UIStackView()
        row.alignment = .firstBaseline
        row.spacing = 8
        let tag = plain
        tag.setContentHuggingPriority(.required, for: .horizontal)
        tag.setContentCompressionResistancePriority(.required, for: .horizontal)
        let price = label([("Only today and only here in this shop ", 12), ("9.99", 40)])
        row.addArrangedSubview(tag)
        row.addArrangedSubview(price)
        add(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.widthAnchor.constraint(equalToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(tag.frame.minY == 0)
        #expect(price.frame.minY == 0)
        #expect(row.frame.height == price.frame.height)
    }

    /// The wrapped text below hangs on the other one's last line: a measurement has to see where that is.
    @Test("a measurement at a width takes the baselines at that width")
    func fitting() {
        let card = UIView()
        let text = label([("aaa bbb ccc ddd ", 12), ("BIG ", 60), ("small end of it", 12)])
        let below = plain
        for view in [text, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: card.topAnchor),
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            below.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 20),
            below.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        text.preferredMaxLayoutWidth = 100
        // Both lines are of 12 points: as far below its own as the last line ends below its baseline.
        #expect(size.height == text.intrinsicContentSize.height + 20)
    }

    @Test("a preferred width wraps the baselines too")
    func preferredWidth() {
        let text = label([("aaa bbb ccc ddd ", 12), ("BIG ", 60), ("small end of it", 12)])
        text.preferredMaxLayoutWidth = 100
        let other = plain
        add(text, other)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            other.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.maxY == text.frame.maxY)
    }

    @Test("a view that stands for its baseline by a label inside follows how that one wraps")
    func insideOfCustomView() {
        let card = BaselineCard(label([("aaa bbb ccc ddd ", 12), ("BIG ", 60), ("small end of it", 12)]))
        let other = plain
        add(card, other)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.widthAnchor.constraint(equalToConstant: 100),
            other.leadingAnchor.constraint(equalTo: card.trailingAnchor),
            other.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.maxY == card.label.frame.maxY)
    }

    /// 40 points that the control is higher than its content are above the text, below it, or half of them on each side.
    @Test("the baseline of a control that is higher than its content is that of the text where its alignment has it")
    func highControls() {
        for control in [field(), button()] {
            let view = UIView(frame: root.bounds)
            let (other, height) = (plain, control.intrinsicContentSize.height)
            for part in [control, other] as [UIView] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
            }
            let growth = control.heightAnchor.constraint(equalToConstant: height)
            NSLayoutConstraint.activate([
                growth, control.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
                control.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                other.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor),
            ])
            let moves: [(UIControl.ContentVerticalAlignment, CGFloat)] = [(.center, 20), (.top, 0), (.bottom, 40)]
            for (alignment, move) in moves {
                control.contentVerticalAlignment = alignment
                growth.constant = height
                view.layoutIfNeeded()
                let natural = other.frame.minY
                growth.constant = height + 40
                view.layoutIfNeeded()
                #expect(other.frame.minY == natural + move)
            }
        }
    }

    private func field() -> UIControl {
        let field = UITextField()
        field.text = "x"
        return field
    }

    private func button() -> UIControl {
        let button = UIButton(type: .system)
        button.setTitle("x", for: .normal)
        return button
    }
}

/// Its baselines are those of a label that fills it.
private final class BaselineCard: UIView {
    let label: UILabel

    init(_ label: UILabel) {
        self.label = label
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}
