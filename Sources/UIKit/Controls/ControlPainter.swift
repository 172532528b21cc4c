import Foundation
import Raster

/// What the drawn controls have in common: capsules, knobs and their shadows, in the current context and environment.
@MainActor struct ControlPainter {
    private var context: CGContext? { UIGraphicsGetCurrentContext() }

    func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
        let corner = min(radius, min(rect.width, rect.height) / 2)
        guard rect.width > 0, rect.height > 0 else { return }
        context?.add(.fill(Self.shape(rect, corner), color.rasterColor(with: .current)))
    }

    func fillCapsule(_ rect: CGRect, _ color: UIColor) {
        fill(rect, radius: rect.height / 2, color)
    }

    /// A raised plate: what lies on the track of a switch, a slider or a segmented control.
    func fillRaised(_ rect: CGRect, radius: CGFloat, _ color: UIColor, shadows: [ControlShadow]) {
        let shape = Self.shape(rect, radius)
        for shadow in shadows {
            let black = Color(red: 0, green: 0, blue: 0, alpha: shadow.alpha)
            context?.add(
                .shadow(
                    shape,
                    Shadow(color: black, radius: shadow.radius, offset: CGSize(width: 0, height: shadow.offset))))
        }
        fill(rect, radius: radius, color)
    }

    func draw(_ image: UIImage, in rect: CGRect, tint: UIColor) {
        let template = image.isTemplate(automatic: true) ? tint.rasterColor(with: .current) : nil
        context?.add(image.displayItems(in: rect, template: template, traits: .current))
    }

    /// In the middle of a rectangle, cut at its end where it finds no room.
    func draw(_ text: NSAttributedString, centeredIn rect: CGRect, scale: CGFloat) {
        let size = text.size()
        let width = min(size.width, rect.width)
        text.draw(
            with: CGRect(
                x: rect.minX + PixelGrid.rounded((rect.width - width) / 2, scale: scale),
                y: rect.minY + PixelGrid.rounded((rect.height - size.height) / 2, scale: scale), width: width,
                height: size.height),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    /// Draws `body` at a share of its opacity, as a disabled control.
    func faded(_ opacity: CGFloat, _ body: () -> Void) {
        guard opacity < 1 else { return body() }
        let items = CGContext.record { _ in body() }
        context?.add(items, opacity: opacity)
    }

    private static func shape(_ rect: CGRect, _ radius: CGFloat) -> Shape {
        .roundedRectangle(
            RoundedRectangle(rect: rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius))
    }
}

/// A shadow below a raised plate, black. Public measurements of the controls of iOS 13 to 18.
struct ControlShadow {
    let alpha: Double
    /// The blur's radius in points, as `CALayer.shadowRadius`.
    let radius: CGFloat
    /// Points downwards.
    let offset: CGFloat

    static let knob = [
        ControlShadow(alpha: 0.15, radius: 4, offset: 3), ControlShadow(alpha: 0.06, radius: 0.5, offset: 3),
    ]
    static let sliderKnob = [
        ControlShadow(alpha: 0.12, radius: 6.5, offset: 6), ControlShadow(alpha: 0.12, radius: 2, offset: 0.5),
    ]
    static let segment = [
        ControlShadow(alpha: 0.12, radius: 4, offset: 3), ControlShadow(alpha: 0.04, radius: 0.5, offset: 3),
    ]
}
