internal import Foundation

extension DisplayList: CustomStringConvertible {
    /// One line for the list and one for each item, groups' items indented by two spaces.
    ///
    /// Numbers are points, rounded to three decimals; colours `#RRGGBBAA`; fonts go by their files' names, so that the
    /// text is the same on every machine.
    package var description: String {
        var lines = ["display list \(size.width.brief) x \(size.height.brief)"]
        for item in items {
            item.describe(into: &lines, indent: "  ")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension DisplayItem {
    fileprivate func describe(into lines: inout [String], indent: String) {
        switch self {
        case .fill(let shape, let color):
            lines.append("\(indent)fill \(shape.brief) \(color.brief)")
        case .stroke(let path, let color, let style):
            lines.append("\(indent)stroke \(path.brief) \(color.brief) \(style.brief)")
        case .border(let shape, let width, let color):
            lines.append("\(indent)border \(shape.brief) width \(width.brief) \(color.brief)")
        case .shadow(let shape, let shadow):
            lines.append("\(indent)shadow \(shape.brief) \(shadow.brief)")
        case .image(let bitmap, let rect):
            lines.append("\(indent)image \(bitmap.width) x \(bitmap.height) in \(rect.brief)")
        case .glyphs(let run):
            lines.append("\(indent)\(run.brief)")
        case .group(let group):
            lines.append("\(indent)\(group.brief)")
            for item in group.items {
                item.describe(into: &lines, indent: indent + "  ")
            }
        }
    }
}

extension DisplayGroup {
    fileprivate var brief: String {
        var parts = ["group"]
        if !transform.isIdentity { parts.append("transform \(transform.brief)") }
        if let clip { parts.append("clip \(clip.brief)") }
        if opacity != 1 { parts.append("opacity \(CGFloat(opacity).brief)") }
        return parts.joined(separator: " ")
    }
}

extension GlyphRun {
    fileprivate var brief: String {
        let file = face.path.split(separator: "/").last.map(String.init) ?? face.path
        var parts = ["glyphs \(file)"]
        if face.index != 0 { parts.append("face \(face.index)") }
        if face.slant != 0 { parts.append("slant \(CGFloat(face.slant).brief)") }
        parts.append("size \(size.brief) \(color.brief)")
        parts += glyphs.map { "\($0.index)@\($0.position.brief)" }
        return parts.joined(separator: " ")
    }
}

extension Shadow {
    fileprivate var brief: String {
        "\(color.brief) radius \(radius.brief) offset \(offset.width.brief),\(offset.height.brief)"
    }
}

extension StrokeStyle {
    fileprivate var brief: String {
        var parts = ["width \(width.brief)"]
        if cap != .butt { parts.append("cap \(cap)") }
        if join != .miter { parts.append("join \(join)") }
        if join == .miter, miterLimit != 10 { parts.append("miter \(miterLimit.brief)") }
        if !dash.isEmpty { parts.append("dash \(dash.map(\.brief).joined(separator: ",")) from \(dashPhase.brief)") }
        return parts.joined(separator: " ")
    }
}

extension Shape {
    fileprivate var brief: String {
        switch self {
        case .rectangle(let rect): "rect \(rect.brief)"
        case .roundedRectangle(let rounded): "rounded \(rounded.brief)"
        case .path(let path, .winding): path.brief
        case .path(let path, .evenOdd): path.brief + " even-odd"
        }
    }
}

extension RoundedRectangle {
    /// One radius where all are equal; otherwise top left, top right, bottom right, bottom left.
    fileprivate var brief: String {
        let radii = [topLeft, topRight, bottomRight, bottomLeft]
        let isEven = radii.allSatisfy { $0 == topLeft }
        return "\(rect.brief) radius \((isEven ? [topLeft] : radii).map(\.brief).joined(separator: ","))"
    }
}

extension Path {
    fileprivate var brief: String {
        let parts = elements.map { element in
            switch element {
            case .move(let point): "M\(point.brief)"
            case .line(let point): "L\(point.brief)"
            case .quadCurve(let point, let control): "Q\(control.brief) \(point.brief)"
            case .curve(let point, let first, let second): "C\(first.brief) \(second.brief) \(point.brief)"
            case .close: "Z"
            }
        }
        return "path (\(parts.joined(separator: " ")))"
    }
}

extension Color {
    /// `#RRGGBBAA`, not premultiplied.
    fileprivate var brief: String {
        let digits = Array("0123456789ABCDEF")
        let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { "\(digits[$0 >> 4])\(digits[$0 & 15])" }.joined()
    }
}

extension CGAffineTransform {
    fileprivate var brief: String {
        "[\([a, b, c, d, tx, ty].map(\.brief).joined(separator: " "))]"
    }
}

extension CGRect {
    fileprivate var brief: String { "(\(minX.brief), \(minY.brief), \(width.brief), \(height.brief))" }
}

extension CGPoint {
    fileprivate var brief: String { "\(x.brief),\(y.brief)" }
}

extension CGFloat {
    /// Three decimals at most, none that are zero, never `-0`.
    fileprivate var brief: String {
        guard isFinite, Swift.abs(self) < 1e12 else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        let thousandths = Int((self * 1000).rounded())
        let (whole, part) = (Swift.abs(thousandths) / 1000, Swift.abs(thousandths) % 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard part != 0 else { return "\(sign)\(whole)" }
        var decimals = String(1000 + part).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}
