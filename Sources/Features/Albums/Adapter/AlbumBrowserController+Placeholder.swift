import Imaging
import UIKit

/// Loads the images that items name as their `placeholderImage`.
extension AlbumBrowserController {
  func placeholderImage(of item: AlbumItem) async -> UIImage? {
    guard let name = item.placeholderImage, !name.isEmpty else { return nil }
    let scale = traitCollection.displayScale
    let pixels = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    return await loadPlaceholder(name, pixels)
  }

  func namedPlaceholder(_ name: String, pixels: CGSize) async -> UIImage? {
    let address = AlbumField.address(name)
    if let address, !address.isFileURL, address.scheme != nil {
      return try? await loadItem(AlbumItem(url: address), pixels)
    }
    guard let url = address?.isFileURL == true ? address : Self.resource(name) else { return nil }
    return try? await AlbumImages.decode(ImageFile(url: url), pixels: pixels)
  }

  private static func resource(_ name: String) -> URL? {
    ["", "png", "jpg", "jpeg"].lazy.compactMap {
      Bundle.main.url(forResource: name, withExtension: $0.isEmpty ? nil : $0)
    }.first
  }
}
