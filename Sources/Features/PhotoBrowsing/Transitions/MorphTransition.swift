import Motion
import Transitions
import UIKit

/// Grows the photo out of its thumbnail and returns it: the image is cropped like the thumbnail at
/// one end and is the whole photo at the other. Without a thumbnail it fades.
///
/// The browser drives the motion itself, and a finger may take it over even after UIKit's
/// transition has ended: it can be caught, reversed and flicked at any time. Subclasses decide
/// where it begins and ends; this class asks the browser's `source`.
@MainActor open class MorphTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowserController?
  public var isNavigation = false

  public override init() { super.init() }

  /// Returns the current position of the photo's thumbnail. It is called in every frame, because
  /// lists may scroll meanwhile.
  open func thumbnail(for id: PhotoID, at index: Int) -> Thumbnail? {
    browser?.source?.thumbnail(for: id)
  }

  /// Scrolls to the thumbnail, without animation, before each transition.
  open func revealThumbnail(for id: PhotoID, at index: Int) {
    browser?.source?.revealThumbnail(for: id)
  }

  /// Shows or hides the thumbnail of a photo.
  open func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    browser?.source?.setThumbnailHidden(isHidden, for: id)
  }

  /// Returns a view that moves instead of the photo's image, once for each transition. The default
  /// is nil: the image moves.
  open func replacementView(for id: PhotoID, at index: Int) -> UIView? { nil }

  /// Returns the pose of a dismissed photo without a thumbnail. The default is nil: it fades in
  /// place.
  ///
  /// - Parameter photo: The photo's pose on its page.
  open func dismissedPose(of photo: PhotoPose) -> PhotoPose? { nil }

  /// The timing of opening and closing. The default is nil: springs of 0.35 s and 0.3 s.
  open var timing: Timing? { nil }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let timing { return timing.duration }
    return isShowing
      ? PhotoTransitionController.openingDuration : PhotoTransitionController.closingDuration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    guard let browser else {
      transitionContext.completeTransition(true)
      return
    }
    if isShowing {
      browser.view.layoutIfNeeded()
      browser.transitionController.open { isOpen in transitionContext.completeTransition(isOpen) }
    } else {
      browser.transitionController.close { isClosed in transitionContext.endHiding(isClosed) }
    }
  }
}

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

/// Moves a view of the app between a frame that the app names and the photo's frame.
@MainActor public final class SmoothZoomTransition: MorphTransition {
  /// A view to move, and the frame where it begins.
  public typealias ViewAndFrame = (view: UIView, frame: CGRect)

  private let viewAndFrame: (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  private var replacement: (id: PhotoID, value: ViewAndFrame)?

  /// Creates a transition.
  ///
  /// - Parameter viewAndFrame: Returns a new view for each transition, and the thumbnail's frame in
  ///   the coordinates of `destination`; nil fades.
  public init(
    viewAndFrame: @escaping (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  ) {
    self.viewAndFrame = viewAndFrame
    super.init()
  }

  public override func thumbnail(for id: PhotoID, at index: Int) -> Thumbnail? {
    guard let view = browser?.view, let replacement, replacement.id == id else { return nil }
    return Thumbnail(
      rect: replacement.value.frame, in: view, image: nil,
      contentMode: replacement.value.view.contentMode,
      cornerRadius: replacement.value.view.layer.cornerRadius)
  }

  public override func replacementView(for id: PhotoID, at index: Int) -> UIView? {
    guard let view = browser?.view else { return nil }
    replacement = viewAndFrame(index, view).map { (id, $0) }
    return replacement?.value.view
  }

  public override func revealThumbnail(for id: PhotoID, at index: Int) {}
  public override func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {}
}
