import UIKit

/// Grows the photo out of a view on the screen below, and returns it.
///
/// It matches an image view's content mode, crop and corners exactly. Pages without an image grow
/// as a whole and fade.
@MainActor public final class ZoomTransition: MorphTransition {
  private let sourceView: (_ index: Int) -> UIView?
  private weak var hiddenView: UIView?

  /// Creates a transition.
  ///
  /// - Parameter sourceView: Returns the view of a photo; nil fades.
  public init(sourceView: @escaping (_ index: Int) -> UIView?) {
    self.sourceView = sourceView
    super.init()
  }

  public override func thumbnail(for id: PhotoID, at index: Int) -> Thumbnail? {
    guard let view = sourceView(index) else { return nil }
    if let imageView = view as? UIImageView { return Thumbnail(imageView: imageView) }
    return Thumbnail(view: view, image: nil)
  }

  public override func revealThumbnail(for id: PhotoID, at index: Int) {}

  /// Remembers the view, because it may show another photo when it is shown again.
  public override func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    hiddenView?.isHidden = false
    hiddenView = nil
    guard isHidden, let index = browser?.currentIndex, let view = sourceView(index) else { return }
    view.isHidden = true
    hiddenView = view
  }
}
