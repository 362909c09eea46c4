import Foundation

/// The contents of an asset's `Contents.json` file.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The number of pixels per point.
    var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }

  struct Color: Decodable {
    struct Value: Decodable {
      enum CodingKeys: String, CodingKey { case colorSpace = "color-space", components }
      var colorSpace: String?
      var components: [String: String]?
    }
    var color: Value?
    var appearances: [Appearance]?
  }

  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
    var providesNamespace: Bool?
    var renderingIntent: String?
  }

  var images: [Image]?
  var colors: [Color]?
  var properties: Properties?

  /// Returns the contents of an asset folder, or `nil` if there is no such file or it can't be
  /// read.
  static func read(in folder: URL) -> AssetContents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONDecoder().decode(AssetContents.self, from: data)
  }
}

extension [AssetContents.Appearance]? {
  /// A Boolean value that indicates whether the variant is for dark appearance.
  var isDark: Bool {
    self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
  }
  /// A Boolean value that indicates whether the variant is for high contrast, which isn't supported
  /// yet.
  var isHighContrast: Bool {
    self?.contains { $0.appearance == "contrast" && $0.value == "high" } == true
  }
}
