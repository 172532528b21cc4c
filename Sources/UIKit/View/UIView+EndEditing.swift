extension UIView {
    /// Asks the text field or other first responder within the view, or the view itself, to resign.
    ///
    /// - Parameter force: resign also where the responder refuses.
    /// - Returns: whether a first responder resigned.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let window = responderWindow, let responder = window.firstResponder, isInChain(of: responder) else {
            return false
        }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }

    private func isInChain(of responder: UIResponder) -> Bool {
        var link: UIResponder? = responder
        while let current = link {
            if current === self { return true }
            link = current.next
        }
        return false
    }
}
