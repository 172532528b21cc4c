// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// What every Swift target of this package is compiled with.
let houseSettings: [SwiftSetting] = [
    // Data races are errors.
    .swiftLanguageMode(.v6),
    // `any` marks each existential, so that its cost is seen.
    .enableUpcomingFeature("ExistentialAny"),
    // What a target imports does not leak into its clients.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
    // A warning is a fault that nobody has fixed yet.
    .treatAllWarnings(as: .error),
]

/// For targets that call C: each unsafe use is marked `unsafe`.
let cSettings = houseSettings + [.strictMemorySafety()]

/// The folder of the toolchain's own Swift parser, beside the library that this manifest is run with; nil if this toolchain
/// comes without one, and everything but the source adapter is built then.
let parserFolder: String? = {
    let ownLibrary = "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    // Line by line: Foundation takes the end of the first page for that of the file.
    var (line, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
    defer { free(line) }
    var found: String?
    while found == nil, getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
        guard let path = text.firstIndex(of: "/").map({ text[$0...].dropLast() }) else { continue }
        if path.hasSuffix(ownLibrary) { found = path.dropLast(ownLibrary.count) + "/lib/swift/host" }
    }
    guard let folder = found else { return nil }
    let isComplete = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].allSatisfy {
        FileManager.default.fileExists(atPath: "\(folder)/lib\($0).so")
            && FileManager.default.fileExists(atPath: "\(folder)/\($0).swiftmodule")
    }
    return isComplete ? folder : nil
}()

let package = Package(
    name: "offscreen",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "OffscreenCommand", targets: ["OffscreenCommand"]),
        .executable(name: "offscreen", targets: ["offscreen"]),
        .executable(name: "benchmarks", targets: ["benchmarks"]),
    ],
    targets: [
        // The pipeline, leaves first.
        .target(name: "ConstraintSolver", swiftSettings: houseSettings),
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        // Hooks of the Swift runtime, which every program links.
        .systemLibrary(name: "CSwiftConcurrency"),
        // Asks Scheduling before Dispatch and Core Foundation put work off to a later time. Dynamically linked programs find
        // its functions before theirs; for static ones the linker has to be told (see the Makefile: flags here would keep other
        // packages from depending on a version of this one).
        .target(name: "CDeferral"),
        .target(
            name: "Scheduling", dependencies: ["CDeferral", "CSwiftConcurrency"], swiftSettings: cSettings),
        .systemLibrary(name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
        .target(
            name: "Raster", dependencies: ["CPangoCairo", "CISAL", "CSPNG"], swiftSettings: cSettings),
        .target(
            name: "Typesetting", dependencies: ["CPangoCairo", "Raster"], swiftSettings: cSettings),
        .target(name: "InterfaceBuilder", swiftSettings: houseSettings),
        .target(name: "_Testing_UIKit", swiftSettings: houseSettings),
        .target(
            name: "UIKit",
            dependencies: [
                "ConstraintSolver", "InterfaceBuilder", "Scheduling", "Typesetting", "Raster", "_Testing_UIKit",
            ],
            swiftSettings: houseSettings),
        .target(name: "ImageComparison", dependencies: ["Raster"], swiftSettings: houseSettings),
        .target(
            name: "SnapshotReport", dependencies: ["ImageComparison", "Raster"],
            // The review page: the program needs no file beside it.
            resources: [.embedInCode("Page")], swiftSettings: houseSettings),
        .target(
            name: "Goldens", dependencies: ["UIKit", "SnapshotReport", "ImageComparison", "Typesetting", "Raster"],
            swiftSettings: houseSettings),
        .target(
            name: "SnapshotTesting",
            dependencies: ["Goldens", "UIKit", "SnapshotReport", "ImageComparison", "Scheduling", "Raster"],
            swiftSettings: houseSettings),
        .target(name: "Gallery", dependencies: ["UIKit"], swiftSettings: houseSettings),
        .target(
            name: "OffscreenCommand",
            dependencies: [
                "CSwiftConcurrency", "InterfaceBuilder", "Goldens", "SnapshotReport", "ImageComparison", "UIKit",
                "Scheduling", "Typesetting", "Raster",
            ],
            swiftSettings: houseSettings),
        .executableTarget(
            name: "offscreen", dependencies: ["OffscreenCommand", "Gallery"],
            swiftSettings: houseSettings),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "ConstraintSolver", "CPangoCairo", "Raster", "Typesetting", "UIKit", "ImageComparison", "Goldens",
                "Gallery",
            ],
            swiftSettings: houseSettings),

        // One test target a target.
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
            swiftSettings: houseSettings),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "CISAL"], swiftSettings: houseSettings),
        .testTarget(
            name: "TypesettingTests", dependencies: ["Typesetting"], swiftSettings: houseSettings),
        .testTarget(name: "SchedulingTests", dependencies: ["Scheduling"], swiftSettings: houseSettings),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: houseSettings),
        // Documents as a whole: what is read, and the views that UIKit makes of it.
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKit"], swiftSettings: houseSettings),
        .testTarget(
            name: "ImageComparisonTests", dependencies: ["ImageComparison"], swiftSettings: houseSettings),
        .testTarget(
            name: "SnapshotReportTests", dependencies: ["SnapshotReport", "Raster"], swiftSettings: houseSettings),
        .testTarget(name: "GoldensTests", dependencies: ["Goldens"], swiftSettings: houseSettings),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "Goldens", "SnapshotReport", "Gallery"],
            swiftSettings: houseSettings),
        .testTarget(
            name: "GalleryTests", dependencies: ["Gallery", "Goldens", "OffscreenCommand", "Typesetting", "Raster"],
            swiftSettings: houseSettings),
        .testTarget(
            name: "DocumentationTests", swiftSettings: houseSettings),
        .testTarget(
            name: "OffscreenCommandTests", dependencies: ["OffscreenCommand", "Goldens", "SnapshotReport", "Raster"],
            swiftSettings: houseSettings),
    ]
)

if let parserFolder {
    // Targets that import one with the parser's modules have to find these, too.
    let parserSettings = houseSettings + [.unsafeFlags(["-I", parserFolder])]
    package.products += [
        .executable(name: "offscreen-adapt", targets: ["offscreen-adapt"]),
        .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
    ]
    package.targets += [
        .target(
            name: "SourceAdapter", swiftSettings: parserSettings,
            linkerSettings: [
                .unsafeFlags(["-L", parserFolder, "-Xlinker", "-rpath", "-Xlinker", parserFolder]),
                .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
                .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
            ]),
        .executableTarget(name: "offscreen-adapt", dependencies: ["SourceAdapter"], swiftSettings: parserSettings),
        .plugin(name: "AdaptSources", capability: .buildTool(), dependencies: ["offscreen-adapt"]),
        .testTarget(name: "SourceAdapterTests", dependencies: ["SourceAdapter"], swiftSettings: parserSettings),
    ]
}
