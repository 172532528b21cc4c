public import Foundation

/// Begins a picture of `size` points at one pixel a point, on which the drawing calls that follow draw.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - opaque: whether the picture is black where nothing is drawn.
///   - scale: pixels per point; 0 takes the current environment's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    format.scale = scale
    let context = CGContext()
    context.renderer = UIGraphicsImageRenderer(size: size, format: format)
    UIGraphicsPushContext(context)
}

/// What has been drawn so far; nil outside of an image context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    return context.renderer?.picture(of: context)
}

/// Ends the picture that was begun last; outside of an image context nothing changes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
    guard UIGraphicsGetCurrentContext()?.renderer != nil else { return }
    UIGraphicsPopContext()
}
