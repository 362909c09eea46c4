import QuartzCore

/// What the system's own animators have in common.
@MainActor protocol SystemAnimating: UIViewControllerAnimatedTransitioning {
  var timing: ViewAnimation.Timing { get }
}

extension ViewAnimation.Timing {
  /// Mass 3, stiffness 1000, damping 500, which Core Animation follows as critically damped: the
  /// spring behind the system's half-second transitions.
  @MainActor static var system: ViewAnimation.Timing {
    let stiffness: CGFloat = 1000 / 3
    return .spring(stiffness: stiffness, damping: 2 * stiffness.squareRoot(), velocity: 0)
  }
}

/// A presentation or dismissal that the app does not animate itself.
final class ModalAnimator: NSObject, SystemAnimating {
  private let isPresenting: Bool
  private let style: UIModalTransitionStyle
  var timing: ViewAnimation.Timing {
    style == .crossDissolve ? .curve(CAMediaTimingFunction(name: .easeInEaseOut)) : .system
  }

  /// People who asked for less motion get the dissolve.
  init(isPresenting: Bool, style: UIModalTransitionStyle) {
    self.isPresenting = isPresenting
    self.style = UIAccessibility.isReduceMotionEnabled ? .crossDissolve : style
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style == .crossDissolve ? 0.35 : 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      to.fill(context.finalFrame(for: controller))
      to.layoutIfNeeded()
    }
    guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
      context.completeTransition(true)
      return
    }
    let change = style == .crossDissolve ? dissolve(moving) : cover(moving, in: container)
    ViewAnimation(
      duration: transitionDuration(using: context), delay: 0, timing: timing, options: [],
      completion: { _ in
        change.restore()
        context.completeTransition(!context.transitionWasCancelled)
      }
    ).run(change.run)
  }

  private struct Change {
    let run: () -> Void
    let restore: () -> Void
  }

  private func dissolve(_ view: UIView) -> Change {
    let alpha = view.alpha
    if isPresenting { view.alpha = 0 }
    return Change(
      run: { [isPresenting] in view.alpha = isPresenting ? alpha : 0 },
      restore: { view.alpha = alpha })
  }

  private func cover(_ view: UIView, in container: UIView) -> Change {
    let place = view.center
    let below = CGPoint(x: place.x, y: place.y + container.bounds.height)
    if isPresenting { view.center = below }
    return Change(
      run: { [isPresenting] in
        view.center = isPresenting ? place : below
      }, restore: {})
  }
}
