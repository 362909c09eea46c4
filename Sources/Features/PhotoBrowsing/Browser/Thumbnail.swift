import UIKit

/// The thumbnail of a photo, which a transition begins or ends at.
@MainActor public struct Thumbnail {
  /// The view to hide during the transition. Its coordinates are those of `rect`.
  public var view: UIView?
  /// The rectangle of the thumbnail in the coordinates of `space`.
  public var rect: CGRect
  /// The view that `rect` is relative to.
  public var space: UIView
  /// The image of the thumbnail, shown until the photo has loaded.
  public var image: UIImage?
  /// How the image fits the rectangle: `.scaleAspectFill` crops it, `.scaleAspectFit` leaves
  /// margins. Others count as fill.
  public var contentMode: UIView.ContentMode
  /// The radius of the thumbnail's corners, in points.
  public var cornerRadius: CGFloat

  /// Creates the thumbnail that a view shows.
  ///
  /// - Parameter rect: A part of the view; nil is all of it.
  public init(
    view: UIView, rect: CGRect? = nil, image: UIImage?,
    contentMode: UIView.ContentMode = .scaleAspectFill, cornerRadius: CGFloat? = nil
  ) {
    self.view = view
    self.rect = rect ?? view.bounds
    space = view
    self.image = image
    self.contentMode = contentMode
    self.cornerRadius = cornerRadius ?? view.layer.cornerRadius
  }

  /// Creates the thumbnail that an image view shows.
  public init(imageView: UIImageView) {
    self.init(view: imageView, image: imageView.image, contentMode: imageView.contentMode)
  }

  /// Creates a thumbnail in a rectangle of a view, where nothing is hidden.
  public init(
    rect: CGRect, in space: UIView, image: UIImage?,
    contentMode: UIView.ContentMode = .scaleAspectFill, cornerRadius: CGFloat = 0
  ) {
    self.rect = rect
    self.space = space
    self.image = image
    self.contentMode = contentMode
    self.cornerRadius = cornerRadius
  }

  /// The frame of the thumbnail in the coordinates of a view.
  public func frame(in view: UIView) -> CGRect { space.convert(rect, to: view) }

  /// The pose that coincides with the thumbnail; nil when it has no size or no window.
  func pose(of photo: CGSize, in view: UIView) -> PhotoPose? {
    guard space.window != nil, rect.width >= 1, rect.height >= 1 else { return nil }
    var window = frame(in: view)
    if contentMode == .scaleAspectFit, photo.width > 0, photo.height > 0 {
      let scale = min(window.width / photo.width, window.height / photo.height)
      let size = CGSize(width: photo.width * scale, height: photo.height * scale)
      window = CGRect(
        x: window.midX - size.width / 2, y: window.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    guard window.intersects(view.bounds) else { return nil }
    return PhotoPose(window: window, cornerRadius: cornerRadius, backdrop: 0)
  }
}
