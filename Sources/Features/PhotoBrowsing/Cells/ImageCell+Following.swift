import UIKit

/// The zoom of the photo in pixels, and photos that are zoomed together.
extension ImageCell {
  /// How many pixels of the screen a pixel of the photo takes, in each direction, as it is shown
  /// now; nil without a photo.
  public var pixelZoom: CGFloat? {
    guard !imageLayout.isEmpty, image != nil else { return nil }
    return zoomScale / imageLayout.actualSizeScale
  }

  /// Shows the same part of the photo as another cell shows of its own: the same zoom relative to
  /// the fitted size, and the same point in the middle.
  public func follow(_ other: ImageCell) {
    guard other !== self, !imageLayout.isEmpty, let middle = other.photoMiddle else { return }
    show(scale: other.zoomScale, center: middle)
    if !other.zoomMotion.isMoving { sharpen() }
  }

  private func show(scale: CGFloat, center: CGPoint) {
    animator.stop()
    zoomMotion.show(scale: scale, center: center)
    showFrame()
  }

  /// The point of the photo in the middle of the page, in unit coordinates; nil without a photo.
  private var photoMiddle: CGPoint? {
    let frame = zoomMotion.frame
    guard !imageLayout.isEmpty, frame.width > 0, frame.height > 0 else { return nil }
    return CGPoint(
      x: (bounds.midX - frame.minX) / frame.width, y: (bounds.midY - frame.minY) / frame.height)
  }

  /// A zoom that the next photo can take over.
  struct Zoom {
    /// As `pixelZoom`.
    var pixels: CGFloat
    /// The point of the photo in the middle of the page, in unit coordinates.
    var middle: CGPoint
  }

  /// The zoom; nil while the photo is fitted.
  var currentZoom: Zoom? {
    guard isZoomed, let pixelZoom, let photoMiddle else { return nil }
    return Zoom(pixels: pixelZoom, middle: photoMiddle)
  }

  /// Takes over a zoom within the limits of this photo, as soon as its size is known.
  func take(_ zoom: Zoom) {
    guard !imageLayout.isEmpty else { return awaitedZoom = zoom }
    awaitedZoom = nil
    let scale = min(max(zoom.pixels * imageLayout.actualSizeScale, 1), imageLayout.maximumScale)
    show(scale: scale, center: zoom.middle)
    sharpen()
  }
}
