import UIKit

extension PhotoBrowserController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    prepareTransition(isShowing: true, isNavigation: false)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    prepareTransition(isShowing: false, isNavigation: false)
  }

  func prepareTransition(
    isShowing: Bool, isNavigation: Bool
  ) -> any PhotoBrowserTransitioning {
    let transition = transition
    transition.isShowing = isShowing
    transition.isNavigation = isNavigation
    transition.browser = self
    if isShowing, !(transition is MorphTransition) {
      loadViewIfNeeded()
      transitionController.skipOpening()
    }
    return transition
  }

  // MARK: For transitions

  /// The current photo as it is seen now, in `view`'s coordinates, also while a finger holds it;
  /// nil when the page has no picture.
  public var visibleContent: PhotoContent? {
    guard transitionController.isInTransition, var content = pageContent else { return pageContent }
    content.frame = transitionController.pose.photoFrame(of: content.photoSize)
    return content
  }

  /// Takes the pages out of sight while a transition of your own shows the photo.
  public func setPageHidden(_ isHidden: Bool) {
    pagingView.isHidden = isHidden
    transitionController.morphView.isHidden = isHidden || !transitionController.isInTransition
  }

  // MARK: Dragging away

  /// Whether a movement is one that drags the photo away: down, or to either side of vertical pages.
  func dismisses(along movement: CGPoint) -> Bool {
    switch scrollDirection {
    case .horizontal: movement.y > 0 && movement.y > abs(movement.x)
    case .vertical: abs(movement.x) > abs(movement.y)
    }
  }

  /// How far a drag went away, in points.
  func dismissTravel(_ way: CGPoint) -> CGFloat {
    scrollDirection == .horizontal ? way.y : abs(way.x)
  }

  /// Points a second, positive when it goes further away.
  func dismissSpeed(_ velocity: CGPoint, after way: CGPoint) -> CGFloat {
    scrollDirection == .horizontal ? velocity.y : way.x < 0 ? -velocity.x : velocity.x
  }

  /// What a drag's way is measured by.
  var dismissLength: CGFloat {
    scrollDirection == .horizontal ? view.bounds.height : view.bounds.width
  }

  func dismissDragDidMove(to scale: CGFloat) {
    currentCell?.dismissDragDidMove(to: scale)
    onDismissDrag?(scale)
  }

  func dismissDragDidEnd(isClosing: Bool) {
    currentCell?.dismissDragDidEnd(isClosing: isClosing)
    onDismissDragEnd?(isClosing)
  }

  /// A finger takes the picture. In a stack the screen below is brought back at once, to be seen
  /// behind it.
  func hold(at point: CGPoint) {
    let wasOpen = transitionController.phase == .presented
    transitionController.hold(at: point)
    if wasOpen, isPushed { relay?.beginInteractivePop() }
    updateStatusBar()
  }
}
