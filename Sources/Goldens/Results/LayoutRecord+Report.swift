package import SnapshotReport

extension LayoutRecord {
    /// For each view the classes from the root down, each with its index among its siblings: `UIView/UILabel[2]`.
    var paths: [String] { ViewPath.paths(of: views.map { ($0.className, $0.depth) }) }

    /// The views as a report shows them: in the root's coordinates.
    package var reportViews: [ReportDocument.View] {
        var origins: [(x: Double, y: Double)] = []
        return zip(views, paths).map { view, path in
            origins.removeLast(max(0, origins.count - view.depth))
            let number = { (text: String) in Double(text) ?? 0 }
            let isRoot = view.depth == 0
            let x = isRoot ? 0 : number(view.frame.x) + (origins.last?.x ?? 0)
            let y = isRoot ? 0 : number(view.frame.y) + (origins.last?.y ?? 0)
            let scrolled = view.details.scrolled
            origins.append((x - scrolled.x, y - scrolled.y))
            var result = ReportDocument.View(
                path: path, id: view.id ?? view.details.name ?? "", class: view.className, depth: view.depth,
                x: Self.rounded(x), y: Self.rounded(y), width: number(view.frame.width),
                height: number(view.frame.height))
            result.take(view.details, top: y)
            return result
        }
    }
}

extension LayoutRecord {
    /// Sums of frames have digits that frames have not, 290.33299999999997 among them.
    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension ViewDetails {
    /// The point of the view's own coordinates in its top left corner.
    fileprivate var scrolled: (x: Double, y: Double) {
        let numbers = look.first { $0.property == "scrolled" }?.value.split(separator: " ").map { Double($0) ?? 0 }
        guard let numbers, numbers.count == 2 else { return (0, 0) }
        return (numbers[0], numbers[1])
    }
}

extension ReportDocument.View {
    fileprivate mutating func take(_ details: ViewDetails, top: Double) {
        text = details.text?.excerpt
        if let count = details.text?.lines, count > 0 { lines = count }
        if details.look.contains(where: { $0.property == "hidden" }) { hidden = true }
        let font = details.text.map { [ReportDocument.Attribute(name: "font", value: $0.font)] } ?? []
        let look = details.look.filter { $0.property != "hidden" && $0.property != "scrolled" }
        let all = font + look.map { ReportDocument.Attribute(name: $0.property, value: $0.value) }
        if !all.isEmpty { attributes = all }
        if !details.constraints.isEmpty {
            constraints = details.constraints.map {
                ReportDocument.Constraint(sentence: $0.sentence, source: $0.source)
            }
        }
        guard let geometry = details.geometry else { return }
        if geometry.isTruncated { truncated = true }
        if !geometry.baselines.isEmpty { baselines = geometry.baselines.map { $0 + top } }
        margins = geometry.margins
        hugging = geometry.hugging
        resistance = geometry.resistance
    }
}
