import Motion
import Transitions
import UIKit

/// Grows the photo out of its thumbnail and returns it: the image is cropped like the thumbnail at
/// one end and is the whole photo at the other. Without a thumbnail it fades.
///
/// The browser drives the motion itself, and a finger may take it over even after UIKit's
/// transition has ended: it can be caught, reversed and flicked at any time. Subclasses decide
/// where it begins and ends; this class asks the browser's `source`.
@MainActor open class MorphTransition: PhotoBrowserTransition {
  /// The spring that opens the photo, and returns it to its page after a drag. The default is nil:
  /// a spring of `duration` that overshoots a little.
  public var openingSpring: Spring?
  /// The spring that returns the photo to its thumbnail, also after a drag. The default is nil: one
  /// of 0.3 s, or of the `duration` that was set, that doesn't overshoot.
  public var closingSpring: Spring?

  /// The duration in seconds, 0.35 by default. Once it is set, closing takes as long.
  public final override var duration: TimeInterval { didSet { closingDuration = duration } }
  private var closingDuration = PhotoTransitionController.closingDuration

  var opening: Spring { openingSpring ?? Spring(duration: duration, dampingRatio: 0.82) }
  var closing: Spring { closingSpring ?? Spring(duration: closingDuration, dampingRatio: 1) }

  /// Creates a transition.
  public init() { super.init(duration: PhotoTransitionController.openingDuration) }

  public final override var morph: MorphTransition? { self }

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

  /// The timing of opening and closing from rest. The default is nil: `openingSpring` and
  /// `closingSpring`.
  open var timing: Timing? { nil }

  public final override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    timing?.duration ?? (isShowing ? openingSpring : closingSpring)?.settlingDuration()
      ?? (isShowing ? duration : closingDuration)
  }

  public final override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let isShowing = isShowing
    transitionContext.placeScreens(isShowing: isShowing)
    let end = { transitionContext.completeTransition(isShowing: isShowing, didComplete: $0) }
    guard let browser else { return end(true) }
    guard isShowing else { return browser.transitionController.close(end) }
    browser.view.layoutIfNeeded()
    browser.transitionController.open(end)
  }
}
