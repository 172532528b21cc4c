public import Foundation

/// A value between two others, set by a knob on a track. 31 points high, of which Auto Layout takes 30, and 2 less at
/// either side. Source: frames stored in public Interface Builder documents.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let trackHeight: CGFloat = 4
    private static let thumbSize: CGFloat = 28
    private static let imagePadding: CGFloat = 8

    /// Within the limits.
    open var value: Float {
        get { storedValue }
        set { storedValue = clamped(newValue) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            storedValue = clamped(storedValue)
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            storedValue = clamped(storedValue)
        }
    }
    open var isContinuous = true
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    /// Nil for the tint colour.
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    /// Nil for white.
    open var thumbTintColor: UIColor?

    private var storedValue: Float = 0
    private var thumbImages: [State.RawValue: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Takes the place of the knob.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state.rawValue] = image
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }
    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    // MARK: Geometry, overridden by subclasses

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, isLeft: !isRightToLeft, in: bounds)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, isLeft: isRightToLeft, in: bounds)
    }
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var area = bounds.insetBy(dx: 2, dy: 0)
        let (left, right) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        if let left {
            area.origin.x += left.size.width + Self.imagePadding
            area.size.width -= left.size.width + Self.imagePadding
        }
        if let right { area.size.width -= right.size.width + Self.imagePadding }
        let y = PixelGrid.rounded(bounds.midY - Self.trackHeight / 2, scale: displayScale)
        return CGRect(x: area.minX, y: y, width: max(area.width, 0), height: Self.trackHeight)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
        let span = maximumValue - minimumValue
        let share = CGFloat(span > 0 ? (clamped(value) - minimumValue) / span : 0)
        let travelled = isRightToLeft ? 1 - share : share
        return CGRect(
            x: rect.minX + travelled * max(rect.width - size.width, 0), y: rect.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    private func imageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    }

    override var drawsBeyondBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        // Half as strong while disabled, but for the knob: from memory.
        painter.faded(isEnabled ? 1 : 0.5) {
            painter.fillCapsule(track, maximumTrackTintColor ?? .systemFill)
            var passed = track
            passed.size.width = max(thumb.midX - track.minX, 0)
            if isRightToLeft {
                (passed.origin.x, passed.size.width) = (thumb.midX, max(track.maxX - thumb.midX, 0))
            }
            painter.fillCapsule(passed, minimumTrackTintColor ?? tintColor)
            drawImages(painter)
        }
        if let image = currentThumbImage {
            painter.draw(image, in: thumb, tint: tintColor)
        } else {
            painter.fillRaised(
                thumb, radius: thumb.height / 2, thumbTintColor ?? .white, shadows: ControlShadow.sliderKnob)
        }
    }

    private func drawImages(_ painter: ControlPainter) {
        let images = [
            (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ]
        for case (let image?, let place) in images { painter.draw(image, in: place, tint: tintColor) }
    }
}
