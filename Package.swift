// swift-tools-version: 6.2
import PackageDescription

// A module may import what its target names, and names nothing else: Tests/ArchitectureTests.

/// Targets of this package see `package` declarations; features and apps see only what an app on
/// iOS would see.
func feature(
  _ name: String, _ path: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources, packageAccess: false)
}

/// The strings that a module shows, by language.
let strings: [Resource] = [.process("Resources")]

/// `import Testing` beside a module named UIKit looks for a cross-import overlay that is not there.
let testSettings: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

var uikit: [Target.Dependency] = []
var avFoundation: [Target.Dependency] = []
/// What Apple's frameworks do elsewhere.
var standIns: [Target.Dependency] = []
var targets: [Target] = []
var products: [Product] = []

#if os(Linux)
  uikit = ["UIKit"]
  avFoundation = ["AVFoundation"]
  standIns = ["HostInterface", "CQrencode", "CGLib"]
  targets += [
    .systemLibrary(
      name: "CGtk", path: "Sources/System/CGtk", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "CGLib", path: "Sources/System/CGLib", pkgConfig: "gobject-2.0",
      providers: [.apt(["libglib2.0-dev"])]),
    // The headers of libvips; it is loaded at run time, as gexiv2 and GStreamer are.
    .systemLibrary(
      name: "CVips", path: "Sources/System/CVips", pkgConfig: "gio-2.0 gmodule-2.0 fontconfig",
      providers: [.apt(["libvips-dev"])]),
    .systemLibrary(
      name: "CQrencode", path: "Sources/System/CQrencode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(
      name: "CGexiv2", path: "Sources/System/CGexiv2", pkgConfig: "gio-2.0",
      providers: [.apt(["libgexiv2-dev"])]),
    .target(name: "CSystemShim", path: "Sources/System/CSystemShim"),
    .target(
      name: "CSandbox", path: "Sources/System/CSandbox",
      linkerSettings: [.linkedLibrary("seccomp")]),
    .target(name: "CGtkShim", dependencies: ["CGtk"], path: "Sources/System/CGtkShim"),
    .target(
      name: "CRawShim", path: "Sources/System/CRawShim", linkerSettings: [.linkedLibrary("dl")]),
    .target(
      name: "CVipsShim", dependencies: ["CVips", "CSystemShim"], path: "Sources/System/CVipsShim"),
    .target(
      name: "CGexiv2Shim", dependencies: ["CSystemShim"], path: "Sources/System/CGexiv2Shim"),
    .target(name: "CPixels", path: "Sources/System/CPixels"),
    .target(name: "CJPEGIndex", path: "Sources/System/CJPEGIndex"),
    // Its headers by a link: pkg-config would link the libraries, too.
    .target(
      name: "CGstShim", dependencies: ["CGLib", "CSystemShim"], path: "Sources/System/CGstShim",
      exclude: ["headers"], cSettings: [.headerSearchPath("headers")]),
    .target(name: "Quartz2D", path: "Sources/System/Quartz2D"),
    .target(name: "RenderTree", dependencies: ["Quartz2D"], path: "Sources/System/RenderTree"),
    .target(
      name: "QuartzCore", dependencies: ["Quartz2D", "RenderTree"],
      path: "Sources/System/QuartzCore"),
    .target(name: "LayoutSolver", path: "Sources/System/LayoutSolver"),
    .target(name: "Localization", path: "Sources/System/Localization"),
    .target(
      name: "HostInterface", dependencies: ["Localization", "Quartz2D", "RenderTree"],
      path: "Sources/System/HostInterface", resources: strings),
    .target(
      name: "TextEditing", dependencies: ["HostInterface"], path: "Sources/System/TextEditing"),
    .target(
      name: "UIKitCore",
      dependencies: ["Localization", "QuartzCore", "HostInterface", "LayoutSolver", "TextEditing"],
      path: "Sources/System/UIKitCore", resources: strings),
    .target(
      name: "UIKitLists", dependencies: ["QuartzCore", "HostInterface", "UIKitCore"],
      path: "Sources/System/UIKitLists"),
    .target(
      name: "UIKitPickers", dependencies: ["QuartzCore", "HostInterface", "UIKitLists"],
      path: "Sources/System/UIKitPickers"),
    .target(
      name: "AVFoundation", dependencies: ["QuartzCore", "HostInterface"],
      path: "Sources/System/AVFoundation"),
    .target(
      name: "GtkHost",
      dependencies: [
        "Quartz2D", "RenderTree", "HostInterface", "CGtk", "CGtkShim", "CSystemShim",
      ],
      path: "Sources/System/GtkHost"),
    .target(name: "AtSpi", dependencies: ["HostInterface", "CGtk"], path: "Sources/System/AtSpi"),
    .target(
      name: "GstPlayback",
      dependencies: [
        "Quartz2D", "HostInterface", "CGstShim", "CSandbox", "CSystemShim", "Confinement",
      ],
      path: "Sources/System/GstPlayback"),
    .target(
      name: "Confinement", dependencies: ["CSystemShim"], path: "Sources/System/Confinement"),
    .target(
      name: "ImageReading",
      dependencies: ["HostInterface", "CPixels", "Confinement"],
      path: "Sources/System/ImageReading"),
    .target(
      name: "VipsCodec",
      dependencies: [
        "HostInterface", "CJPEGIndex", "CVips", "CVipsShim", "CRawShim", "CSandbox", "CSystemShim",
        "Confinement", "ImageReading",
      ],
      path: "Sources/System/VipsCodec"),
    // Strangers' files are read by another program.
    .executableTarget(
      name: "vitrine-reader",
      dependencies: ["Confinement", "GstPlayback", "MetadataServing", "VipsCodec"],
      path: "Sources/System/Reader"),
    .target(name: "DesktopFiles", dependencies: ["CGtk"], path: "Sources/System/DesktopFiles"),
    .target(
      name: "UIKit",
      dependencies: [
        "HostInterface", "UIKitCore", "UIKitLists", "UIKitPickers", "GtkHost", "AtSpi",
        "GstPlayback", "ImageReading", "VipsCodec", "vitrine-reader",
      ],
      path: "Sources/System/UIKit"),
    .target(
      name: "UIKitRecording", dependencies: ["HostInterface", "UIKitCore", "GtkHost", "UIKit"],
      path: "Sources/System/UIKitRecording"),
    .target(
      name: "UIKitStage", dependencies: ["HostInterface", "GtkHost", "UIKit", "UIKitRecording"],
      path: "Sources/System/UIKitStage"),
  ]
  products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "UIKitStage", targets: ["UIKitStage"]),
  ]
