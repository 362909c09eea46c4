// swift-tools-version: 6.2
import PackageDescription

// A module of this name makes `canImport(CoreGraphics)` true for every package of an app, so that it
// isn't part of Vitrine itself: only apps whose own sources import it ask for it.
let package = Package(
  name: "CoreGraphics",
  products: [.library(name: "CoreGraphics", targets: ["CoreGraphics"])],
  dependencies: [.package(name: "Vitrine", path: "../..")],
  targets: [
    .target(
      name: "CoreGraphics", dependencies: [.product(name: "UIKit", package: "Vitrine")],
      path: "Sources/CoreGraphics"),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], path: "Tests/CoreGraphicsTests",
      // `import Testing` beside this module looks for a cross-import overlay that is not there.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
