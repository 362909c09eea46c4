import Foundation

/// The images and colors of asset catalogs, as names that the compiler knows.
public struct AssetNames {
  private let images: [String]
  private let colors: [String]

  /// Reads the names from the paths of all files of a project.
  public init(paths: [String]) {
    func names(_ kind: String) -> [String] {
      let found = paths.compactMap { path -> String? in
        let parts = path.split(separator: "/").map(String.init)
        guard parts.contains(where: { $0.hasSuffix(".xcassets") }),
          let folder = parts.first(where: { $0.hasSuffix(kind) })
        else { return nil }
        return String(folder.dropLast(kind.count))
      }
      return Set(found).sorted()
    }
    images = names(".imageset")
    colors = names(".colorset")
  }

  /// The source that declares them; `nil` if there are none.
  public var text: String? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    func constants(_ names: [String], _ type: String, _ empty: String) -> String {
      names.isEmpty
        ? ""
        : "\n  extension \(type) {\n"
          + names.map {
            "    static var \(Self.identifier($0)): \(type) {\n"
              + "      \(type)(named: \"\($0)\") ?? \(empty)\n    }\n"
          }.joined() + "  }\n"
    }
    return """
      // The images and colors of the asset catalogs. Xcode makes these names for Apple's systems.
      #if !canImport(ObjectiveC)
        import UIKit

        extension UIImage {
          /// Finds an image in the catalogs of this module.
          convenience init?(named name: String) {
            self.init(named: name, in: .module, compatibleWith: nil)
          }
        }

        extension UIColor {
          /// Finds a color in the catalogs of this module.
          convenience init?(named name: String) {
            self.init(named: name, in: .module, compatibleWith: nil)
          }
        }
      \(constants(images, "UIImage", "UIImage()"))\(constants(colors, "UIColor", ".clear"))#endif

      """
  }

  /// Returns a name in the form that Xcode gives it: `icon-heart full` is `iconHeartFull`.
  static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let joined = words.enumerated().map {
      $0.offset == 0 ? $0.element.loweringHead : $0.element.raisingHead
    }
    .joined()
    return joined.first?.isNumber == true || joined.isEmpty ? "_" + joined : joined
  }
}
