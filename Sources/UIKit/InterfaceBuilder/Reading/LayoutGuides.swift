/// The layout guides that documents name.
@MainActor enum LayoutGuides {
    /// A view's guide by its key; nil for one that is not known, or that the view does not have.
    static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": keyboardGuide(of: view)
        default: nil
        }
    }

    /// Without a keyboard, what lies below the safe area.
    private static func keyboardGuide(of view: UIView) -> UILayoutGuide {
        band(of: view, from: view.safeAreaLayoutGuide.bottomAnchor, to: view.bottomAnchor)
    }

    /// A controller's own of before iOS 11: what bars take above or below.
    static func controllerGuide(isTop: Bool, of view: UIView) -> UILayoutGuide {
        let safeArea = view.safeAreaLayoutGuide
        return isTop
            ? band(of: view, from: view.topAnchor, to: safeArea.topAnchor)
            : band(of: view, from: safeArea.bottomAnchor, to: view.bottomAnchor)
    }

    private static func band(
        of view: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor
    ) -> UILayoutGuide {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: top), guide.bottomAnchor.constraint(equalTo: bottom),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return guide
    }
}
