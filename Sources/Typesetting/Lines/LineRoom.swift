internal import Foundation

/// The part of the container's width that one line has, from the edge where lines begin.
struct LineRoom {
    /// Points before the line.
    let indent: Double
    /// Points the line has; infinite in a container without bound.
    let limit: Double
    /// Points after the line that belong to it in a container as wide as its widest line.
    let margin: Double
}

extension ParagraphStyle {
    /// - Parameters:
    ///   - isFirst: whether the line is the paragraph's first.
    ///   - width: of the container; infinite for no bound.
    func room(isFirst: Bool, in width: Double) -> LineRoom {
        let indent = Double(isFirst ? firstLineHeadIndent : headIndent)
        let end = tailIndent > 0 ? min(Double(tailIndent), width) : width + Double(tailIndent)
        return LineRoom(indent: indent, limit: max(end - indent, 0), margin: max(-Double(tailIndent), 0))
    }

    /// Whether lines are where they would be in a wider container.
    var isSetFromTheLeft: Bool {
        alignment == .left && firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0
    }
}
