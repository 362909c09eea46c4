// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Vitrine", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "UIKit", package: "Vitrine"),
        .product(name: "UIKitStage", package: "Vitrine"),
        .product(name: "ImageLoading", package: "Vitrine"),
      ],
      path: "Sources/Benchmarks")
  ],
  swiftLanguageModes: [.v6]
)
