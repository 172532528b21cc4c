import Foundation
package import Raster

extension UIView {
    /// What the view and its subviews show, from its bounds' origin, as they are laid out now.
    package func displayList() -> DisplayList {
        var items: [DisplayItem] = []
        DisplayListBuilder().append(self, to: &items)
        let shift = layer.transformToSuperlayer.inverted()
            .concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        return DisplayList(size: bounds.size, items: [.group(DisplayGroup(transform: shift, items: items))])
    }
}

/// The display pass: reads the layer tree into display items, back to front.
///
/// A layer gives, in this order: shadow, background, its view's drawing, sublayers, border.
@MainActor struct DisplayListBuilder {
    /// What views draw into, one after the other.
    private let context = CGContext()

    func append(_ view: UIView, to items: inout [DisplayItem]) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        TraitSearch.duringPass { append(view.layer, depth: 1, to: &items) }
    }

    private func append(_ layer: CALayer, depth: Int, to items: inout [DisplayItem]) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        var own: [DisplayItem] = []
        appendBackground(of: layer, to: &own)
        var inner = layer.contentItems()
        appendDrawing(of: layer, to: &inner)
        if depth < PictureLimit.nesting {
            for sublayer in layer.sublayersInDrawingOrder { append(sublayer, depth: depth + 1, to: &inner) }
        } else if layer.sublayers?.isEmpty == false {
            let name = layer.view.map { NSLayoutConstraint.name(of: $0) } ?? "a layer"
            LayoutDiagnostics.report(.nestedTooDeep(view: name, what: "drawn", limit: PictureLimit.nesting))
        }
        if layer.masksToBounds, !inner.isEmpty {
            own.append(.group(DisplayGroup(clip: clip(of: layer), items: inner)))
        } else if own.isEmpty {
            own = inner
        } else {
            own += inner
        }
        appendBorder(of: layer, to: &own)
        if let shadow = shadow(of: layer, showing: own) { own.insert(shadow, at: 0) }
        if let mask = layer.mask { own = masked(own, by: mask, depth: depth) }
        guard !own.isEmpty else { return }
        items.append(
            .group(
                DisplayGroup(
                    transform: layer.transformToSuperlayer, opacity: min(1, Double(layer.opacity)), items: own)))
    }

    /// The layer's shape; around square text that decides its view's size also what letters reach beyond it.
    private func clip(of layer: CALayer) -> Shape {
        guard let reach = layer.view?.reachOfClippedText, reach > 0, layer.cornerRadius == 0 else { return layer.shape }
        return .rectangle(layer.bounds.insetBy(dx: -reach, dy: -reach))
    }

    private func masked(_ items: [DisplayItem], by mask: CALayer, depth: Int) -> [DisplayItem] {
        var shown: [DisplayItem] = []
        append(mask, depth: depth + 1, to: &shown)
        guard !items.isEmpty, let shape = ContentCoverage(of: shown).shape else { return [] }
        return [.group(DisplayGroup(clip: shape, items: items))]
    }

    /// Whether the view has a background or a border that is seen.
    static func fillsBounds(of view: UIView) -> Bool {
        let builder = DisplayListBuilder()
        var items: [DisplayItem] = []
        builder.appendBackground(of: view.layer, to: &items)
        builder.appendBorder(of: view.layer, to: &items)
        return !items.isEmpty
    }

    /// Whether the view's `draw(_:)` draws anything.
    func draws(_ view: UIView) -> Bool {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        var items: [DisplayItem] = []
        appendDrawing(of: view.layer, to: &items)
        return !items.isEmpty
    }

    private func appendBackground(of layer: CALayer, to items: inout [DisplayItem]) {
        guard let color = backgroundColor(of: layer), color.alpha > 0, !layer.bounds.isEmpty else { return }
        items.append(.fill(layer.shape, color))
    }

    private func backgroundColor(of layer: CALayer) -> Color? {
        if let view = layer.view, let color = view.backgroundColor {
            return color.rasterColor(with: view.traitCollection)
        }
        return layer.backgroundColor?.storage.rasterColor
    }

    /// A layer that masks its contents masks its shadow away too, as Core Animation does.
    private func shadow(of layer: CALayer, showing content: [DisplayItem]) -> DisplayItem? {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, var color = layer.shadowColor?.storage.rasterColor,
            let (shape, alpha) = shadowCaster(of: layer, showing: content)
        else { return nil }
        color.alpha *= Double(min(1, layer.shadowOpacity)) * alpha
        return .shadow(shape, Shadow(color: color, radius: layer.shadowRadius, offset: layer.shadowOffset))
    }

    /// The path that was set, else what the composed content covers and how opaque that is.
    private func shadowCaster(of layer: CALayer, showing content: [DisplayItem]) -> (Shape, alpha: Double)? {
        if let path = layer.shadowPath { return (path.shape(), 1) }
        let coverage = ContentCoverage(of: content)
        return coverage.shape.map { ($0, coverage.alpha) }
    }

    private func appendDrawing(of layer: CALayer, to items: inout [DisplayItem]) {
        guard let view = layer.view, !view.bounds.isEmpty else { return }
        let traits = view.traitCollection
        if traits === UITraitCollection.current {
            view.draw(view.bounds)
        } else {
            traits.performAsCurrent { view.draw(view.bounds) }
        }
        let drawn = context.takeItems()
        guard !drawn.isEmpty else { return }
        // What `draw(_:)` draws goes into a store of the size of the bounds.
        if !view.drawsBeyondBounds, !drawn.allSatisfy({ $0.isWithin(view.bounds) }) {
            items.append(.group(DisplayGroup(clip: .rectangle(view.bounds), items: drawn)))
        } else {
            items += drawn
        }
    }

    private func appendBorder(of layer: CALayer, to items: inout [DisplayItem]) {
        guard layer.borderWidth > 0, let color = layer.borderColor?.storage.rasterColor, color.alpha > 0 else { return }
        if layer.hasContinuousCorners {
            items.append(.fill(layer.continuousRing(width: layer.borderWidth), color))
        } else {
            items.append(.border(layer.roundedBounds, width: layer.borderWidth, color))
        }
    }
}

extension CALayer {
    /// The bounds with the corners rounded that `maskedCorners` names.
    fileprivate var roundedBounds: RoundedRectangle {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return RoundedRectangle(
            rect: bounds, topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
            bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
    }

    var shape: Shape {
        if hasContinuousCorners { return .path(continuousOutline(inset: 0), .winding) }
        return cornerRadius > 0 ? .roundedRectangle(roundedBounds) : .rectangle(bounds)
    }

    fileprivate var hasContinuousCorners: Bool { cornerCurve == .continuous && cornerRadius > 0 }

    /// The border inside of a smooth outline.
    fileprivate func continuousRing(width: CGFloat) -> Shape {
        var ring = continuousOutline(inset: 0)
        if width * 2 < min(bounds.width, bounds.height) {
            ring.elements += continuousOutline(inset: width).elements
        }
        return .path(ring, .evenOdd)
    }

    private func continuousOutline(inset: CGFloat) -> Path {
        Path(
            roundedRect: bounds.insetBy(dx: inset, dy: inset), corners: UIRectCorner(maskedCorners),
            radius: max(cornerRadius - inset, 0))
    }

    fileprivate var sublayersInDrawingOrder: [CALayer] {
        guard let sublayers else { return [] }
        guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
