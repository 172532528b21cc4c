import SnapshotReport

/// What follows from what.
extension LayoutComparison {
    // MARK: Lines

    /// The same text in the same font takes another number of lines: where its width changed, because of that.
    mutating func collectWraps() {
        for (old, new) in matches {
            guard let was = before.view(old).details.text, let isNow = after.view(new).details.text,
                was.excerpt == isNow.excerpt, was.font == isNow.font, was.lines != isNow.lines, isNow.lines > 0,
                let height = frame(of: new, .height)
            else { continue }
            let width = after.view(new).frame.width
            let why =
                isNow.lines == 1
                ? "the text now fits 1 line at \(width) pt"
                : "the text now \(isNow.lines > was.lines ? "wraps to" : "takes") \(isNow.lines) lines at \(width) pt"
            let followsWidth = frame(of: new, .width) != nil
            for index in places(of: new) where frames[index].property == .height {
                frames[index].why = why
                frames[index].isConsequence = followsWidth
            }
            let cause = ReportDocument.Cause(
                kind: .text, key: "wrap|\(after.kindOfView(new))",
                sentence: "\(after.name(of: new)).height \(height.before) -> \(height.after): \(why)")
            causes.append(
                Placed(cause: cause, view: new, isHorizontal: false, isVertical: true, isTold: !followsWidth))
        }
    }

    // MARK: Frames

    /// Marks the frames that follow from a cause; what none reaches becomes one itself, widths of outer views and heights of inner ones first.
    mutating func followFrames() {
        var open: [Int] = []
        for index in frames.indices where !frames[index].isConsequence {
            if isOwn(frames[index]) { continue }
            if reach(frames[index]) != nil { frames[index].isConsequence = true } else { open.append(index) }
        }
        open.sort { rank(frames[$0]) < rank(frames[$1]) }
        for index in open {
            if reach(frames[index], byDelta: true) != nil {
                frames[index].isConsequence = true
            } else {
                addUnexplained(frames[index])
            }
        }
    }

    /// Whether a cause lies in the view itself: then the frame is what the cause is told by.
    private func isOwn(_ frame: FrameChange) -> Bool {
        frame.why != nil
            && causes.contains { $0.isTold && $0.view == frame.view && Self.holds($0, along: frame.property) }
    }

    /// Widths come from the outside, heights from the inside, places from both.
    private func rank(_ frame: FrameChange) -> (Int, Int, Int) {
        let depth = after.view(frame.view).depth
        switch frame.property {
        case .width: return (0, depth, frame.view)
        case .height: return (1, -depth, frame.view)
        case .x, .y: return (2, 0, frame.view)
        }
    }

    private static func holds(_ cause: Placed, along property: FrameChange.Property) -> Bool {
        property.isHorizontal ? cause.isHorizontal : cause.isVertical
    }

    /// The cause that a frame follows from; nil where there is none.
    ///
    /// - Parameter byDelta: a place follows from an unexplained frame only by the same distance.
    func reach(_ frame: FrameChange, byDelta: Bool = false) -> Placed? {
        causes.first { cause in
            guard Self.holds(cause, along: frame.property) else { return false }
            if cause.view == frame.view { return cause.delta == nil || !frame.property.isLength }
            if after.contains(frame.view, cause.view) { return true }
            if superviewFollows(frame, cause) { return true }
            guard let parent = after.parents[frame.view], after.contains(parent, cause.view) else { return false }
            guard byDelta, let delta = cause.delta else { return cause.delta == nil }
            return abs(abs(frame.delta) - abs(delta)) < 0.75
        }
    }

    /// Whether the view lies in one beside the cause whose length along the axis changed as well.
    private func superviewFollows(_ frame: FrameChange, _ cause: Placed) -> Bool {
        let length: FrameChange.Property = frame.property.isHorizontal ? .width : .height
        let ancestors = after.ancestry(of: frame.view).dropFirst()
        guard let parent = ancestors.first, self.frame(of: parent, length) != nil else { return false }
        return ancestors.contains { ancestor in
            ancestor == cause.view || after.parents[ancestor].map { after.contains($0, cause.view) } ?? false
        }
    }

    private mutating func addUnexplained(_ frame: FrameChange) {
        let name = after.name(of: frame.view)
        let cause = ReportDocument.Cause(
            kind: .layout, key: "\(frame.property)|\(after.kindOfView(frame.view))",
            sentence: "\(name).\(frame.property) \(frame.before) -> \(frame.after)")
        causes.append(
            Placed(
                cause: cause, view: frame.view, isHorizontal: frame.property.isHorizontal,
                isVertical: !frame.property.isHorizontal, delta: frame.delta))
    }
}
