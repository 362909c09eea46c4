import Foundation

extension Bundle {
  /// Where an app's own images and colors are found: in the main bundle, and in what the Swift Package
  /// Manager makes of the resources of the program's target.
  static let ofProgram: [Bundle] = {
    guard let program = main.executableURL?.resolvingSymlinksInPath() else { return [main] }
    let name = program.lastPathComponent
    let beside = program.deletingLastPathComponent()
    let shared = beside.deletingLastPathComponent().appendingPathComponent("share/\(name)")
    return [main] + [resources(ofProgram: name, in: [beside, shared])].compactMap { $0 }
  }()

  /// Returns the resources of a program's target, a folder such as `Notes_viewer.resources`.
  static func resources(ofProgram name: String, in places: [URL]) -> Bundle? {
    places.lazy.compactMap { place in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      return files.sorted().first { $0.hasSuffix("_\(name).resources") }
        .flatMap { Bundle(url: place.appendingPathComponent($0)) }
    }.first
  }
}
