import UIKit

/// Finds the chain of constraints behind a value, and who else has a say in it.
@MainActor struct ExplanationMaker {
    struct Chain {
        var remarks: [String] = []
        var steps: [LayoutExplanation.Step] = []
        /// Names of labels whose text is in the chain.
        var texts: [String] = []
    }

    let view: UIView
    let attribute: NSLayoutConstraint.Attribute
    let tree: ReviewedTree

    private var axis: NSLayoutConstraint.Axis { attribute.axis ?? .vertical }

    func chain() -> Chain {
        if let sizing = Self.sizing(of: view) { return chain(ofCell: view, sizing) }
        if let cell = view.superview as? any ListCell, cell.contentView === view, let sizing = cell.sizing {
            var chain = chain(ofCell: cell, sizing)
            chain.remarks.insert("A content view fills its cell.", at: 0)
            return chain
        }
        var chain = Chain(remarks: remarksOnPlace() + remarksOnConflicts())
        if axis == .vertical, let measured = chainMeasuredWithCell() { return measured }
        add(tree.inspector.bindings(of: attribute, of: view), to: &chain)
        if chain.steps.isEmpty, chain.remarks.isEmpty { chain.remarks.append("No constraint has a part in it.") }
        return chain
    }

    // MARK: Views that constraints do not place

    private func remarksOnPlace() -> [String] {
        if view === tree.root { return ["The screen gives its root view the whole window."] }
        if tree.isLaidOutByControl(view) { return ["Its control lays it out."] }
        if view.translatesAutoresizingMaskIntoConstraints {
            return [
                "No constraints place it: its frame and autoresizing mask do, as "
                    + "translatesAutoresizingMaskIntoConstraints is true."
            ]
        }
        let open = tree.inspector.ambiguousAttributes(of: view)
        let isOpen = open.contains {
            $0 == attribute || $0.axis == attribute.axis && !attribute.isLength && !$0.isLength
        }
        return isOpen ? ["Nothing decides it: another value would satisfy the constraints as well."] : []
    }

    /// What would have decided the value, had it not given way.
    private func remarksOnConflicts() -> [String] {
        tree.inspector.conflicts(in: tree.root).map(\.broken)
            .filter { ($0.firstItem === view || $0.secondItem === view) && $0.firstAttribute.axis == axis }
            .map { constraint in
                let source = ConstraintWords.source(of: constraint).map { " (\($0))" } ?? ""
                return "\(tree.text(of: constraint))\(source) cannot hold and has given way: 'lint' shows the conflict."
            }
    }

    // MARK: Cells, which a layout places

    /// Who gives the view its size, if a list does.
    private static func sizing(of view: UIView) -> ListCellSizing? {
        if let cell = view as? any ListCell { return cell.sizing }
        guard view is UICollectionReusableView, let list = view.superview as? UICollectionView else { return nil }
        return ListCellSizing(
            placer: "\(type(of: list.collectionViewLayout))",
            source: .property("reference size for headers and footers"))
    }

    private func chain(ofCell cell: UIView, _ sizing: ListCellSizing) -> Chain {
        guard attribute.isLength else {
            return Chain(remarks: ["\(sizing.placer) places it; constraints have no part in that."])
        }
        var chain = Chain(remarks: [sizeRemark(cell, sizing)])
        guard attribute == .height else { return chain }
        let measured = (cell as? any ListCell)?.measuredView ?? cell
        let own = (cell as? any ListCell)?.ownHeight ?? 0
        LayoutInspector.whileFitting(measured, width: measured.bounds.width) { inspector, size in
            let bindings = inspector.bindings(of: .height, of: measured)
            let width = ViewWords.points(measured.bounds.width)
            let isOwn = bindings.contains { $0.constraint.identifier == "fittingSizeVTarget" }
            if isOwn {
                chain.remarks.append(
                    "Its constraints give it no height: no chain of them leads from its top to its bottom.")
                return
            }
            let isSame = abs(size.height + own - cell.bounds.height) <= tree.pixel
            chain.remarks.append(
                isSame
                    ? "\(width) wide, its contents ask for just that height:"
                    : "\(width) wide, its contents would ask for \(ViewWords.points(size.height)):")
            add(bindings, to: &chain)
            if isSame, own > 0, cell === view { chain.steps.append(.separator(own)) }
        }
        return chain
    }

