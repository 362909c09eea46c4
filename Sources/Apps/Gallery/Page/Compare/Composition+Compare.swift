import PhotoBrowsing
import UIKit

extension Composition {
  /// Shows photos side by side, over the open photo or the grid: the first beside the second, or
  /// beside as many of the others as fit.
  ///
  /// - Parameter count: How many are shown at first, 2…4.
  func compare(_ photos: [Photo], count: Int = 2) {
    guard photos.count > 1 else { return }
    let controller = CompareController(photos, count: count) { [weak self] photo in
      PhotoRequest(
        id: photo.id, photoSize: { self?.pixelSize(of: photo) },
        placeholder: self?.placeholder(for: photo)
      ) { pixels in
        guard let self else { throw CancellationError() }
        return try await self.loadImage(of: photo, pixels: pixels)
      }
    }
    let presenter: UIViewController = home.browser ?? browser ?? home
    presenter.present(controller, animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
