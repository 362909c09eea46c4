import UIKit

/// The screen that a photo opens from and returns to. It is asked by id, several times in a
/// transition, so that its list may scroll, change or reuse cells meanwhile.
@MainActor public protocol PhotoSourcing<ID>: AnyObject {
  /// What names a photo, as in the browser that it is the source of.
  associatedtype ID: Hashable

  /// Where the photo's thumbnail is now; nil when it is not on screen, and the photo fades.
  func thumbnail(for id: ID) -> Thumbnail?

  /// Bring the thumbnail on screen, at once and without animation. The default does nothing.
  func revealThumbnail(for id: ID)

  /// Keep the id and apply it when cells are configured, too: the cell may be another one by the
  /// time the photo lands. The default hides the thumbnail's view.
  func setThumbnailHidden(_ isHidden: Bool, for id: ID)
}

extension PhotoSourcing {
  public func revealThumbnail(for id: ID) {}

  public func setThumbnailHidden(_ isHidden: Bool, for id: ID) {
    thumbnail(for: id)?.view?.isHidden = isHidden
  }
}

/// For transitions, which pass ids on; a photo whose id is of another type has no thumbnail here.
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

/// A photo as it is shown small: the two ends of a transition meet in it.
@MainActor public struct Thumbnail {
  /// What is hidden while the photo flies; its coordinates are those of `rect`.
  public var view: UIView?
  /// The view's bounds in `space`, or a rectangle that no view shows.
  public var rect: CGRect
  /// Whose coordinates `rect` is in.
  public var space: UIView
  public var image: UIImage?
  /// `.scaleAspectFill` crops, `.scaleAspectFit` leaves margins; others count as fill.
  public var contentMode: UIView.ContentMode
  public var cornerRadius: CGFloat

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

  public init(imageView: UIImageView) {
    self.init(view: imageView, image: imageView.image, contentMode: imageView.contentMode)
  }

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
