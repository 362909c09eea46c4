import Foundation
import Synchronization

/// The index of the images and colors in the asset catalogs (`.xcassets`) of a bundle: their
/// folders by name.
struct AssetIndex: Sendable {
  private var folders: [String: URL] = [:]

  private static let known = Mutex<[String: AssetIndex]>([:])

  /// Returns the index of a bundle, which is created on first use.
  static func of(_ bundle: Bundle) -> AssetIndex {
    let root = bundle.resourceFolder
    if let index = known.withLock({ $0[root.path] }) { return index }
    let index = AssetIndex(root: root)
    known.withLock { $0[root.path] = index }
    return index
  }

  init(root: URL) {
    for catalog in Self.folders(in: root) where catalog.pathExtension == "xcassets" {
      add(catalog, prefix: "")
    }
  }

  /// Returns the folder of an image or color.
  func folder(_ name: String, _ kind: AssetKind) -> URL? { folders["\(name).\(kind.rawValue)"] }

  /// Adds the contents of a group. Assets in a group are found by their own names, unless the group
  /// provides a namespace.
  private mutating func add(_ group: URL, prefix: String) {
    for folder in Self.folders(in: group) {
      let name = folder.deletingPathExtension().lastPathComponent
      if AssetKind(rawValue: folder.pathExtension) != nil {
        folders[prefix + folder.lastPathComponent] = folder
      } else if folder.pathExtension.isEmpty {
        let isNamespace = AssetContents.read(in: folder)?.properties?.providesNamespace == true
        add(folder, prefix: isNamespace ? "\(prefix)\(name)/" : prefix)
      }
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { $0.pathExtension != "json" }
  }
}

/// The types of assets, by the extensions of their folders.
enum AssetKind: String { case image = "imageset", color = "colorset" }
