import UIKit

/// Sample photos that scenes and their alerts share, so that what is presented has its picture
/// from its first frame.
@MainActor final class ScenePictures {
  static let shared = ScenePictures()
  private var pictures: [DemoItem: UIImage] = [:]
  private static let pixels = CGSize(width: 1400, height: 1400)

  func known(_ item: DemoItem) -> UIImage? { pictures[item] }

  func load(_ item: DemoItem) async -> UIImage? {
    if let known = pictures[item] { return known }
    let image = try? await Photographs.shared.load(item, pixels: Self.pixels)
    if let image { pictures[item] = image }
    return image
  }

  /// Ahead of the need.
  func prepare(_ items: [DemoItem]) {
    Task { for item in items { _ = await load(item) } }
  }
}

extension UIImageView {
  /// The sample photo, at once or when it is read.
  func show(_ item: DemoItem?) {
    guard let item else { return }
    image = ScenePictures.shared.known(item)
    guard image == nil else { return }
    Task { [weak self] in
      guard let loaded = await ScenePictures.shared.load(item) else { return }
      self?.image = loaded
    }
  }
}
