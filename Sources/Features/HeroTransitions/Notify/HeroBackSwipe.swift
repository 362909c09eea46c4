import UIKit
import UIKitCompat

/// The swipe from the leading edge that goes back in a navigation controller that Hero animates.
/// The screens and all moving views follow the finger.
@MainActor final class HeroBackSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The fraction of the width beyond which a release goes back.
  static let commitPart: CGFloat = 0.53
  /// How far the velocity of a release is projected ahead, in seconds.
  static let projection: CGFloat = 0.12

  private weak var navigation: UINavigationController?
  private weak var hero: NavigationHero?
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private var wasSystemEnabled = true
  /// The location of the touch before the recognizer began.
  private var touchDown = CGPoint.zero
  private var caught: (transition: HeroTransition, start: CGFloat)?

  init(_ navigation: UINavigationController, _ hero: NavigationHero) {
    self.navigation = navigation
    self.hero = hero
    super.init()
    recognizer.delegate = self
    recognizer.edges = isMirrored ? .right : .left
    recognizer.onEvent { [weak self] in self?.follow($0) }
    navigation.view.addGestureRecognizer(recognizer)
    wasSystemEnabled = navigation.interactivePopGestureRecognizer?.isEnabled ?? true
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  func remove() {
    recognizer.view?.removeGestureRecognizer(recognizer)
    navigation?.interactivePopGestureRecognizer?.isEnabled = wasSystemEnabled
  }

  private var isMirrored: Bool {
    navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A running transition that can be caught.
  private var running: HeroTransition? {
    guard let current = hero?.current, current.state == .animating else { return nil }
    return current
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
    if running != nil { return true }
    return wasSystemEnabled && navigation.viewControllers.count > 1
      && navigation.presentedViewController == nil && navigation.transitionCoordinator == nil
      && navigation.topViewController?.navigationItem.hidesBackButton != true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchDown = touch.location(in: navigation?.view)
    return true
  }

  /// Scroll views wait for the swipe, which fails at once away from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let view = navigation?.view else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let width = max(view.bounds.width, 1)
    let travel = recognizer.translation(in: view).x * sign / width
    let velocity = recognizer.velocity(in: view).x * sign / width
    switch recognizer.state {
    case .began:
      begin()
      move(travel)
    case .changed: move(travel)
    case .ended:
      end((recognizer.location(in: view).x - touchDown.x) * sign / width, velocity)
    case .cancelled, .failed:
      if let caught { settle(caught.transition, goesBack: false, 0) }
    default: break
    }
  }

  private func begin() {
    if let running {
      running.hold()
      caught = (running, back(running))
      return
    }
    hero?.isPoppingByHand = true
    navigation?.popViewController(animated: true)
    hero?.isPoppingByHand = false
    guard let transition = hero?.current else { return }
    transition.hold()
    caught = (transition, 0)
  }

  /// The progress of the transition back.
  private func back(_ transition: HeroTransition) -> CGFloat {
    CGFloat(transition.isPresenting ? 1 - transition.progress : transition.progress)
  }

  private func move(_ travel: CGFloat) {
    guard let (transition, start) = caught else { return }
    let way = Double(min(max(start + travel, 0), 1))
    transition.update(transition.isPresenting ? 1 - way : way)
  }

  private func end(_ travel: CGFloat, _ velocity: CGFloat) {
    guard let (transition, start) = caught else { return }
    let projected = start + travel + velocity * Self.projection
    settle(transition, goesBack: projected >= Self.commitPart, velocity)
  }

  private func settle(_ transition: HeroTransition, goesBack: Bool, _ velocity: CGFloat) {
    caught = nil
    let isPresenting = transition.isPresenting
    let speed = Double(isPresenting ? -velocity : velocity)
    if goesBack != isPresenting {
      transition.finish(velocity: speed)
    } else {
      transition.cancel(velocity: speed)
    }
  }
}
