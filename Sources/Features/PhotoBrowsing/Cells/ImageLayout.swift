import UIKit

/// What part of a photo is seen while nothing is zoomed.
public enum FitRule: Hashable, Sendable {
  /// All of it; of a long one its width, from the top.
  case automatic
  /// All of it, however narrow that makes a long one.
  case whole
  /// Its width, from the top when it is taller than the viewport.
  case width
}

/// How large a photo is shown in a viewport: its fit, and how far it may be zoomed.
public struct ImageLayout: Equatable, Sendable {
  /// Points.
  public var viewport: CGSize
  /// Upright pixels; shown at one point a pixel at most while nothing is zoomed, unless they are
  /// too few to be seen.
  public var photo: CGSize
  /// Pixels a point.
  public var displayScale: CGFloat
  /// Whether a photo that is smaller than the viewport is blown up to fit it.
  public var upscales: Bool

  public var rule = FitRule.automatic
  /// Zoom that cannot be passed; nil for the rule.
  public var maximumZoom: CGFloat?
  /// Zoom of a double tap; nil for the rule.
  public var doubleTapZoom: CGFloat?

  public init(viewport: CGSize, photo: CGSize, displayScale: CGFloat = 1, upscales: Bool = false) {
    self.viewport = viewport
    self.photo = photo
    self.displayScale = max(displayScale, 0.1)
    self.upscales = upscales
  }

  public var isEmpty: Bool {
    viewport.width <= 0 || viewport.height <= 0 || photo.width <= 0 || photo.height <= 0
  }

  /// Three times as tall as wide, and taller than the viewport when its width fits: a long
  /// screenshot or comic, that is read from the top. The rule may ask for less or more.
  public var isLong: Bool {
    guard !isEmpty, widthFitSize.height > viewport.height else { return false }
    switch rule {
    case .automatic: return photo.height >= photo.width * Self.longRatio
    case .whole: return false
    case .width: return true
    }
  }

  private static let longRatio: CGFloat = 3
  /// Points, of the longer side: one pixel in a large window is taken for dust.
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

  /// Where the photo is when nobody has moved it: centred, a long one at its top.
  public var restFrame: CGRect { clamped(CGRect(origin: .zero, size: fitSize)) }

  /// Zoom at which one pixel of the photo is one pixel of the screen.
  public var actualSizeScale: CGFloat {
    isEmpty ? 1 : photo.width / displayScale / fitSize.width
  }

  /// At least 3, and beyond one to one.
  public var maximumScale: CGFloat { max(1, maximumZoom ?? max(3, actualSizeScale * 1.5)) }

  /// Zoom that covers the viewport.
  public var fillScale: CGFloat {
    guard !isEmpty else { return 1 }
    return max(1, max(viewport.width / fitSize.width, viewport.height / fitSize.height))
  }

  /// Fill when that shows clearly more; 2.5 when the photo nearly fills the viewport already.
  public var doubleTapScale: CGFloat {
    min(doubleTapZoom ?? (fillScale >= 1.5 ? fillScale : 2.5), maximumScale)
  }

  // MARK: Frames

  public func scale(of frame: CGRect) -> CGFloat {
    fitSize.width > 0 ? frame.width / fitSize.width : 1
  }

  /// The frame at another zoom with the photo's point under `anchor` kept there.
  public func frame(_ frame: CGRect, scaledTo scale: CGFloat, about anchor: CGPoint) -> CGRect {
    guard frame.width > 0, frame.height > 0 else { return frame }
    let unit = CGPoint(
      x: (anchor.x - frame.minX) / frame.width, y: (anchor.y - frame.minY) / frame.height)
    let size = CGSize(width: fitSize.width * scale, height: fitSize.height * scale)
    return CGRect(
      x: anchor.x - unit.x * size.width, y: anchor.y - unit.y * size.height,
      width: size.width, height: size.height)
  }

  /// Centred where the photo is smaller than the viewport, without gaps where it is larger.
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

  /// The same zoom and the same photo point in the middle, after the viewport or the photo changed.
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
    let size = CGSize(width: fitSize.width * scale, height: fitSize.height * scale)
    let origin = CGPoint(
      x: viewport.width / 2 - middle.x * size.width,
      y: isAtTop ? 0 : viewport.height / 2 - middle.y * size.height)
    return clamped(CGRect(origin: origin, size: size))
  }
}
