public import Foundation

/// One item's view: backgrounds below, the content view above them.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Fills the cell; what an app shows and constrains goes in here.
    public let contentView: UIView

    /// Behind everything.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// Above `backgroundView`, there only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            updateSelectedBackground()
        }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { updateSelectedBackground() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateSelectedBackground() } }
    }

    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.standardized.size))
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addContentView()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }
}

extension UICollectionViewCell {
    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func exchangeBackground(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { fill(with: new, at: 0) }
    }

    private func updateSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        if view.superview !== self { fill(with: view, at: backgroundView == nil ? 0 : 1) }
    }

    private func fill(with view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }
}
