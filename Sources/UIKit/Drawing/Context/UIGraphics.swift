public import Foundation
package import Raster

/// The contexts that drawing calls go to, innermost last; one stack for each thread.
final class ContextStack {
    var contexts: [CGContext] = []

    private static let slot = ThreadLocal<ContextStack>()

    static var current: ContextStack {
        if let stack = slot.value { return stack }
        let stack = ContextStack()
        slot.value = stack
        return stack
    }
}

/// The context that is drawn into on this thread; nil outside of drawing code.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() {
    _ = ContextStack.current.contexts.popLast()
}

/// Fills with the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// A frame one point wide inside of `rect`, in the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var path = Path()
    path.addRectangle(rect)
    path.addRectangle(rect.insetBy(dx: 1, dy: 1))
    context.fill(.path(path, .evenOdd))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// What `actions` draws into a new context: the content of a view or an image.
    package static func record(_ actions: (CGContext) -> Void) -> [DisplayItem] {
        let context = CGContext()
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(context)
        return context.items
    }
}
