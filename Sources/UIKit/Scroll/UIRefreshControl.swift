public import Foundation

/// The wheel above a scroll view's content, for a finger to pull down.
///
/// It is above the content also while it refreshes: on a device too its beginning in code scrolls nothing.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Points; from public measurements.
    private static let height: CGFloat = 60

    open private(set) var isRefreshing = false
    /// Below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet { label.attributedText = attributedTitle }
    }
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public init() {
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isHidden = true
        label.textAlignment = .center
        addSubview(indicator)
        addSubview(label)
    }

    open func beginRefreshing() {
        isRefreshing = true
        isHidden = false
        indicator.startAnimating()
    }

    open func endRefreshing() {
        isRefreshing = false
        isHidden = true
        indicator.stopAnimating()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = tintColor
    }

    /// Takes its place above the content of a scroll view.
    func place(in scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let titleHeight = label.intrinsicContentSize.height
        indicator.center = CGPoint(x: bounds.midX, y: (bounds.height - titleHeight) / 2)
        label.frame = CGRect(x: 0, y: bounds.height - titleHeight, width: bounds.width, height: titleHeight)
    }
}
