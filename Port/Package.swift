// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Port",
  products: [.executable(name: "vitrine-port", targets: ["vitrine-port"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "Porting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "vitrine-port",
      dependencies: [
        "Porting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "PortingTests", dependencies: ["Porting"]),
  ],
  swiftLanguageModes: [.v6]
)
