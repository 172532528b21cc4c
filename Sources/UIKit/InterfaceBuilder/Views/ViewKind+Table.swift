import InterfaceBuilder

extension ViewKind {
    /// By the name of the element.
    static let table: [String: ViewKind] = [
        "view": .view, "containerView": .view, "stackView": .stackView, "visualEffectView": .visualEffectView,
        "label": .label, "imageView": .imageView, "button": .button,
        "textField": .textField, "textView": .textView, "searchBar": .searchBar,
        "switch": .switch, "slider": .slider, "stepper": .stepper, "segmentedControl": .segmentedControl,
        "progressView": .progressView, "activityIndicatorView": .activityIndicatorView, "pageControl": .pageControl,
        "pickerView": .pickerView, "datePicker": .datePicker,
        "scrollView": .scrollView, "tableView": .tableView, "collectionView": .collectionView,
        "tableViewCell": .tableViewCell, "collectionViewCell": .collectionViewCell,
        "collectionReusableView": .collectionReusableView,
        "navigationBar": .navigationBar, "toolbar": .toolbar, "tabBar": .tabBar,
        "webView": .placeholder("UIWebView"), "wkWebView": .placeholder("WKWebView"),
        "mapView": .placeholder("MKMapView"), "sceneKitView": .placeholder("SCNView"),
        "skView": .placeholder("SKView"), "arscnView": .placeholder("ARSCNView"), "arskView": .placeholder("ARSKView"),
        "mtkView": .placeholder("MTKView"), "glkView": .placeholder("GLKView"), "pdfView": .placeholder("PDFView"),
        "refreshControl": .placeholder("UIRefreshControl"), "control": .control,
    ]

    /// A plain view.
    static let view = ViewKind("UIView") { _ in UIView() }

    /// A control that draws nothing by itself.
    static let control = ViewKind("UIControl", make: { _ in UIControl() }, read: { $0.read($1) })

    /// A box in place of a view that draws what no document holds: web pages, maps, films.
    static func placeholder(_ className: String) -> ViewKind {
        ViewKind(
            className, make: { _ in CanvasPlaceholder(className: className) as UIView },
            read: { $1.ignorePlaceholder() })
    }
}

extension ElementReader {
    /// Nothing of a placeholder's own attributes is shown; said once.
    fileprivate func ignorePlaceholder() {
        remark("<\(element.name)> is shown as an empty box")
        for attribute in element.attributes { ignore(attribute.name) }
        ignoreParts("wkWebViewConfiguration", "dataDetectorType", "dataDetectorTypes")
    }
}

extension UIControl {
    /// What all controls have.
    func read(_ reader: ElementReader) {
        if let isEnabled = reader.flag("enabled") { self.isEnabled = isEnabled }
        if let isSelected = reader.flag("selected") { self.isSelected = isSelected }
        if let isHighlighted = reader.flag("highlighted") { self.isHighlighted = isHighlighted }
        if let alignment = reader.choice("contentHorizontalAlignment", Self.horizontalAlignments) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = reader.choice("contentVerticalAlignment", Self.verticalAlignments) {
            contentVerticalAlignment = alignment
        }
        reader.ignore("showsMenuAsPrimaryAction")
    }

    private static let horizontalAlignments: [String: ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]
    private static let verticalAlignments: [String: ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
