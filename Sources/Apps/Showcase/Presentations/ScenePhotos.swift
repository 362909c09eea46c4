import UIKit

/// Loads sample photos for scenes and their alerts ahead, so that they are there in the first
/// frame.
@MainActor final class ScenePhotos {
  static let shared = ScenePhotos()
  private var images: [DemoItem: UIImage] = [:]
  private static let pixels = CGSize(width: 1400, height: 1400)

  func known(_ item: DemoItem) -> UIImage? { images[item] }

  func load(_ item: DemoItem) async -> UIImage? {
    if let known = images[item] { return known }
    let image = try? await PhotoLoader.shared.load(item, pixels: Self.pixels)
    if let image { images[item] = image }
    return image
  }

  /// Starts loading ahead.
  func prepare(_ items: [DemoItem]) {
    Task { for item in items { _ = await load(item) } }
  }
}

extension UIImageView {
  /// Calls a closure with the sample photo, at once or when it has loaded.
  func show(_ item: DemoItem?) {
    guard let item else { return }
    image = ScenePhotos.shared.known(item)
    guard image == nil else { return }
    Task { [weak self] in
      guard let loaded = await ScenePhotos.shared.load(item) else { return }
      self?.image = loaded
    }
  }
}
