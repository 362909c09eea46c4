import UIKit

/// A sharper part of a photo over the whole, of which it loads hardly more than the visible part,
/// however large the photo is.
///
/// It is one image rather than many tiles, because most formats are decoded from the top, so that
/// each tile would cost as much as all of them.
@MainActor final class SharpRegion {
  private let imageView = UIImageView()
  private let photoView: UIImageView
  private var shown: Area?
  private var loading: (area: Area, task: OwnedTask)?
  /// Called when another part is shown, because more may be visible by then.
  var onShow: (() -> Void)?

  private struct Area {
    /// The rectangle in pixels of the photo.
    var region: CGRect
    var photo: CGSize
    /// The number of pixels that are loaded for each of the photo's.
    var scale: CGFloat

    func covers(_ visible: CGRect, scale: CGFloat) -> Bool {
      // Allow for rounding.
      region.insetBy(dx: -1, dy: -1).contains(visible) && self.scale > scale * 0.85
    }
  }

  /// How far the loaded part exceeds the visible part on each side, relative to its size.
  private static let margin: CGFloat = 0.2
  /// Edges are multiples of this number of the photo's pixels: JPEG decoders skip whole blocks of
  /// eight while they shrink by up to eight.
  private static let grid: CGFloat = 64

  init(over photoView: UIImageView) {
    self.photoView = photoView
    imageView.contentMode = .scaleToFill
    imageView.isUserInteractionEnabled = false
    imageView.isHidden = true
    photoView.insertSubview(imageView, at: 0)
  }

  var isShown: Bool { shown != nil }
  /// The sharp part, in the photo's pixels.
  var region: CGRect? { shown?.region }
  var image: UIImage? { imageView.image }
  var isLoading: Bool { loading != nil }

  /// Loads the visible part unless it is loaded or being loaded. The current one stays until then.
  ///
  /// - Parameter scale: The number of the screen's pixels for each of the photo's, 1 at most.
  func show(
    _ visible: CGRect, of photo: CGSize, scale: CGFloat,
    load: @escaping @MainActor (CGRect, CGSize) async throws -> UIImage
  ) {
    if let shown, shown.photo == photo, shown.covers(visible, scale: scale) { return }
    if let loading {
      if loading.area.covers(visible, scale: scale) { return }
      // Let it finish if it shows some of it; otherwise none would finish while the photo moves.
      if loading.area.region.intersects(visible), loading.area.scale > scale * 0.85 { return }
    }
    let area = Self.area(around: visible, of: photo, scale: scale)
    let size = area.region.size
    let pixels = CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    self.loading = nil
    let task = Task { [weak self] in
      let image = try? await load(area.region, pixels)
      guard let self, !Task.isCancelled else { return }
      self.loading = nil
      if let image { self.take(image, area) }
    }
    loading = (area, OwnedTask(task))
  }

  private static func area(around visible: CGRect, of photo: CGSize, scale: CGFloat) -> Area {
    let wide = visible.insetBy(dx: -visible.width * margin, dy: -visible.height * margin)
    let left = (wide.minX / grid).rounded(.down) * grid
    let top = (wide.minY / grid).rounded(.down) * grid
    let right = (wide.maxX / grid).rounded(.up) * grid
    let bottom = (wide.maxY / grid).rounded(.up) * grid
    let region = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(CGRect(origin: .zero, size: photo))
    return Area(region: region, photo: photo, scale: scale)
  }

  private func take(_ image: UIImage, _ area: Area) {
    shown = area
    imageView.image = image
    imageView.isHidden = false
    layout()
    onShow?()
  }

  /// Updates its position over the whole.
  func layout() {
    guard let shown, shown.photo.width > 0, shown.photo.height > 0 else { return }
    let (x, y) = (
      photoView.bounds.width / shown.photo.width, photoView.bounds.height / shown.photo.height
    )
    let frame = CGRect(
      x: shown.region.minX * x, y: shown.region.minY * y, width: shown.region.width * x,
      height: shown.region.height * y)
    if imageView.frame != frame { imageView.frame = frame }
  }

  func clear() {
    loading = nil
    guard shown != nil else { return }
    shown = nil
    imageView.image = nil
    imageView.isHidden = true
  }
}
