/// How a controller lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case overFullScreen = 5
    /// As the system thinks fit: a sheet.
    case automatic = -2

    var isSheet: Bool { self != .fullScreen && self != .overFullScreen }
}

/// How a controller comes; pictures show the end of it.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
