import UIKit

/// A part of a photo that lies over the whole, which is less sharp: never more than twice what the
/// screen shows, however large the photo is.
///
/// One picture rather than many tiles: most formats are read from the top, so that each tile would
/// cost as much as all of them together.
@MainActor final class SharpRegion {
  private let imageView = UIImageView()
  private let whole: UIImageView
  private var shown: Place?
  private var loading: (place: Place, task: OwnedTask)?
  /// Told when another part is shown: by then something else may be seen.
  var onShow: (() -> Void)?

  private struct Place {
    /// Pixels of the photo.
    var region: CGRect
    var photo: CGSize
    /// Pixels that are loaded for each of the photo's.
    var scale: CGFloat

    func covers(_ seen: CGRect, scale: CGFloat) -> Bool {
      // Edges come out of a division.
      region.insetBy(dx: -1, dy: -1).contains(seen) && self.scale > scale * 0.85
    }
  }

  /// How much more than what is seen is loaded on each side, of its size.
  private static let margin: CGFloat = 0.2
  /// Pixels of the photo: JPEG leaves out whole blocks of eight while it shrinks by eight at most.
  private static let grid: CGFloat = 64

  init(over whole: UIImageView) {
    self.whole = whole
    imageView.contentMode = .scaleToFill
    imageView.isUserInteractionEnabled = false
    imageView.isHidden = true
    whole.insertSubview(imageView, at: 0)
  }

  var isShown: Bool { shown != nil }
  /// What of the photo is sharp, in its pixels.
  var region: CGRect? { shown?.region }
  var image: UIImage? { imageView.image }
  var isLoading: Bool { loading != nil }

  /// Loads what is seen unless it is there or on its way; what was there stays until then.
  ///
  /// - Parameter scale: Pixels of the screen for each of the photo's, 1 at most.
  func show(
    _ seen: CGRect, of photo: CGSize, scale: CGFloat,
    load: @escaping @MainActor (CGRect, CGSize) async throws -> UIImage
  ) {
    if let shown, shown.photo == photo, shown.covers(seen, scale: scale) { return }
    if let loading {
      if loading.place.covers(seen, scale: scale) { return }
      // One that shows a part of it will do for now: while a photo is moved, none would ever come.
      if loading.place.region.intersects(seen), loading.place.scale > scale * 0.85 { return }
    }
    let place = Self.place(around: seen, of: photo, scale: scale)
    let size = place.region.size
    let pixels = CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    self.loading = nil
    let task = Task { [weak self] in
      let image = try? await load(place.region, pixels)
      guard let self, !Task.isCancelled else { return }
      self.loading = nil
      if let image { self.take(image, place) }
    }
    loading = (place, OwnedTask(task))
  }

  private static func place(around seen: CGRect, of photo: CGSize, scale: CGFloat) -> Place {
    let wide = seen.insetBy(dx: -seen.width * margin, dy: -seen.height * margin)
    let left = (wide.minX / grid).rounded(.down) * grid
    let top = (wide.minY / grid).rounded(.down) * grid
    let right = (wide.maxX / grid).rounded(.up) * grid
    let bottom = (wide.maxY / grid).rounded(.up) * grid
    let region = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(CGRect(origin: .zero, size: photo))
    return Place(region: region, photo: photo, scale: scale)
  }

  private func take(_ image: UIImage, _ place: Place) {
    shown = place
    imageView.image = image
    imageView.isHidden = false
    layout()
    onShow?()
  }

  /// Keeps it in its place within the whole.
  func layout() {
    guard let shown, shown.photo.width > 0, shown.photo.height > 0 else { return }
    let (x, y) = (
      whole.bounds.width / shown.photo.width, whole.bounds.height / shown.photo.height
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
