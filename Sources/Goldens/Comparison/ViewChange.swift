/// A value of a frame that is not the golden's.
struct FrameChange {
    enum Property: String, CaseIterable {
        case x, y, width, height

        var isHorizontal: Bool { self == .x || self == .width }
        var isLength: Bool { self == .width || self == .height }
    }

    /// The view's index after the change.
    let view: Int
    let property: Property
    let before: String
    let after: String
    var why: String?
    var source: String?
    var isConsequence = false

    /// Points; 0 where a value is no number.
    var delta: Double { (Double(after) ?? 0) - (Double(before) ?? 0) }
}

extension LayoutRecord.Frame {
    subscript(property: FrameChange.Property) -> String {
        switch property {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
