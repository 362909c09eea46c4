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