#endif

targets += [
  .target(
    name: "UIKitCompat", dependencies: uikit + avFoundation + standIns,
    path: "Sources/Foundations/UIKitCompat", resources: strings),
  feature("Imaging", "Sources/Foundations/Imaging", uikit + ["UIKitCompat"]),
  feature("Motion", "Sources/Foundations/Motion", ["UIKitCompat"]),
  feature("Transitions", "Sources/Foundations/Transitions", uikit + ["UIKitCompat", "Motion"]),
  feature("Paging", "Sources/Foundations/Paging", uikit + ["UIKitCompat", "Motion"]),
  feature(
    "ImageLoading", "Sources/Features/ImageLoading",
    uikit + avFoundation + ["UIKitCompat", "Imaging"], resources: strings),
  feature(
    "PhotoBrowsing", "Sources/Features/PhotoBrowsing",
    uikit + avFoundation + ["UIKitCompat", "Motion", "Transitions", "Paging"], resources: strings),
  feature(
    "Presentations", "Sources/Features/Presentations",
    uikit + ["UIKitCompat", "Motion", "Transitions"]),
  feature(
    "Albums", "Sources/Features/Albums",
    uikit + ["UIKitCompat", "Imaging", "Motion", "Paging", "PhotoBrowsing"], resources: strings),
  feature(
    "HeroTransitions", "Sources/Features/HeroTransitions", uikit + ["UIKitCompat", "Motion"]),
  feature(
    "HeroDebugging", "Sources/Features/HeroDebugging",
    uikit + ["UIKitCompat", "HeroTransitions"]),
  feature("RouteMatching", "Sources/Features/RouteMatching", []),
  feature(
    "Routing", "Sources/Features/Routing", uikit + ["UIKitCompat", "RouteMatching"],
    resources: strings),
  feature(
    "Carousels", "Sources/Features/Carousels", uikit + ["UIKitCompat", "Paging"],
    resources: strings),
  feature(
    "UIKitExtras", "Sources/Features/UIKitExtras", uikit + ["UIKitCompat", "Imaging"],
    resources: strings),
  feature(
    "Toasts", "Sources/Features/Toasts", uikit + ["UIKitCompat", "Motion"], resources: strings),
]
products += [
  .library(name: "UIKitCompat", targets: ["UIKitCompat"]),
  .library(name: "Imaging", targets: ["Imaging"]),
  .library(name: "Motion", targets: ["Motion"]),
  .library(name: "Transitions", targets: ["Transitions"]),
  .library(name: "ImageLoading", targets: ["ImageLoading"]),
  .library(name: "PhotoBrowsing", targets: ["PhotoBrowsing"]),
  .library(name: "Presentations", targets: ["Presentations"]),
  .library(name: "Albums", targets: ["Albums"]),
  .library(name: "HeroTransitions", targets: ["HeroTransitions"]),
  .library(name: "HeroDebugging", targets: ["HeroDebugging"]),
  .library(name: "RouteMatching", targets: ["RouteMatching"]),
  .library(name: "Routing", targets: ["Routing"]),
  .library(name: "Carousels", targets: ["Carousels"]),
  .library(name: "UIKitExtras", targets: ["UIKitExtras"]),
  .library(name: "Toasts", targets: ["Toasts"]),
]

