public import Foundation

/// One of several, side by side. 32 points high, of which Auto Layout takes 31. Source: frames stored in public Interface
/// Builder documents; the control with "First" and "Second" is 131 wide there.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private static let height: CGFloat = 32
    /// Around a title, both sides together.
    private static let titlePadding: CGFloat = 19
    private static let separatorWidth: CGFloat = 1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// 0 for as wide as the others.
        var width: CGFloat = 0
        var isEnabled = true
    }

    private var segments: [Segment] = []
    private var storedSelection = UISegmentedControl.noSegment
    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

    open var isMomentary = false
    /// Whether segments are as wide as their titles, and not all the same.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
    }
    /// Nil for white, or gray in the dark.
    open var selectedSegmentTintColor: UIColor?
    open var numberOfSegments: Int { segments.count }
    /// `noSegment` for none.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set { storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// - Parameter items: titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(Segment(title: title))
            case let image as UIImage: segments.append(Segment(image: image))
            case let action as UIAction: segments.append(Self.segment(for: action))
            default: break
            }
        }
        bounds.size = sizeThatFits(.zero)
        frame.origin = .zero
    }

    /// A segment for each action, which is performed when its segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(Self.segment)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static func segment(for action: UIAction) -> Segment {
        Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action)
    }

    // MARK: Segments; an index beyond the last means the last

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Self.segment(for: action), at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = place(segment)
        segments.remove(at: index)
        if storedSelection == index { storedSelection = Self.noSegment }
        if storedSelection > index { storedSelection -= 1 }
        contentDidChange()
    }
    open func removeAllSegments() {
        segments = []
        storedSelection = Self.noSegment
        contentDidChange()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0 = Self.segment(for: action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }
    /// Points; 0 for as wide as the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
    open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        contentDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if storedSelection >= place { storedSelection += 1 }
        contentDidChange()
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard !segments.isEmpty else { return }
        body(&segments[place(index)])
        contentDidChange()
    }

    private func part(_ index: Int) -> Segment? { segments.isEmpty ? nil : segments[place(index)] }
    private func place(_ index: Int) -> Int { min(max(index, 0), segments.count - 1) }

    private func contentDidChange() { invalidateIntrinsicContentSize() }

    // MARK: Geometry

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: Self.height - 1) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: contentWidth, height: Self.height) }

    private var contentWidth: CGFloat {
        let widths = naturalWidths
        return widths.reduce(0, +) + Self.separatorWidth * CGFloat(max(widths.count - 1, 0))
    }

    /// As wide as each segment would be.
    private var naturalWidths: [CGFloat] {
        let contents = segments.map { segment in
            // A selected title is the widest.
            let content = segment.image?.size.width ?? attributedTitle(segment, isSelected: true).size().width
            return content.rounded(.up) + Self.titlePadding
        }
        let widest = contents.max() ?? 0
        return segments.indices.map { index in
            if segments[index].width > 0 { return segments[index].width }
            return apportionsSegmentWidthsByContent ? contents[index] : widest
        }
    }

    /// The segments' places: those without a width of their own share what is left in the proportion of their contents.
    private var frames: [CGRect] {
        let natural = naturalWidths
        let gaps = Self.separatorWidth * CGFloat(max(segments.count - 1, 0))
        let fixed = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? $1.1 : 0) }
        let flexible = natural.reduce(0, +) - fixed
        let free = max(bounds.width - gaps - fixed, 0)
        var x = bounds.minX
        let result = zip(segments, natural).map { segment, width in
            let length = segment.width > 0 ? width : flexible > 0 ? width * free / flexible : 0
            defer { x += length + Self.separatorWidth }
            return CGRect(x: x, y: bounds.minY, width: length, height: bounds.height)
        }
        guard isRightToLeft else { return result }
        return result.map { rect in
            CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }

    /// Chooses the segment under the finger.
    override func takeTap(at point: CGPoint) {
        let index = frames.firstIndex { $0.insetBy(dx: -Self.separatorWidth, dy: 0).contains(point) }
        guard let index, segments[index].isEnabled, index != storedSelection || isMomentary else {
            return sendActions(for: .touchUpInside)
        }
        storedSelection = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
        if isMomentary { storedSelection = Self.noSegment }
    }

    // MARK: Drawing

    private func attributedTitle(_ segment: Segment, isSelected: Bool) -> NSAttributedString {
        let isActive = isEnabled && segment.isEnabled
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
            .foregroundColor: isActive ? UIColor.label : UIColor.tertiaryLabel,
        ]
        let states: [State] = [.normal, isSelected ? .selected : .normal, isActive ? .normal : .disabled]
        for state in states { attributes.merge(titleAttributes[state.rawValue] ?? [:]) { _, new in new } }
        return NSAttributedString(string: segment.title ?? "", attributes: attributes)
    }

    open override func draw(_ rect: CGRect) {
        let painter = ControlPainter()
        let frames = frames
        painter.fill(bounds, radius: 8, .tertiarySystemFill)
        drawSeparators(painter, frames)
        if frames.indices.contains(storedSelection) {
            painter.fillRaised(
                frames[storedSelection].insetBy(dx: 2, dy: 2), radius: 7, selectionColor,
                shadows: ControlShadow.segment)
        }
        for (index, segment) in segments.enumerated() {
            let isSelected = index == storedSelection
            guard let image = segment.image else {
                painter.draw(
                    attributedTitle(segment, isSelected: isSelected), centeredIn: frames[index].insetBy(dx: 4, dy: 0),
                    scale: displayScale)
                continue
            }
            let place = UIView.ContentMode.center.rect(of: image.size, in: frames[index])
            painter.draw(image, in: place, tint: isEnabled && segment.isEnabled ? .label : .tertiaryLabel)
        }
    }

    private var selectionColor: UIColor {
        if let selectedSegmentTintColor { return selectedSegmentTintColor }
        return traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    /// Between segments neither of which is selected.
    private func drawSeparators(_ painter: ControlPainter, _ frames: [CGRect]) {
        for index in frames.indices.dropLast() where index != storedSelection && index + 1 != storedSelection {
            let x = isRightToLeft ? frames[index].minX - Self.separatorWidth : frames[index].maxX
            painter.fill(
                CGRect(x: x, y: bounds.minY + 8, width: Self.separatorWidth, height: bounds.height - 16), radius: 0.5,
                .separator)
        }
    }
}
