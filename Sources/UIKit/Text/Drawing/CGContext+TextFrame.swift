import Foundation
import Raster
import Typesetting

extension CGContext {
    /// Draws the lines of a frame for a view whose picture ends at `room`: they are cut there where they lie beyond it, and
    /// are not where only parts of letters reach over its edges, such as marks above and below.
    func addText(_ frame: TextFrame, at origin: CGPoint, in room: CGRect, opacity: CGFloat = 1) {
        let place = CGRect(x: origin.x, y: origin.y, width: 0, height: frame.size.height)
        let reach = frame.lines.reduce(place) { $0.union($1.box.offsetBy(dx: origin.x, dy: origin.y)) }
        let isCut = !room.insetBy(dx: -1, dy: -1).contains(reach)
        if isCut {
            saveGState()
            clip(to: room)
        }
        add(frame.items, transform: CGAffineTransform(translationX: origin.x, y: origin.y), opacity: opacity)
        if isCut { restoreGState() }
    }
}