#if os(Linux)
  targets += [
    .executableTarget(
      name: "gallery",
      dependencies: [
        "UIKit", "AVFoundation", "UIKitCompat", "Imaging", "UIKitRecording", "ImageLoading",
        "PhotoBrowsing", "Albums", "Carousels", "Motion", "Toasts", "Routing", "PhotoIndexing",
        "PhotoMetadata", "PhotoEditing", "FileOperations", "DesktopFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Apps/Gallery", resources: strings, packageAccess: false)
  ]
  targets.append(
    .executableTarget(
      name: "showcase",
      dependencies: [
        "UIKit", "AVFoundation", "UIKitCompat", "UIKitRecording", "ImageLoading", "PhotoBrowsing",
        "HeroTransitions", "Presentations", "Albums", "Carousels", "UIKitExtras", "Toasts",
        "Routing", "LoopbackServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Apps/Showcase", resources: strings, packageAccess: false))
  // What the gallery knows of files without opening them.
  targets.append(
    .target(
      name: "PhotoIndexing", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Foundations/PhotoIndexing", packageAccess: false,
      // ICU, which Foundation comes with, for the order of names.
      linkerSettings: [.linkedLibrary("_FoundationICU")]))
  products.append(.library(name: "PhotoIndexing", targets: ["PhotoIndexing"]))
  // Files are copied, moved, renamed and thrown away, and all of it undone.
  targets.append(
    .target(
      name: "FileOperations", dependencies: ["CSystemShim", "Localization", "PhotoIndexing"],
      path: "Sources/Foundations/FileOperations", resources: strings))
  // What photos say of themselves, read and written.
  targets.append(
    .target(
      name: "PhotoMetadata", dependencies: ["CSystemShim", "Confinement", "PhotoIndexing"],
      path: "Sources/Foundations/PhotoMetadata"))
  // The library that reads and writes tags, in processes of its own.
  targets.append(
    .target(
      name: "MetadataServing",
      dependencies: [
        "CSandbox", "CSystemShim", "Confinement", "PhotoIndexing", "PhotoMetadata", "CGexiv2",
        "CGexiv2Shim",
      ],
      path: "Sources/Foundations/MetadataServing"))
  // How photos are turned, cropped and colored when they are shown.
  targets.append(
    feature(
      "PhotoEditing", "Sources/Foundations/PhotoEditing", ["UIKit", "UIKitCompat", "Imaging"]))
  // The server that demonstrations and tests load from.
  targets.append(
    .target(
      name: "LoopbackServer", path: "Sources/Foundations/LoopbackServer", packageAccess: false))
  // What tests start as a second program.
  targets.append(
    .executableTarget(name: "LinkEcho", dependencies: ["UIKit"], path: "Tests/Fixtures/LinkEcho"))
  targets.append(
    .executableTarget(
      name: "FileWorker", dependencies: ["FileOperations", "TestEffort"],
      path: "Tests/Fixtures/FileWorker"))
  targets.append(
    .executableTarget(
      name: "BreakOut", dependencies: ["CSandbox"], path: "Tests/Fixtures/BreakOut"))
  targets.append(
    .executableTarget(
      name: "FlawedReader",
      dependencies: [
        "CSystemShim", "HostInterface", "Confinement", "GstPlayback", "ImageReading",
      ],
      path: "Tests/Fixtures/FlawedReader"))
  targets.append(
    .executableTarget(
      name: "MetadataWriterEcho",
      dependencies: ["FileOperations", "PhotoMetadata", "PhotoIndexing"],
      path: "Tests/Fixtures/MetadataWriterEcho"))
  for name in ["SceneEcho", "SceneTemplate", "WindowTemplate", "DragEcho", "TextEcho"] {
    targets.append(
      .executableTarget(name: name, dependencies: ["UIKit"], path: "Tests/Fixtures/\(name)"))
  }
  // An app from before Swift had actors, with the isolation that Xcode gives new apps.
  targets.append(
    .executableTarget(
      name: "Swift5Template", dependencies: ["UIKit"], path: "Tests/Fixtures/Swift5Template",
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]))
  // Videos that name other files and addresses, and a program that plays what it is given.
  targets.append(.target(name: "HostileVideos", path: "Tests/Fixtures/HostileVideos"))
  targets.append(
    .executableTarget(
      name: "VideoEcho", dependencies: ["HostileVideos", "GstPlayback", "HostInterface"],
      path: "Tests/Fixtures/VideoEcho"))
  // What many tests need: how much to try, the random numbers for it, a message bus.
  targets.append(.target(name: "TestEffort", path: "Tests/Fixtures/TestEffort"))
  // Screens as an app for iOS writes them, which see only what such an app would see.
  targets.append(
    .target(
      name: "Screens", dependencies: ["UIKit"], path: "Tests/Fixtures/Screens", packageAccess: false
    ))
  targets.append(
    .testTarget(
      name: "ScreensTests", dependencies: ["UIKitStage", "Screens", "TestEffort"],
      path: "Tests/ScreensTests",
      swiftSettings: testSettings))
  // Subclasses and helpers as libraries for iOS write them, from before Swift had actors.
  targets.append(
    .target(
      name: "Libraries", dependencies: ["UIKit", "UIKitCompat"], path: "Tests/Fixtures/Libraries",
      packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]))
  // What the tool that ports apps makes of `Port/Examples/Snacks`.
  targets.append(
    .target(
      name: "Ported", dependencies: ["UIKit"], path: "Tests/Fixtures/Ported", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]))
  // What an app's first hour has in it, each in a file of its own.
  targets.append(
    .testTarget(
      name: "FirstHourTests", dependencies: ["UIKitStage", "UIKitCompat", "Libraries", "Ported"],
      path: "Tests/FirstHourTests",
      swiftSettings: testSettings))
  targets.append(
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestEffort"],
      path: "Tests/LayoutSolverTests",
      swiftSettings: testSettings))
  // Each depends on what it imports, so that a change builds only the tests that it concerns.
  let tests: KeyValuePairs<String, [String]> = [
    "LocalizationTests": ["UIKit"],
    "Quartz2DTests": ["Quartz2D"],
    "QuartzCoreTests": ["UIKitStage"],
    "TextEditingTests": ["UIKitStage"],
    "UIKitCoreTests": ["UIKitStage", "UIKitCompat"],
    "UIKitListsTests": ["UIKitStage", "UIKitCompat"],
    "UIKitPickersTests": ["UIKitStage", "UIKitCompat"],
    "GtkHostTests": ["UIKit"],
    "ConfinementTests": ["Confinement", "vitrine-reader"],
    "ImageReadingTests": ["ImageReading", "FlawedReader"],
    "AtSpiTests": ["AtSpi"],
    "VipsCodecTests": ["UIKitStage", "VipsCodec", "BreakOut"],
    "AVFoundationTests": [
      "AVFoundation", "Confinement", "UIKitStage", "HostileVideos", "FlawedReader",
    ],
    "UIKitCompatTests": ["UIKitCompat", "UIKitStage"],
    "ImagingTests": ["Imaging", "UIKitStage"],
    "LoopbackServerTests": ["LoopbackServer"],
    "MotionTests": ["Motion", "UIKitStage"],
    "TransitionsTests": ["Transitions", "PhotoBrowsing", "Presentations", "UIKitStage"],
    "PagingTests": ["Paging", "UIKitStage"],
    "ImageLoadingTests": ["ImageLoading", "Imaging", "LoopbackServer", "UIKitStage"],
    "PhotoBrowsingTests": ["PhotoBrowsing", "UIKitStage"],
    "PresentationsTests": ["Presentations", "UIKitStage"],
    "AlbumsTests": ["Albums", "UIKitStage"],
    "PhotoIndexingTests": ["PhotoIndexing"],
    "FileOperationsTests": ["FileOperations", "FileWorker"],
    "PhotoMetadataTests": [
      "MetadataServing", "PhotoMetadata", "FileOperations", "vitrine-reader",
    ],
    "PhotoEditingTests": ["PhotoEditing", "UIKitStage"],
    "HeroTransitionsTests": ["HeroTransitions", "UIKitStage"],
    "HeroDebuggingTests": ["HeroDebugging", "HeroTransitions", "UIKitStage"],
    "RouteMatchingTests": ["RouteMatching"],
    "RoutingTests": ["Routing", "UIKitStage"],
    "CarouselsTests": ["Carousels", "UIKitStage"],
    "UIKitExtrasTests": ["UIKitExtras", "UIKitStage"],
    "ToastsTests": ["Toasts", "UIKitStage"],
    "SeedUsageTests": [
      "Albums", "Carousels", "HeroTransitions", "ImageLoading", "PhotoBrowsing", "Presentations",
      "Routing", "Toasts", "UIKitExtras", "UIKitStage",
    ],
    "ShowcaseTests": ["showcase", "UIKitStage"],
    "GalleryTests": ["gallery", "showcase", "FileWorker", "UIKitStage", "VipsCodec"],
    "ArchitectureTests": [],
  ]
  for (name, modules) in tests {
    targets.append(
      .testTarget(
        name: name, dependencies: (modules + ["TestEffort"]).map { .target(name: $0) },
        path: "Tests/\(name)",
        swiftSettings: testSettings))
  }
  // The readers of strangers' bytes and what they are given: as tests, and for scripts/fuzz.sh as a
  // program.
  let readers: [Target.Dependency] = [
    "CJPEGIndex", "CSystemShim", "CVipsShim", "HostInterface", "ImageReading", "VipsCodec",
    "PhotoIndexing",
    "PhotoMetadata", "RouteMatching",
  ]
  if Context.environment["FUZZING"] == nil {
    targets.append(
      .testTarget(
        name: "FuzzingTests", dependencies: readers, path: "Tests/FuzzingTests",
        exclude: ["Corpora", "Program"],
        swiftSettings: testSettings))
  } else {
    targets.append(
      .executableTarget(
        name: "fuzz", dependencies: readers, path: "Tests/FuzzingTests",
        exclude: ["Corpora", "ReplayTests.swift"]))
  }
