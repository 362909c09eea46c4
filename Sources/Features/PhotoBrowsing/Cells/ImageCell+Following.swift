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
    guard other !== self, !imageLayout.isEmpty, !other.imageLayout.isEmpty else { return }
    let frame = other.zoomMotion.frame
    guard frame.width > 0, frame.height > 0 else { return }
    animator.stop()
    zoomMotion.show(
      scale: other.zoomScale,
      center: CGPoint(
        x: (other.bounds.midX - frame.minX) / frame.width,
        y: (other.bounds.midY - frame.minY) / frame.height))
    showFrame()
    if !other.zoomMotion.isMoving { sharpen() }
  }
}
