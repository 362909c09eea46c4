import UIKit
import UIKitCompat

extension UIViewController {
  /// Whether a drag down dismisses the screen. The element under the finger, or the screen if
  /// nothing is matched, follows the finger and shrinks, and returns to its source when released.
  ///
  /// It works for presented and pushed screens, and catches running transitions. The delegate of
  /// the presentation is asked and notified as for a sheet, and `isModalInPresentation` keeps the
  /// screen.
  public var isHeroDismissDragEnabled: Bool {
    get { heroStore.dismissDrag != nil }
    set {
      guard newValue != isHeroDismissDragEnabled else { return }
      heroStore.dismissDrag?.remove()
      heroStore.dismissDrag = newValue ? HeroDismissDrag(self) : nil
    }
  }
}

/// Dismisses a screen interactively.
@MainActor final class HeroDismissDrag: NSObject, UIGestureRecognizerDelegate {
  /// The scale during the drag, as measured on the system's zoom transition.
  nonisolated static func scale(travel: CGFloat, height: CGFloat) -> CGFloat {
    let straight = 1 - 0.67 * max(travel, 0) / max(height, 1)
    guard straight < knee else { return straight }
    // Beyond a limit it resists, and never gets smaller than the minimum.
    return floor + (knee - floor) * exp((straight - knee) / (knee - floor))
  }
  nonisolated static let knee: CGFloat = 0.52
  nonisolated static let floor: CGFloat = 0.37
  /// Released below this scale, the screen is dismissed.
  nonisolated static let commitScale: CGFloat = 0.905
  /// The fraction of a horizontal movement that the screen follows.
  nonisolated static let sideways: CGFloat = 0.56

  private weak var controller: UIViewController?
  private let recognizer = UIPanGestureRecognizer()
  /// The location of the touch before the recognizer began.
  private var touchDown = CGPoint.zero
  private var interaction: Interaction?

  private struct Interaction {
    let transition: HeroTransition
    let view: UIView?
    let presentation: UIPresentationController?
  }

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    recognizer.delegate = self
    recognizer.onEvent { [weak self] in self?.follow($0) }
    controller.view.addGestureRecognizer(recognizer)
  }

  func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let view = controller.viewIfLoaded else { return false }
    guard controller.heroTransition == nil, controller.transitionCoordinator == nil,
      controller.canHeroDismiss
    else { return false }
    let velocity = recognizer.velocity(in: view)
    let translation = recognizer.translation(in: view)
    let heading = velocity == .zero ? translation : velocity
    return heading.y > abs(heading.x) && !isScrolled(at: recognizer.location(in: view), in: view)
      && mayLeave(controller)
  }

  /// Returns whether the screen may be dismissed; notifies the delegate of a refused attempt.
  private func mayLeave(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.heroPresentation else { return true }
    if presentation.allowsDismissalByPerson { return true }
    presentation.notifyDelegateDidAttemptToDismiss()
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchDown = touch.location(in: nil)
    return true
  }

  /// Returns whether a scroll view under the finger isn't at its top, which comes first.
  private func isScrolled(at point: CGPoint, in view: UIView) -> Bool {
    var next = view.hitTest(point, with: nil)
    while let found = next {
      if let scroll = found as? UIScrollView,
        scroll.contentOffset.y > -scroll.adjustedContentInset.top + 0.5
      {
        return true
      }
      next = found.superview
    }
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view is UIScrollView }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let space = recognizer.view?.window
    let (translation, velocity) = (
      recognizer.translation(in: space), recognizer.velocity(in: space)
    )
    switch recognizer.state {
    case .began:
      begin(at: recognizer.location(in: recognizer.view))
      move(translation, velocity)
    case .changed: move(translation, velocity)
    case .ended: end(recognizer.location(in: space).y - touchDown.y, velocity)
    case .cancelled, .failed:
      interaction?.transition.cancel()
      interaction = nil
    default: break
    }
  }

  private func begin(at point: CGPoint) {
    guard let controller else { return }
    let presentation = controller.heroPresentation
    controller.heroDismiss()
    guard let transition = controller.heroTransition else { return }
    transition.hold()
    interaction = Interaction(
      transition: transition, view: transition.draggedView(at: point), presentation: presentation)
    presentation?.presentedViewController.transitionCoordinator?.animate(alongsideTransition: nil) {
      if !$0.isCancelled { presentation?.notifyDelegateDidDismiss() }
    }
  }

  private var height: CGFloat { max(recognizer.view?.window?.bounds.height ?? 1, 1) }

  private func move(_ translation: CGPoint, _ velocity: CGPoint) {
    guard let interaction else { return }
    interaction.transition.update(Double(min(max(translation.y / height, 0), 1)))
    guard let view = interaction.view else { return }
    let scale = Self.scale(travel: translation.y, height: height)
    let (dx, dy) = (translation.x * Self.sideways, translation.y)
    let speed = CGPoint(x: velocity.x * Self.sideways, y: velocity.y)
    let transform = CATransform3DScale(CATransform3DMakeTranslation(dx, dy, 0), scale, scale, 1)
    interaction.transition.apply([.transform(transform)], to: view, velocity: speed)
  }

  private func end(_ travel: CGFloat, _ velocity: CGPoint) {
    guard let interaction else { return }
    self.interaction = nil
    let projected = travel + velocity.y * HeroBackSwipe.projection
    let speed = Double(velocity.y / height)
    if Self.scale(travel: projected, height: height) < Self.commitScale {
      interaction.presentation?.notifyDelegateWillDismiss()
      interaction.transition.finish(velocity: speed)
    } else {
      interaction.transition.cancel(velocity: speed)
    }
  }
}

extension HeroTransition {
  /// Returns the view that a finger at a point drags: the largest matched view there, otherwise the
  /// largest matched view, otherwise the screen.
  func draggedView(at point: CGPoint) -> UIView? {
    guard let scene, let planner else { return nil }
    let screen = scene.from
    let moving = screen.participants.filter { participant in
      participant.match != nil && planner.element(of: participant).map { $0.outer == nil } == true
    }
    .sorted { $0.view.bounds.size.area > $1.view.bounds.size.area }
    let hit = moving.first { $0.view.convert($0.view.bounds, to: screen.root).contains(point) }
    return (hit ?? moving.first)?.view ?? (screen.isMovable ? screen.root : nil)
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
