import Foundation
import Goldens
import Raster
import UIKit

/// One picture of a change for a person's eyes: before, after, and after with what moved, with a legend in words.
@MainActor struct ReviewSheet {
    private let pair: ReviewedPair
    private let finding: ReviewFinding

    init(_ pair: ReviewedPair, _ finding: ReviewFinding) {
        self.pair = pair
        self.finding = finding
    }

    /// Wide and low pictures stand one below the other, others side by side.
    private var axis: NSLayoutConstraint.Axis {
        let size = (pair.after ?? pair.before)?.size ?? .zero
        return size.width >= size.height * 1.75 ? .vertical : .horizontal
    }

    private static let leastWidth: CGFloat = 480
    /// Longer lines are hard to read.
    private static let textWidth: CGFloat = 900

    /// Laid out in its own size; the current environment has to be that of the sheet.
    func view() -> UIView {
        let legend = makeLegend()
        let pictures = SheetStyle.stack(columns, axis: axis, spacing: SheetStyle.gap)
        let head = SheetStyle.label(finding.title, size: 20, weight: .bold)
        let content = SheetStyle.stack([head, pictures, legend], axis: .vertical, spacing: SheetStyle.gap)
        content.setCustomSpacing(14, after: head)
        let page = UIView()
        page.backgroundColor = SheetStyle.background
        content.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(content)
        let width = max(pictures.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, Self.leastWidth)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: page.topAnchor, constant: SheetStyle.margin),
            content.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: SheetStyle.margin),
            content.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -SheetStyle.margin),
            content.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -SheetStyle.margin),
            content.widthAnchor.constraint(equalToConstant: width),
            legend.widthAnchor.constraint(lessThanOrEqualToConstant: min(width, Self.textWidth)),
        ])
        page.frame.size = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        page.layoutIfNeeded()
        return page
    }

    // MARK: Pictures

    private var columns: [UIView] {
        var columns = [column("Before", pair.before, "not there"), column("After", pair.after, "gone")]
        if let after = pair.after, let redlines = finding.redlines {
            // What is gone may have been outside of what is there.
            let size = CGSize(
                width: max(after.size.width, pair.before?.size.width ?? 0),
                height: max(after.size.height, pair.before?.size.height ?? 0))
            let picture = PictureView(after.list, size: size, strength: 0.3)
            picture.addSubview(RedlineView(redlines.marks, size: size))
            columns.append(captioned("What changed", picture))
        }
        return columns
    }

    private func column(_ caption: String, _ root: ReviewedRoot?, _ absence: String) -> UIView {
        guard let root else {
            return captioned(caption, SheetStyle.label(absence, size: 13, color: SheetStyle.quietInk))
        }
        let size = "\(Number.text(root.size.width)) x \(Number.text(root.size.height))"
        return captioned("\(caption)   \(size)", PictureView(root.list))
    }

    private func captioned(_ caption: String, _ view: UIView) -> UIView {
        let label = SheetStyle.label(caption, size: 12, weight: .semibold, color: SheetStyle.quietInk)
        return SheetStyle.stack([label, view], axis: .vertical, spacing: 6)
    }

    // MARK: Words

    private func makeLegend() -> UIView {
        let (causes, rest) = finding.legend(of: pair)
        let lines =
            causes.enumerated().map { index, sentence in
                LegendLine(number: index + 1, kind: kind(of: index), text: sentence).view
            } + rest.map { SheetStyle.label($0, size: 13, color: SheetStyle.quietInk) }
        return SheetStyle.stack(lines, axis: .vertical, spacing: 8)
    }

    /// As the first mark that has the cause.
    private func kind(of cause: Int) -> LayoutRedlines.Mark.Kind {
        finding.redlines?.marks.first { $0.causes.contains(cause) }?.kind ?? .changed
    }
}

/// A number in the colour of its mark, and the sentence beside it.
@MainActor private struct LegendLine {
    let number: Int
    let kind: LayoutRedlines.Mark.Kind
    let text: String

    var view: UIView {
        let badge = BadgeView(number, RedlineView.color(of: kind))
        let label = SheetStyle.label(text, size: 13)
        return SheetStyle.stack([badge, label], axis: .horizontal, spacing: 8, alignment: .top)
    }
}

/// A number as it is on the picture.
private final class BadgeView: UIView {
    private let number: Int
    private let color: UIColor

    init(_ number: Int, _ color: UIColor) {
        (self.number, self.color) = (number, color)
        super.init(frame: .zero)
        isOpaque = false
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        NumberBadge.frame(of: number, at: .zero, within: CGRect(x: 0, y: 0, width: 100, height: 100)).size
    }

    override func draw(_ rect: CGRect) { NumberBadge.draw(number, in: bounds, color) }
}
