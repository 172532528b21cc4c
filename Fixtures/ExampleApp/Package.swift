// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ExampleApp",
    dependencies: [
        // In a package of your own: .package(path: "../offscreen") or .package(url: "…/offscreen.git", branch: "main")
        .package(name: "offscreen", path: "../..")
    ],
    targets: [
        // The app's view code. On iOS the same sources build with Apple's UIKit.
        .target(
            name: "GreetingUI",
            dependencies: [.product(name: "UIKit", package: "offscreen", condition: .when(platforms: [.linux]))]),
        // The command line for these screens.
        .executableTarget(
            name: "screens",
            dependencies: [
                "GreetingUI", .product(name: "OffscreenCommand", package: "offscreen"),
                .product(name: "UIKit", package: "offscreen"),
            ]),
        // View code with @objc and #selector: SourceFolder.txt names the folder, Feed, that the plugin adapts.
        .target(
            name: "FeedUI",
            dependencies: [.product(name: "UIKit", package: "offscreen")],
            exclude: ["SourceFolder.txt"],
            // The app's documents, as they are: on Linux nothing compiles them.
            resources: [.process("AuthorViewController.xib")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AdaptSources", package: "offscreen")]),
        .executableTarget(
            name: "feed",
            dependencies: [
                "FeedUI", .product(name: "OffscreenCommand", package: "offscreen"),
                .product(name: "UIKit", package: "offscreen"),
            ]),
        // Snapshots of them; the same files run on iOS with the library that they import there.
        .testTarget(
            name: "GreetingUITests",
            dependencies: [
                "GreetingUI", .product(name: "SnapshotTesting", package: "offscreen"),
                .product(name: "UIKit", package: "offscreen"),
            ]),
    ]
)
