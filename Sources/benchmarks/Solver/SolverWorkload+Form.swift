extension SolverWorkload {
    /// A window with rows of a label and a field on a common midline: gaps of 10 at least and wished exactly, sizes wished at five levels, the
    /// window's width and height suggested.
    static func form(rows: Int) -> SolverWorkload {
        var workload = SolverWorkload(suggesting: wide)
        let (window, midline) = (workload.makeView(), workload.makeView())
        workload.edit(window.width)
        workload.edit(window.height)
        workload.keepPositive(window)
        workload.zero(window.width, Priority.hug)
        workload.zero(window.height, Priority.hug)
        var above = window.top
        for index in 0..<rows {
            above = workload.addRow(index, below: above, in: window, midline)
        }
        workload.negative(above - window.bottom + 10)
        workload.zero(above - window.bottom + 10, Priority.hug)
        return workload
    }

    /// The widths and heights that are suggested in turn to windows and lists.
    static var wide: [Double] { [400, 600, 800, 1200, 400, 800] }

    /// Returns the row's bottom.
    private mutating func addRow(
        _ index: Int, below above: WorkloadExpression, in window: WorkloadView, _ midline: WorkloadView
    ) -> WorkloadExpression {
        let (label, field) = (makeView(), makeView())
        keepPositive(label)
        keepPositive(field)
        keepGap(label.left - window.left)
        keepGap(field.left - label.right)
        zero(field.left - midline.left, Priority.resistMore)
        negative(field.right - window.right + 10)
        zero(field.right - window.right + 10, Priority.resist)
        let labelWidth = Double(67 - 20 * (index % 3))
        zero(label.height - 16, Priority.resistMore)
        zero(field.height - 21, Priority.resistMore)
        positive(label.width - labelWidth, Priority.resistMore)
        zero(label.width - labelWidth, Priority.hug)
        positive(field.width - 125, Priority.resistMore)
        zero(label.top + 0.5 * label.height - field.top - 0.5 * field.height, Priority.resistMore)
        keepGap(field.top - above)
        return field.bottom
    }

    private mutating func keepPositive(_ view: WorkloadView) {
        for variable in [view.left, view.top, view.width, view.height] { positive(variable) }
    }

    /// 10 at least, and 10 if nothing is against it.
    private mutating func keepGap(_ gap: WorkloadExpression) {
        positive(gap - 10)
        zero(gap - 10, Priority.resist)
    }
}
