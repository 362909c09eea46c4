import Foundation

/// Package.swift as SwiftPM reads it, without the dependencies of dependencies that it adds.
struct Manifest {
  private struct Package: Decodable { let targets: [Target] }
  private struct Target: Decodable {
    let path: String?
    let dependencies: [[String: [Part?]]]
  }
  /// Of a dependency, the first string is its name; conditions and the like follow.
  private enum Part: Decodable {
    case name(String)
    case other

    init(from decoder: any Decoder) throws {
      let name = try? decoder.singleValueContainer().decode(String.self)
      self = name.map(Part.name) ?? .other
    }
  }

  /// The modules and products that each module in Sources names, by its folder, "System/UIKitCore"
  /// and the like.
  let dependencies: [String: [String]]

  init() throws { dependencies = try Self.all.get() }

  /// Read once for all tests.
  private static let all = Result { try read() }

  private static func read() throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.path + "/vitrine-manifest"
    let arguments = ["DECLARED=1", "swift", "package", "--scratch-path", folder, "dump-package"]
    let output = try BuiltModules().run("env", arguments).output
    let package = try JSONDecoder().decode(
      Package.self, from: Data(output.drop { $0 != "{" }.utf8))
    var dependencies: [String: [String]] = [:]
    for target in package.targets {
      guard let path = target.path, path.hasPrefix("Sources/") else { continue }
      dependencies[String(path.dropFirst("Sources/".count))] = target.dependencies.compactMap {
        if case .name(let name)? = $0.values.first?.first { name } else { nil }
      }
    }
    return dependencies
  }
}
