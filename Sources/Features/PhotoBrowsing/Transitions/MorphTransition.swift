import Motion
import Transitions
import UIKit

/// One picture grows out of the thumbnail and returns to it: it coincides with the cropped
/// thumbnail at one end and with the photo at the other. Without a thumbnail it fades.
///
/// All motion is the browser's own, which goes on under the finger after UIKit's transition ended:
/// it can be caught, thrown back and thrown on at any instant. Subclasses say where it begins and
/// ends; this one asks the browser's `source`.
@MainActor open class MorphTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowserController?
  public var isNavigation = false

  public override init() { super.init() }

  /// Where the photo's thumbnail is now; asked on every frame, so that lists may scroll meanwhile.
  open func thumbnail(for id: PhotoID, at index: Int) -> Thumbnail? {
    browser?.source?.thumbnail(for: id)
  }

  /// Asked before each transition: bring the thumbnail on screen, without animation.
  open func revealThumbnail(for id: PhotoID, at index: Int) {
    browser?.source?.revealThumbnail(for: id)
  }

  open func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    browser?.source?.setThumbnailHidden(isHidden, for: id)
  }

  /// A view that moves instead of the picture; asked for once in each transition. Nil moves the
  /// picture.
  open func replacementView(for id: PhotoID, at index: Int) -> UIView? { nil }

  /// How the photo looks when it is dismissed, where it has no thumbnail. Nil fades it in place.
  ///
  /// - Parameter photo: as it is on its page.
  open func dismissedPose(of photo: PhotoPose) -> PhotoPose? { nil }

  /// How the photo gets from rest to rest. Nil for springs of 0.35 s in and 0.3 s out.
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

/// Grows out of the view that stands for a photo on the screen below, and returns into it.
///
/// An image view's content mode, crop and corners are met exactly; pages without a picture grow as
/// a whole and fade.
@MainActor public final class ZoomTransition: MorphTransition {
  private let sourceView: (_ index: Int) -> UIView?
  private weak var hiddenView: UIView?

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

  /// The view may show another photo by the time it is shown again, so it is remembered itself.
  public override func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    hiddenView?.isHidden = false
    hiddenView = nil
    guard isHidden, let index = browser?.currentIndex, let view = sourceView(index) else { return }
    view.isHidden = true
    hiddenView = view
  }
}

/// Moves a view that the caller made, from a place that the caller names to the photo's place.
@MainActor public final class SmoothZoomTransition: MorphTransition {
  public typealias ViewAndFrame = (view: UIView, frame: CGRect)

  private let viewAndFrame: (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  private var replacement: (id: PhotoID, value: ViewAndFrame)?

  /// - Parameter viewAndFrame: a new view for each transition, and the thumbnail's frame in the
  ///   coordinates of `destination`; nil fades.
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