    private func sizeRemark(_ cell: UIView, _ sizing: ListCellSizing) -> String {
        let placer = sizing.placer
        if attribute == .width, cell is UITableViewCell { return "\(placer) gives each row its width." }
        switch sizing.source {
        case .property(let name):
            return cell is any ListCell
                ? "\(placer) gives each cell its \(name)." : "\(placer) gives it its size, from the \(name)."
        case .delegate(let method):
            return "\(placer) gives it the size that its delegate answers: \(method)."
        case .cell(let estimate, let method):
            let from = estimate.map { ", estimated at \(ViewWords.size($0))," } ?? ""
            return "The cell\(from) was measured by \(method)."
        case .placement: return "\(placer) gives it its size."
        }
    }

    /// In a cell that is as high as its contents ask for, what a view takes is not what the others leave: the chain is that
    /// of the measurement. Nil elsewhere.
    private func chainMeasuredWithCell() -> Chain? {
        let cells = sequence(first: view, next: \.superview).compactMap { $0 as? any ListCell }
        guard let cell = cells.first, cell.sizing != nil else { return nil }
        let measured = cell.measuredView
        return LayoutInspector.whileFitting(measured, width: measured.bounds.width) { inspector, size in
            guard abs(size.height + cell.ownHeight - cell.bounds.height) <= tree.pixel else { return nil }
            var chain = Chain(
                remarks: ["In \(tree.name(of: cell)), which is as high as its contents ask for."])
            add(inspector.bindings(of: attribute, of: view), to: &chain)
            return chain.steps.isEmpty ? nil : chain
        }
    }

    // MARK: Steps

    private func add(_ bindings: [LayoutBinding], to chain: inout Chain) {
        // What cancels out along the sum takes no part.
        let bindings = bindings.filter { abs($0.sensitivity) > 1e-6 }
        let names = ItemNames(bindings.compactMap(\.constraint.firstItem))
        // What is along the other axis, such as the width that a ratio makes a height of, has no place on this one.
        let places = bindings.map { binding in
            let isAcross = binding.constraint.firstAttribute.axis != axis
            return (isAcross ? 1 : 0, ConstraintPlace.coordinate(of: binding.constraint, axis, in: tree.root))
        }
        for index in bindings.indices.sorted(by: { (places[$0].0, places[$0].1, $0) < (places[$1].0, places[$1].1, $1) }
        ) {
            let constraint = bindings[index].constraint
            let words = StepWords(constraint, axis: axis, names: names)
            if let label = words.label { chain.texts.append(tree.name(of: label)) }
            chain.steps.append(
                LayoutExplanation.Step(
                    text: words.text, contribution: bindings[index].contribution,
                    sensitivity: bindings[index].sensitivity, priority: constraint.priority.rawValue,
                    source: ConstraintWords.source(of: constraint), origin: words.origin))
        }
    }

    static func advice(for chain: Chain) -> [String] {
        var advice: [String] = []
        if !chain.texts.isEmpty { advice.append("the text, font or numberOfLines of \(chain.texts.listed)") }
        let constants = chain.steps.filter { $0.origin == "app" && $0.sensitivity != 0 && $0.isShown }
        if constants.contains(where: { $0.source != nil }) {
            let isWhole = constants.allSatisfy { abs(abs($0.sensitivity) - 1) < 0.001 }
            advice.append(isWhole ? "the constants above, point by point" : "the constants above")
        }
        return advice
    }
}

extension NSLayoutConstraint.Attribute {
    var isLength: Bool { self == .width || self == .height }
}
