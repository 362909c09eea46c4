import UIKit

/// The screen that photos open from and return to. The browser asks it by id, several times during
/// a transition, so that its list may scroll, change or reuse cells meanwhile.
@MainActor public protocol PhotoSourcing<ID>: AnyObject {
  /// The type of ids, the same as the browser's.
  associatedtype ID: Hashable

  /// Returns the current position of a photo's thumbnail; nil if it is not on screen, so that the
  /// photo fades.
  func thumbnail(for id: ID) -> Thumbnail?

  /// Scrolls to the thumbnail of a photo, without animation. The default does nothing.
  func revealThumbnail(for id: ID)

  /// Shows or hides the thumbnail of a photo. Remember the id and apply it when cells are
  /// configured, because another cell may show the photo when the transition ends. The default
  /// hides the thumbnail's view.
  func setThumbnailHidden(_ isHidden: Bool, for id: ID)
}

extension PhotoSourcing {
  public func revealThumbnail(for id: ID) {}

  public func setThumbnailHidden(_ isHidden: Bool, for id: ID) {
    thumbnail(for: id)?.view?.isHidden = isHidden
  }
}

/// For transitions, whose ids have no type. A photo with an id of another type has no thumbnail
/// here.
extension PhotoSourcing {
  public func thumbnail(for id: PhotoID) -> Thumbnail? {
    id.typed(ID.self).flatMap { thumbnail(for: $0) }
  }

  public func revealThumbnail(for id: PhotoID) {
    if let id = id.typed(ID.self) { revealThumbnail(for: id) }
  }

  public func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    if let id = id.typed(ID.self) { setThumbnailHidden(isHidden, for: id) }
  }
}

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

  /// The pose that coincides with the thumbnail; nil when it has no size or no window.
  func pose(of photo: CGSize, in view: UIView) -> PhotoPose? {
    guard space.window != nil, rect.width >= 1, rect.height >= 1 else { return nil }
    var window = space.convert(rect, to: view)
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
