import UIKit

extension PhotoBrowserController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    prepareTransition(isShowing: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    prepareTransition(isShowing: false)
  }

  func prepareTransition(isShowing: Bool) -> any PhotoBrowserTransitioning {
    let transition = transition
    isShownByTransition = isShowing
    transition.browser = self
    transition.isShowing = isShowing
    transition.isNavigation = navigationDelegate != nil
    if isShowing, transition.morph == nil {
      loadViewIfNeeded()
      transitionController.skipOpening()
    }
    return transition
  }

  // MARK: For transitions

  /// The current photo as it is visible now, in the coordinates of the browser's view, even during
  /// a drag; nil if the page has no image.
  public var visibleContent: PhotoContent? {
    guard transitionController.isInTransition, var content = pageContent else { return pageContent }
    content.frame = transitionController.pose.photoFrame(of: content.photoSize)
    return content
  }

  /// Returns a new view of the current photo, where it is visible now, for a transition to move in
  /// its place; nil if the page has no image.
  public func makePhotoView() -> UIImageView? {
    guard let content = visibleContent else { return nil }
    let photoView = UIImageView(image: content.image)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.frame = content.frame
    return photoView
  }

  /// The thumbnail of the current photo; nil if there is no `source` or it isn't on screen.
  public var currentThumbnail: Thumbnail? {
    currentPhotoID.flatMap { source?.thumbnail(for: $0) }
  }

  /// Hides the thumbnail of the current photo while a custom transition shows the photo.
  public func setThumbnailHidden(_ isHidden: Bool) {
    if let currentPhotoID { source?.setThumbnailHidden(isHidden, for: currentPhotoID) }
  }

  /// Hides the pages while a custom transition shows the photo.
  public func setPageHidden(_ isHidden: Bool) {
    pagingView.isHidden = isHidden
    transitionController.morphView.isHidden = isHidden || !transitionController.isInTransition
  }

  // MARK: Dragging to dismiss

  /// Whether a movement drags the photo away: down, or to either side of vertical pages.
  func dismisses(along movement: CGPoint) -> Bool {
    switch scrollDirection {
    case .horizontal: movement.y > 0 && movement.y > abs(movement.x)
    case .vertical: abs(movement.x) > abs(movement.y)
    }
  }

  /// A drag in the direction of dismissal: its distance in points, its speed in points per second,
  /// and the length that the distance is compared with.
  func dismissal(
    by translation: CGPoint, _ velocity: CGPoint = .zero
  ) -> (distance: CGFloat, speed: CGFloat, length: CGFloat) {
    guard scrollDirection == .vertical else {
      return (translation.y, velocity.y, view.bounds.height)
    }
    let speed = translation.x < 0 ? -velocity.x : velocity.x
    return (abs(translation.x), speed, view.bounds.width)
  }

  func dismissDragDidMove(to scale: CGFloat) {
    currentCell?.dismissDragDidMove(to: scale)
    onDismissDrag?(scale)
  }

  func dismissDragDidEnd(isClosing: Bool) {
    currentCell?.dismissDragDidEnd(isClosing: isClosing)
    onDismissDragEnd?(isClosing)
  }

  /// Called when a finger takes hold of the photo. A pushed browser begins to pop at once, so that
  /// the screen below is visible behind the photo.
  func hold(at point: CGPoint) {
    let wasOpen = transitionController.phase == .presented
    transitionController.hold(at: point)
    if wasOpen, isPushed { navigationDelegate?.beginInteractivePop() }
    updateStatusBar()
  }
}
