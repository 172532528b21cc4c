import InterfaceBuilder

extension ViewKind {
    static let imageView = ViewKind(
        "UIImageView", make: { _ in UIImageView(frame: .zero) },
        read: { view, reader in
            view.image = reader.image("image")
            view.highlightedImage = reader.image("highlightedImage")
            view.isHighlighted = reader.flag("highlighted") ?? false
            reader.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
            reader.ignoreParts("preferredSymbolConfiguration")
        })

    static let `switch` = ViewKind(
        "UISwitch", make: { _ in UISwitch(frame: .zero) },
        read: { view, reader in
            view.read(reader)
            view.isOn = reader.flag("on") ?? false
            view.onTintColor = reader.color("onTintColor")
            view.thumbTintColor = reader.color("thumbTintColor")
        }
    ).sized { SavedSizes.switch($1.context.toolsVersion) }

    static let slider = ViewKind(
        "UISlider", make: { _ in UISlider() },
        read: { view, reader in
            view.read(reader)
            if let value = reader.number("maxValue") { view.maximumValue = Float(value) }
            if let value = reader.number("minValue") { view.minimumValue = Float(value) }
            if let value = reader.number("value") { view.value = Float(value) }
            view.minimumValueImage = reader.image("minimumValueImage")
            view.maximumValueImage = reader.image("maximumValueImage")
            view.minimumTrackTintColor = reader.color("minimumTrackTintColor")
            view.maximumTrackTintColor = reader.color("maximumTrackTintColor")
            view.thumbTintColor = reader.color("thumbTintColor")
            reader.ignore("continuous")
        }
    ).sized { SavedSizes.slider($1.context.toolsVersion) }

    static let stepper = ViewKind(
        "UIStepper", make: { _ in UIStepper() },
        read: { view, reader in
            view.read(reader)
            if let value = reader.number("maximumValue") { view.maximumValue = Double(value) }
            if let value = reader.number("minimumValue") { view.minimumValue = Double(value) }
            if let value = reader.number("value") { view.value = Double(value) }
            reader.ignore("stepValue", "wraps", "autorepeat", "continuous")
        }
    ).sized { SavedSizes.stepper($1.context.toolsVersion) }

    static let segmentedControl = ViewKind(
        "UISegmentedControl", make: { _ in UISegmentedControl() },
        read: { view, reader in
            view.read(reader)
            for (index, segment) in reader.list("segments").enumerated() where segment.name == "segment" {
                view.read(reader.reader(of: segment), at: index)
            }
            view.selectedSegmentIndex = reader.integer("selectedSegmentIndex") ?? 0
            view.selectedSegmentTintColor = reader.color("selectedSegmentTintColor")
            reader.ignore("segmentControlStyle", "momentary")
        }
    ).sized { SavedSizes.segmentedControl($1.context.toolsVersion) }

    static let progressView = ViewKind(
        "UIProgressView", make: { _ in UIProgressView(frame: .zero) },
        read: { view, reader in
            if let value = reader.number("progress") { view.progress = Float(value) }
            view.progressTintColor = reader.color("progressTintColor")
            view.trackTintColor = reader.color("trackTintColor")
            reader.ignore("progressViewStyle")
        }
    ).sized { SavedSizes.progressView($1.context.toolsVersion) }

    static let activityIndicatorView = ViewKind(
        "UIActivityIndicatorView", make: { _ in UIActivityIndicatorView(style: .medium) },
        read: { view, reader in
            view.isHidden = reader.flag("hidden") ?? false
            view.style = reader.choice("style", activityStyles) ?? .medium
            if let color = reader.color("color") { view.color = color }
            if let hides = reader.flag("hidesWhenStopped") { view.hidesWhenStopped = hides }
            if reader.flag("animating") ?? false { view.startAnimating() }
        })

    static let pageControl = ViewKind(
        "UIPageControl", make: { _ in UIPageControl() },
        read: { view, reader in
            view.read(reader)
            if let count = reader.integer("numberOfPages") { view.numberOfPages = count }
            if let page = reader.integer("currentPage") { view.currentPage = page }
            view.pageIndicatorTintColor = reader.color("pageIndicatorTintColor")
            view.currentPageIndicatorTintColor = reader.color("currentPageIndicatorTintColor")
            reader.ignore("hidesForSinglePage")
        }
    ).sized { view, reader in
        (view as? UIPageControl).flatMap {
            SavedSizes.pageControl(pages: $0.numberOfPages, reader.context.toolsVersion)
        }
    }

    private static let activityStyles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
    ]
}

extension UISegmentedControl {
    fileprivate func read(_ reader: ElementReader, at index: Int) {
        if let image = reader.image("image") {
            insertSegment(with: image, at: index, animated: false)
        } else {
            insertSegment(withTitle: reader.string("title"), at: index, animated: false)
        }
        if let isEnabled = reader.flag("enabled") { setEnabled(isEnabled, forSegmentAt: index) }
        if let width = reader.number("width") { setWidth(width, forSegmentAt: index) }
    }
}
