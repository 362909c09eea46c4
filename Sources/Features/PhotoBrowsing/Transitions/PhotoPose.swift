import Motion
import UIKit

/// How the one picture of a transition looks at an instant: a window in the browser's view, and
/// what of the photo is seen through it.
///
/// The photo always covers the window, in its own proportions: nothing can stretch, and the crop
/// follows from the shapes of window and photo.
public struct PhotoPose: Equatable, Sendable {
  /// In the browser's view.
  public var window: CGRect
  /// How much larger the photo is than it need be to cover the window; 1 or more.
  public var zoom: CGFloat
  /// Which part of what does not fit is seen: (0, 0) the top left, (0.5, 0.5) the middle.
  public var alignment: CGPoint
  public var cornerRadius: CGFloat
  /// 0…1, of the black behind the photo.
  public var backdrop: CGFloat
  /// 0…1, of the photo itself; less than 1 only when there is no thumbnail to come from or go to.
  public var opacity: CGFloat
  /// Radians, clockwise, of the window with all that is seen through it.
  public var rotation: CGFloat

  public init(
    window: CGRect, zoom: CGFloat = 1, alignment: CGPoint = CGPoint(x: 0.5, y: 0.5),
    cornerRadius: CGFloat = 0, backdrop: CGFloat = 1, opacity: CGFloat = 1, rotation: CGFloat = 0
  ) {
    self.window = window
    self.zoom = zoom
    self.alignment = alignment
    self.cornerRadius = cornerRadius
    self.backdrop = backdrop
    self.opacity = opacity
    self.rotation = rotation
  }

  /// What a viewport shows of a photo whose whole lies at `frame`.
  init(photoFrame frame: CGRect, in viewport: CGRect) {
    let window = frame.intersection(viewport)
    guard !window.isNull, frame.width > 0, frame.height > 0, window.width > 0, window.height > 0
    else {
      self.init(window: frame)
      return
    }
    let cover = max(window.width / frame.width, window.height / frame.height)
    func part(_ hidden: CGFloat, _ slack: CGFloat) -> CGFloat {
      slack > 0.01 ? hidden / slack : 0.5
    }
    self.init(
      window: window, zoom: 1 / cover,
      alignment: CGPoint(
        x: part(window.minX - frame.minX, frame.width - window.width),
        y: part(window.minY - frame.minY, frame.height - window.height)))
  }

  /// Of the whole photo, in the browser's view.
  public func photoFrame(of photo: CGSize) -> CGRect {
    guard photo.width > 0, photo.height > 0 else { return window }
    let cover = max(window.width / photo.width, window.height / photo.height) * zoom
    let size = CGSize(width: photo.width * cover, height: photo.height * cover)
    return CGRect(
      x: window.minX - (size.width - window.width) * alignment.x,
      y: window.minY - (size.height - window.height) * alignment.y,
      width: size.width, height: size.height)
  }

  /// The part of the photo that is seen, in unit coordinates.
  public func visiblePart(of photo: CGSize) -> CGRect {
    let frame = photoFrame(of: photo)
    guard frame.width > 0, frame.height > 0 else { return .zero }
    return CGRect(
      x: (window.minX - frame.minX) / frame.width, y: (window.minY - frame.minY) / frame.height,
      width: window.width / frame.width, height: window.height / frame.height)
  }
}
