import UIKit

/// Notifies the view controllers.
extension HeroTransition {
  /// The observers notified of the start are notified of the end, whatever their containers show.
  func notifyWillStart() {
    let (from, to) = (fromViewController, toViewController)
    leaving = from.shownControllers.compactMap { $0 as? any HeroViewControllerDelegate }
    arriving = to.shownControllers.compactMap { $0 as? any HeroViewControllerDelegate }
    for controller in leaving {
      controller.heroWillStartAnimatingTo(viewController: to)
      controller.heroWillStartTransition()
    }
    for controller in arriving {
      controller.heroWillStartAnimatingFrom(viewController: from)
      controller.heroWillStartTransition()
    }
  }

  func notifyDidEnd(_ didComplete: Bool) {
    let (from, to) = (fromViewController, toViewController)
    let (leaving, arriving) = (leaving, arriving)
    (self.leaving, self.arriving) = ([], [])
    for controller in leaving {
      if didComplete {
        controller.heroDidEndAnimatingTo(viewController: to)
        controller.heroDidEndTransition()
      } else {
        controller.heroDidCancelAnimatingTo(viewController: to)
        controller.heroDidCancelTransition()
      }
    }
    for controller in arriving {
      if didComplete {
        controller.heroDidEndAnimatingFrom(viewController: from)
        controller.heroDidEndTransition()
      } else {
        controller.heroDidCancelAnimatingFrom(viewController: from)
        controller.heroDidCancelTransition()
      }
    }
  }
}
