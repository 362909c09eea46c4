import UIKit

/// Tells the view controllers.
extension HeroTransition {
  private func tell(_ controller: UIViewController, _ body: (any HeroViewControllerDelegate) -> Void) {
    for shown in controller.shownControllers {
      if let delegate = shown as? any HeroViewControllerDelegate { body(delegate) }
    }
  }

  func tellWill() {
    let (from, to) = (fromViewController, toViewController)
    tell(from) {
      $0.heroWillStartAnimatingTo(viewController: to)
      $0.heroWillStartTransition()
    }
    tell(to) {
      $0.heroWillStartAnimatingFrom(viewController: from)
      $0.heroWillStartTransition()
    }
  }

  func tellDid(_ didComplete: Bool) {
    let (from, to) = (fromViewController, toViewController)
    tell(from) {
      if didComplete {
        $0.heroDidEndAnimatingTo(viewController: to)
        $0.heroDidEndTransition()
      } else {
        $0.heroDidCancelAnimatingTo(viewController: to)
        $0.heroDidCancelTransition()
      }
    }
    tell(to) {
      if didComplete {
        $0.heroDidEndAnimatingFrom(viewController: from)
        $0.heroDidEndTransition()
      } else {
        $0.heroDidCancelAnimatingFrom(viewController: from)
        $0.heroDidCancelTransition()
      }
    }
  }
}
