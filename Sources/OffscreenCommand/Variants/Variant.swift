package import Goldens

/// One way to look at a scene: what distinguishes a picture from the others of the same scene and data.
package struct Variant: Equatable {
    package var viewport: Viewport
    /// Pixels a point; nil takes the viewport's own.
    package var scaleOverride: Int?
    package var appearance: Appearance
    package var contentSize: ContentSize
    package var direction: Direction
    /// An identifier such as `pt_BR`; nil is `LocaleIdentifier.standard`.
    package var locale: String?
    package var states: [String]

    package init(
        viewport: Viewport, scaleOverride: Int? = nil, appearance: Appearance = .light,
        contentSize: ContentSize = .large, direction: Direction = .leftToRight, locale: String? = nil,
        states: [String] = []
    ) {
        self.viewport = viewport
        self.scaleOverride = scaleOverride
        self.appearance = appearance
        self.contentSize = contentSize
        self.direction = direction
        self.locale = locale
        self.states = states
    }

    package var scale: Int { scaleOverride ?? viewport.scale }

    /// The middle of the file name, parts between dots: viewport and appearance always, the rest where it is not usual.
    package var name: String {
        var parts = [viewport.name, appearance.rawValue]
        if contentSize != .large { parts.append(contentSize.rawValue) }
        if direction != .leftToRight { parts.append(direction.rawValue) }
        if let locale { parts.append(locale) }
        parts += states
        let suffix = scale == viewport.scale ? "" : "@\(scale)x"
        return parts.joined(separator: ".") + suffix
    }
}

/// The rectangle a scene is laid out in.
package enum Viewport: Equatable {
    /// A device's screen with its safe areas; without a height a list gets its full content height.
    case device(Device, height: Double?)
    /// A bare rectangle without safe areas, sizes in points; without a height a list gets its full content height.
    case rectangle(width: Double, height: Double?)

    package var width: Double {
        switch self {
        case .device(let device, _): device.width
        case .rectangle(let width, _): width
        }
    }

    /// The height that was asked for.
    package var fixedHeight: Double? {
        switch self {
        case .device(_, let height), .rectangle(_, let height): height
        }
    }

    /// The height a scene is first laid out in, and that of a scene that is no list.
    package var initialHeight: Double {
        switch self {
        case .device(let device, let height): height ?? device.height
        case .rectangle(_, let height): height ?? Device.standard.height
        }
    }

    /// A full-height picture is never shorter than this: a device shows at least its screen.
    package var minimumHeight: Double {
        switch self {
        case .device(let device, _): device.height
        case .rectangle: 0
        }
    }

    /// Pixels a point: the device's, or 2 for a rectangle.
    package var scale: Int {
        switch self {
        case .device(let device, _): device.scale
        case .rectangle: 2
        }
    }

    /// The same with a fixed height.
    func with(height: Double) -> Viewport {
        switch self {
        case .device(let device, _): .device(device, height: height)
        case .rectangle(let width, _): .rectangle(width: width, height: height)
        }
    }

    package var name: String {
        switch self {
        case .device(let device, let height): device.id + (height.map { "-\(Number.text($0))" } ?? "")
        case .rectangle(let width, let height): Number.text(width) + (height.map { "x\(Number.text($0))" } ?? "")
        }
    }
}