#endif

// SwiftPM compiles a module again when one that it names has changed, and not when one below that
// has: a struct that grows there moves the fields of classes here, and without this their users
// would keep the old offsets. With DECLARED set, each target names only what its module may import.
let declared = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })

func name(of dependency: Target.Dependency) -> String {
  switch dependency {
  case .targetItem(let name, _), .productItem(let name, _, _, _), .byNameItem(let name, _): name
  @unknown default: "\(dependency)"
  }
}

// What another program is made of is no part of those that start it, unless they test it.
let programs = Set(targets.filter { $0.type == .executable }.map(\.name))

func addDependencies(of target: String, to all: inout [String: Target.Dependency]) {
  for dependency in declared[target] ?? [] where !programs.contains(name(of: dependency)) {
    let found = name(of: dependency)
    guard all.updateValue(dependency, forKey: found) == nil else { continue }
    addDependencies(of: found, to: &all)
  }
}

for target in targets where Context.environment["DECLARED"] == nil {
  var all: [String: Target.Dependency] = [:]
  addDependencies(of: target.name, to: &all)
  for program in target.dependencies where programs.contains(name(of: program)) {
    all[name(of: program)] = program
    if target.type == .test { addDependencies(of: name(of: program), to: &all) }
  }
  target.dependencies = all.sorted { $0.key < $1.key }.map(\.value)
}

let package = Package(
  name: "Vitrine",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: products,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
