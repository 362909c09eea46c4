// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Vitrine", path: ".."),
    // Its trie is what routing is measured beside.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "UIKit", package: "Vitrine"),
        .product(name: "UIKitStage", package: "Vitrine"),
        .product(name: "Albums", package: "Vitrine"),
        .product(name: "HeroTransitions", package: "Vitrine"),
        .product(name: "ImageLoading", package: "Vitrine"),
        .product(name: "PhotoIndexing", package: "Vitrine"),
      ],
      path: "Sources/Benchmarks"),
    .executableTarget(
      name: "routes",
      dependencies: [
        .product(name: "RouteMatching", package: "Vitrine"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      path: "Sources/Routes"),
    // The package's own view of it; a link to its folder, so that it is compiled for this one too.
    .target(name: "MeasuredLayoutSolver", path: "Sources/LayoutSolver"),
    .executableTarget(
      name: "layout-solver", dependencies: ["MeasuredLayoutSolver"],
      path: "Sources/LayoutSolverCost"),
  ],
  swiftLanguageModes: [.v6]
)
