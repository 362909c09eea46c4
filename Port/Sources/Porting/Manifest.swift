import Foundation

/// The manifest of a package that is made of a folder of sources.
public struct Manifest {
  /// The name of the package and of its only target.
  public let name: String
  /// Where Vitrine is: a path, or a URL of a repository.
  public let vitrine: String
  /// Whether the sources are a program.
  public let isProgram: Bool
  /// The asset catalogs and other resources, relative to the package.
  public let resources: [String]
  /// What isn't built, relative to the package.
  public let excluded: [String]

  /// Describes a manifest.
  public init(
    name: String, vitrine: String, isProgram: Bool, resources: [String], excluded: [String]
  ) {
    self.name = name
    self.vitrine = vitrine
    self.isProgram = isProgram
    self.resources = resources
    self.excluded = excluded
  }

  /// The contents of `Package.swift`.
  public var text: String {
    let isRemote = vitrine.contains("://")
    let dependency =
      isRemote
      ? #".package(url: "\#(vitrine)", branch: "main")"#
      : #".package(name: "Vitrine", path: "\#(vitrine)")"#
    let identity =
      isRemote
      ? (vitrine.split(separator: "/").last.map(String.init) ?? "").replacing(".git", with: "")
      : "Vitrine"
    func list(_ label: String, _ items: [String]) -> String {
      items.isEmpty ? "" : "      \(label): [\(items.joined(separator: ", "))],\n"
    }
    let product =
      isProgram
      ? ""
      : """
        products: [.library(name: "\(name)", targets: ["\(name)"])],

      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        defaultLocalization: "en",
      \(product)  dependencies: [\(dependency)],
        targets: [
          .\(isProgram ? "executableTarget" : "target")(
            name: "\(name)",
            dependencies: [
              .product(name: "UIKit", package: "\(identity)"),
              .product(name: "AVFoundation", package: "\(identity)"),
            ],
            path: ".",
      \(list("exclude", excluded.map { "\"\($0)\"" }))\
      \(list("resources", resources.map { ".copy(\"\($0)\")" }))\
            swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)])
        ]
      )

      """
  }
}
