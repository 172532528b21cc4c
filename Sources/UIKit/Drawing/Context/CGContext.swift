import Foundation
package import Raster

/// What drawing code draws into: it records display items instead of touching pixels.
///
/// Made by `UIGraphicsImageRenderer` and for `UIView.draw(_:)`; coordinates are points from the top left, y downwards.
public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var clips: [DrawingRecorder.Clip] = []
        var fillColor = Color.black
        var strokeColor = Color.black
        var alpha: CGFloat = 1
        var stroke = StrokeStyle(width: 1)
    }

    var state = State()
    var currentPath = Path()
    /// Makes the picture of an image context; nil for any other.
    var renderer: UIGraphicsImageRenderer?
    private var savedStates: [State] = []
    private var recorder = DrawingRecorder()
    private var clipCount = 0

    package init() {}

    /// What was drawn, in the coordinates that the context began with.
    package var items: [DisplayItem] { recorder.items }

    /// What was drawn since the last call, leaving the context as it began.
    func takeItems() -> [DisplayItem] {
        let items = recorder.items
        if !items.isEmpty { recorder = DrawingRecorder() }
        if !currentPath.elements.isEmpty { currentPath = Path() }
        state = State()
        savedStates.removeAll()
        return items
    }

    public func saveGState() {
        savedStates.append(state)
    }

    /// Goes back to the state that was saved last; without one nothing changes.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    func add(_ item: DisplayItem) {
        recorder.add(item, transform: state.transform, clips: state.clips)
    }

    /// Adds items that belong together and fade as one.
    package func add(_ items: [DisplayItem], transform: CGAffineTransform = .identity, opacity: CGFloat = 1) {
        let opacity = Double(opacity * state.alpha)
        guard !items.isEmpty, opacity > 0 else { return }
        if items.count == 1, transform.isIdentity, opacity >= 1 {
            add(items[0])
        } else {
            add(.group(DisplayGroup(transform: transform, opacity: min(opacity, 1), items: items)))
        }
    }

    func fill(_ shape: Shape) {
        let color = faded(state.fillColor)
        guard color.alpha > 0 else { return }
        add(.fill(shape, color))
    }

    func stroke(_ path: Path, style: StrokeStyle) {
        let color = faded(state.strokeColor)
        guard color.alpha > 0, !path.elements.isEmpty else { return }
        add(.stroke(path, color, style))
    }

    /// Everything drawn from now on stays inside of `shape` as well, until the state is restored.
    func clip(to shape: Shape) {
        clipCount += 1
        state.clips.append(
            DrawingRecorder.Clip(shape: shape.applying(state.transform), number: clipCount))
    }

    private func faded(_ color: Color) -> Color {
        var color = color
        color.alpha *= ColorComponents.clamped(state.alpha)
        return color
    }
}

extension Shape {
    /// A rectangle stays one where the transform keeps its sides upright.
    fileprivate func applying(_ transform: CGAffineTransform) -> Shape {
        guard !transform.isIdentity else { return self }
        switch self {
        case .rectangle(let rect):
            if transform.b == 0, transform.c == 0 { return .rectangle(rect.applying(transform)) }
            var path = Path()
            path.addRectangle(rect)
            return .path(path.applying(transform), .winding)
        case .roundedRectangle(let rounded):
            let path = Path(roundedRect: rounded.rect, cornerWidth: rounded.topLeft, cornerHeight: rounded.topLeft)
            return .path(path.applying(transform), .winding)
        case .path(let path, let rule):
            return .path(path.applying(transform), rule)
        }
    }
}
