extension SolverWorkload {
    /// List cells stacked in one system: the top of each is the bottom of the one before, the root's width is suggested.
    static func feed(cells: Int) -> SolverWorkload {
        var workload = SolverWorkload(suggesting: wide)
        let root = workload.makeView()
        workload.edit(root.width)
        workload.zero(root.left)
        workload.zero(root.top)
        var above = root.top
        for index in 0..<cells {
            let cell = workload.makeView()
            workload.zero(cell.left - root.left)
            workload.zero(cell.right - root.right)
            workload.zero(cell.top - above)
            workload.fill(cell, index, titleResistance: Priority.resist)
            above = cell.bottom
        }
        workload.zero(root.bottom - above)
        return workload
    }

    /// The same cells without the stack: each a system of its own, with its own width suggested.
    static func independent(cells: Int) -> SolverWorkload {
        separate(cells: cells, titleResistance: Priority.resist, suggesting: wide)
    }

    /// Separate cells that are suggested widths too narrow for their texts: the date gives way before the title.
    static func conflict(cells: Int) -> SolverWorkload {
        separate(cells: cells, titleResistance: Priority.resistMore, suggesting: [60, 90, 120, 150, 200, 80])
    }

    private static func separate(cells: Int, titleResistance: Float, suggesting: [Double]) -> SolverWorkload {
        var workload = SolverWorkload(suggesting: suggesting)
        for index in 0..<cells {
            let cell = workload.makeView()
            workload.edit(cell.width)
            workload.zero(cell.left)
            workload.zero(cell.top - Double(100 * index))
            workload.fill(cell, index, titleResistance: titleResistance)
        }
        return workload
    }

    /// An avatar of 40 x 40, a title, a date at the trailing edge on the title's baseline, a body below.
    private mutating func fill(_ cell: WorkloadView, _ index: Int, titleResistance: Float) {
        let (avatar, title, date, body) = (makeView(), makeView(), makeView(), makeView())
        zero(avatar.left - cell.left - 16)
        zero(avatar.top - cell.top - 12)
        zero(avatar.width - 40)
        zero(avatar.height - 40)
        zero(title.left - avatar.right - 8)
        zero(title.top - cell.top - 12)
        zero(date.right - cell.right + 16)
        positive(date.left - title.right - 8)
        zero(date.top + 0.8 * date.height - title.top - 0.8 * title.height)
        zero(body.left - title.left)
        zero(body.right - cell.right + 16)
        zero(body.top - title.bottom - 4)
        zero(body.bottom - cell.bottom + 12)
        wrap(title.width, Double(90 + index % 37), resistance: titleResistance)
        wrap(title.height, 20)
        wrap(date.width, Double(60 + index % 11))
        wrap(date.height, 16)
        wrap(body.height, Double(40 + 20 * (index % 3)))
        for view in [avatar, title, date, body, cell] {
            positive(view.width)
            positive(view.height)
        }
    }

    /// The size is a text's: hugged, and kept against compression.
    private mutating func wrap(
        _ size: WorkloadExpression, _ content: Double, resistance: Float = Priority.resist
    ) {
        negative(size - content, Priority.hug)
        positive(size - content, resistance)
    }
}
