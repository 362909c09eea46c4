import UIKit

/// The part of a photo that is visible while it isn't zoomed.
public enum FitRule: Hashable, Sendable {
  /// The whole photo or, if it is very long, its width from the top.
  case automatic
  /// The whole photo, even if it is very long.
  case whole
  /// Its width, from the top if it is taller than the viewport.
  case width
}

/// The size of a photo in a viewport: its fit and its limits of zoom.
public struct ImageLayout: Equatable, Sendable {
  /// The size of the viewport, in points.
  public var viewport: CGSize
  /// The size of the upright photo in pixels. Without zoom a pixel takes one point at most, except
  /// in photos so small that they would be invisible.
  public var photo: CGSize
  /// The number of pixels per point.
  public var displayScale: CGFloat
  /// Whether a photo smaller than the viewport is enlarged to fit it.
  public var upscales: Bool

  /// The part of the photo that is visible while it isn't zoomed.
  public var rule = FitRule.automatic
  /// The maximum zoom; nil for the default.
  public var maximumZoom: CGFloat?
  /// The zoom of a double tap; nil for the default.
  public var doubleTapZoom: CGFloat?

  /// Creates a layout.
  public init(viewport: CGSize, photo: CGSize, displayScale: CGFloat = 1, upscales: Bool = false) {
    self.viewport = viewport
    self.photo = photo
    self.displayScale = max(displayScale, 0.1)
    self.upscales = upscales
  }

  /// Whether the viewport or the photo has no size.
  public var isEmpty: Bool {
    viewport.width <= 0 || viewport.height <= 0 || photo.width <= 0 || photo.height <= 0
  }

  /// Whether the photo is read from the top: three times as tall as wide, such as a long
  /// screenshot, and taller than the viewport. `rule` may say otherwise.
  public var isLong: Bool {
    guard !isEmpty, widthFitSize.height > viewport.height else { return false }
    switch rule {
    case .automatic: return photo.height >= photo.width * Self.longRatio
    case .whole: return false
    case .width: return true
    }
  }

  private static let longRatio: CGFloat = 3
  /// The longer side that a small photo is enlarged to, in points, so that it isn't mistaken for
  /// dust.
  private static let smallestSide: CGFloat = 16

  private var widthFitSize: CGSize {
    let width = upscales ? viewport.width : min(viewport.width, photo.width)
    return CGSize(width: width, height: width * photo.height / photo.width)
  }

  /// The size at zoom 1.
  public var fitSize: CGSize {
    guard !isEmpty else { return .zero }
    if isLong { return widthFitSize }
    var scale = min(viewport.width / photo.width, viewport.height / photo.height)
    if !upscales { scale = min(scale, max(1, Self.smallestSide / max(photo.width, photo.height))) }
    return CGSize(width: photo.width * scale, height: photo.height * scale)
  }

  /// The frame at rest: centered, or at the top if the photo is long.
  public var restFrame: CGRect { clamped(CGRect(origin: .zero, size: fitSize)) }

  /// The zoom at which one pixel of the photo is one pixel of the screen.
  public var actualSizeScale: CGFloat { isEmpty ? 1 : photo.width / displayScale / fitSize.width }

  /// The maximum zoom: at least 3 and more than the actual size, unless `maximumZoom` is set.
  public var maximumScale: CGFloat { max(1, maximumZoom ?? max(3, actualSizeScale * 1.5)) }

  /// The zoom at which the photo covers the viewport.
  public var fillScale: CGFloat {
    guard !isEmpty else { return 1 }
    return max(1, max(viewport.width / fitSize.width, viewport.height / fitSize.height))
  }

  /// The zoom of a double tap: it fills the viewport if that is clearly larger than the fit,
  /// otherwise 2.5.
  public var doubleTapScale: CGFloat {
    min(doubleTapZoom ?? (fillScale >= 1.5 ? fillScale : 2.5), maximumScale)
  }

  /// The zoom of a double click: the actual size if that is clearly larger than the fit, since that
  /// is where one sees whether the photo is sharp, otherwise as a double tap's.
  public var doubleClickScale: CGFloat {
    doubleTapZoom == nil && actualSizeScale >= 1.5
      ? min(actualSizeScale, maximumScale) : doubleTapScale
  }

  // MARK: Frames

  /// The zoom of a frame.
  public func scale(of frame: CGRect) -> CGFloat {
    fitSize.width > 0 ? frame.width / fitSize.width : 1
  }

  /// Returns the frame at another zoom, with the photo's point at `anchor` kept there.
  public func frame(_ frame: CGRect, scaledTo scale: CGFloat, about anchor: CGPoint) -> CGRect {
    guard frame.width > 0, frame.height > 0 else { return frame }
    let unit = CGPoint(
      x: (anchor.x - frame.minX) / frame.width, y: (anchor.y - frame.minY) / frame.height)
    let size = CGSize(width: fitSize.width * scale, height: fitSize.height * scale)
    return CGRect(
      x: anchor.x - unit.x * size.width, y: anchor.y - unit.y * size.height,
      width: size.width, height: size.height)
  }

  /// The frame at a zoom with a point of the photo, in unit coordinates, in the middle.
  func frame(scale: CGFloat, center: CGPoint) -> CGRect {
    let size = CGSize(width: fitSize.width * scale, height: fitSize.height * scale)
    return CGRect(
      x: viewport.width / 2 - center.x * size.width,
      y: viewport.height / 2 - center.y * size.height, width: size.width, height: size.height)
  }

  /// Returns a frame without gaps: centered in directions in which the photo is smaller than the
  /// viewport.
  public func clamped(_ frame: CGRect) -> CGRect {
    let (x, y) = (
      originRange(frame.width, viewport.width), originRange(frame.height, viewport.height)
    )
    return CGRect(
      x: min(max(frame.origin.x, x.lowerBound), x.upperBound),
      y: min(max(frame.origin.y, y.lowerBound), y.upperBound),
      width: frame.width, height: frame.height)
  }

  func originRange(_ length: CGFloat, _ available: CGFloat) -> ClosedRange<CGFloat> {
    let slack = available - length
    return slack >= 0 ? slack / 2...slack / 2 : slack...0
  }

  /// Returns the frame with the same zoom and the same center after the viewport or the photo
  /// changed.
  func adapted(_ frame: CGRect, from old: ImageLayout) -> CGRect {
    guard !isEmpty else { return .zero }
    guard !old.isEmpty, frame.width > 0, frame.height > 0 else { return restFrame }
    let zoom = old.scale(of: frame)
    let isResting = abs(zoom - 1) < 0.001
    if isResting && !isLong { return restFrame }
    let middle = CGPoint(
      x: (old.viewport.width / 2 - frame.minX) / frame.width,
      y: (old.viewport.height / 2 - frame.minY) / frame.height)
    let isAtTop = old.isLong && isLong && frame.minY > -0.5
    let scale = isResting ? 1 : min(max(zoom, 1), maximumScale)
    var adapted = self.frame(scale: scale, center: middle)
    if isAtTop { adapted.origin.y = 0 }
    return clamped(adapted)
  }
}
