import QuartzCore

/// The interface of the system's own animators.
@MainActor protocol SystemAnimating: UIViewControllerAnimatedTransitioning {
  var timing: ViewAnimation.Timing { get }
}

extension ViewAnimation.Timing {
  /// The spring of the system's half-second transitions: mass 3, stiffness 1000 and damping 500,
  /// which Core Animation treats as critically damped.
  @MainActor static var system: ViewAnimation.Timing {
    let stiffness: CGFloat = 1000 / 3
    return .spring(stiffness: stiffness, damping: 2 * stiffness.squareRoot(), velocity: 0)
  }
}

/// Animates presentations and dismissals for which the app provides no animator.
final class ModalAnimator: NSObject, SystemAnimating {
  private let isPresenting: Bool
  private let style: UIModalTransitionStyle
  var timing: ViewAnimation.Timing {
    style == .crossDissolve ? .curve(CAMediaTimingFunction(name: .easeInEaseOut)) : .system
  }

  /// Creates an animator. With Reduce Motion, it cross-dissolves regardless of the style.
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
    let center = view.center
    let below = CGPoint(x: center.x, y: center.y + container.bounds.height)
    if isPresenting { view.center = below }
    return Change(
      run: { [isPresenting] in
        view.center = isPresenting ? center : below
      }, restore: {})
  }
}
