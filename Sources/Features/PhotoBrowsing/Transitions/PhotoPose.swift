import Motion
import UIKit

/// The appearance of a photo at one instant of a transition: a window in the browser's view and the
/// part of the photo that is visible through it.
///
/// The photo always covers the window in its own proportions, so that nothing is stretched; the
/// crop follows from the proportions of window and photo.
public struct PhotoPose: Equatable, Sendable {
  /// The visible rectangle in the coordinates of the browser's view.
  public var window: CGRect
  /// How much larger the photo is than needed to cover the window; 1 or more.
  public var zoom: CGFloat
  /// Which part of the photo is visible if it doesn't fit: (0, 0) is the top left, (0.5, 0.5) the
  /// center.
  public var alignment: CGPoint
  /// The radius of the window's corners, in points.
  public var cornerRadius: CGFloat
  /// The opacity of the black backdrop, 0…1.
  public var backdrop: CGFloat
  /// The opacity of the photo, 0…1. It is less than 1 only if there is no thumbnail.
  public var opacity: CGFloat
  /// The rotation of the window and its content, clockwise in radians.
  public var rotation: CGFloat

  /// Creates a pose.
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

  /// Creates the pose of a photo with a frame, as it is visible in a viewport.
  init(photoFrame frame: CGRect, in viewport: CGRect) {
    let window = frame.intersection(viewport)
    guard !window.isNull, frame.width > 0, frame.height > 0, window.width > 0, window.height > 0
    else {
      self.init(window: frame)
      return
    }
    let fillScale = max(window.width / frame.width, window.height / frame.height)
    func part(_ hidden: CGFloat, _ slack: CGFloat) -> CGFloat {
      slack > 0.01 ? hidden / slack : 0.5
    }
    self.init(
      window: window, zoom: 1 / fillScale,
      alignment: CGPoint(
        x: part(window.minX - frame.minX, frame.width - window.width),
        y: part(window.minY - frame.minY, frame.height - window.height)))
  }

  /// Returns the frame of the whole photo in the coordinates of the browser's view.
  public func photoFrame(of photo: CGSize) -> CGRect {
    guard photo.width > 0, photo.height > 0 else { return window }
    let fillScale = max(window.width / photo.width, window.height / photo.height) * zoom
    let size = CGSize(width: photo.width * fillScale, height: photo.height * fillScale)
    return CGRect(
      x: window.minX - (size.width - window.width) * alignment.x,
      y: window.minY - (size.height - window.height) * alignment.y,
      width: size.width, height: size.height)
  }
}
