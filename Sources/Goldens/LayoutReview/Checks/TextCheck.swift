import UIKit

/// Labels that show less than their text, cut its lines, or draw it outside of their superview. A label draws nothing outside of
/// its bounds, whether it clips or not.
struct TextCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.views.flatMap { view -> [FindingDraft] in
            guard let label = view as? UILabel, let fit = label.fit else { return [] }
            return [cut(label, fit, in: tree), outside(label, fit, in: tree)].compactMap(\.self)
        }
    }

    // MARK: Text that is missing

    private func cut(_ label: UILabel, _ fit: LabelFit, in tree: ReviewedTree) -> FindingDraft? {
        guard let cut = fit.cut else { return nil }
        let isMeant = label.limitsText && (cut == .lineLimit || cut == .width && label.numberOfLines == 1)
        let axis: NSLayoutConstraint.Axis = cut == .height ? .vertical : .horizontal
        return FindingDraft(
            kind: .truncatedText, severity: isMeant ? .note : .finding, view: label,
            message: message(label, fit, cut), constraints: tree.appConstraints(affecting: label, axis),
            remedy: remedy(cut, isMeant: isMeant))
    }

    private func message(_ label: UILabel, _ fit: LabelFit, _ cut: LabelFit.Cut) -> String {
        let text = ViewWords.quoted(label.text ?? "")
        let (needed, size) = (fit.neededSize, label.bounds.size)
        let lines = fit.neededLineCount == 1 ? "1 line" : "\(fit.neededLineCount) lines"
        switch cut {
        case .width:
            return "\(text) is \(ViewWords.points(needed.width)) wide, the label \(ViewWords.points(size.width))"
        case .lineLimit:
            return "\(text) takes \(lines), the limit is \(label.numberOfLines)"
        case .height:
            return "\(text) takes \(lines), \(ViewWords.points(needed.height)) high; the label is "
                + "\(ViewWords.points(size.height)) high and shows \(fit.lineCount)"
        }
    }

    private func remedy(_ cut: LabelFit.Cut, isMeant: Bool) -> String {
        switch cut {
        case _ where isMeant: "none if it is meant so; else numberOfLines = 0, or more room"
        case .width: "numberOfLines = 0, or more room: a higher compression resistance, a looser width"
        case .lineLimit: "numberOfLines = 0, or a shorter text; set numberOfLines if the cut is meant"
        case .height: "let the height follow the text: no fixed height, and a way to the superview's bottom"
        }
    }

    // MARK: Text in the wrong place

    private func outside(_ label: UILabel, _ fit: LabelFit, in tree: ReviewedTree) -> FindingDraft? {
        guard fit.lineCount > 0 else { return nil }
        if let overflow = Overflow(of: fit.textRect, beyond: label.bounds, tolerance: tree.pixel) {
            // A line that may be cut at the edge was told with its width.
            if fit.cut == .width, overflow.axis == .horizontal { return nil }
            return FindingDraft(
                kind: .clippedText, view: label,
                message:
                    "the text is \(Self.comparison(fit.textRect.size, label.bounds.size, overflow.axis)): it reaches "
                    + "\(overflow.text) of the label, which cuts it off",
                constraints: tree.appConstraints(affecting: label, overflow.axis),
                remedy: "a \(overflow.axis.length) of at least the text's, or none: the label has one of its own")
        }
        return outsideOfSuperview(label, fit, in: tree)
    }

    /// `20.3 high, the label 10`
    private static func comparison(_ text: CGSize, _ label: CGSize, _ axis: NSLayoutConstraint.Axis) -> String {
        axis == .horizontal
            ? "\(ViewWords.roughly(text.width)) wide, the label \(ViewWords.points(label.width))"
            : "\(ViewWords.roughly(text.height)) high, the label \(ViewWords.points(label.height))"
    }

    private func outsideOfSuperview(_ label: UILabel, _ fit: LabelFit, in tree: ReviewedTree) -> FindingDraft? {
        guard let superview = label.superview, let area = Containment.area(of: superview),
            !tree.isLaidOutByControl(label)
        else { return nil }
        let rect = label.convert(fit.textRect, to: superview)
        guard let overflow = Overflow(of: rect, beyond: area, tolerance: tree.pixel),
            !ScrolledContentCheck.isOpen(superview, overflow.axis, in: tree)
        else { return nil }
        let clips = superview.clipsToBounds
        return FindingDraft(
            kind: clips ? .clippedText : .textOutsideView, view: label,
            message: "\(ViewWords.quoted(label.text ?? "")) reaches \(overflow.text) of \(tree.name(of: superview))"
                + (clips ? ", which clips it" : ""),
            constraints: Containment.constraints(behind: label, overflow, in: tree),
            remedy: Containment.remedy(for: label, overflow, in: tree))
    }
}
