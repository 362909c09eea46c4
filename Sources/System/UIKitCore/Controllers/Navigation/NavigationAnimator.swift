import QuartzCore

/// Slides the new screen over the old one, which moves aside more slowly and darkens.
///
/// With Reduce Motion the screens cross-dissolve instead.
final class NavigationAnimator: NSObject, SystemAnimating {
  static let duration: TimeInterval = 0.35
  /// The distance that the lower screen moves, as a fraction of its width.
  static let parallax: CGFloat = 0.3
  static let dimming: CGFloat = 0.09

  private let isPush: Bool
  private let isLinear: Bool
  private let isMirrored: Bool
  private let dissolves = UIAccessibility.isReduceMotionEnabled

  /// Creates an animator.
  ///
  /// `isLinear` is for a transition that follows a finger; `isMirrored` is for right-to-left
  /// layouts.
  init(isPush: Bool, isLinear: Bool, isMirrored: Bool) {
    self.isPush = isPush
    self.isLinear = isLinear
    self.isMirrored = isMirrored
    super.init()
  }

  var timing: ViewAnimation.Timing {
    .curve(CAMediaTimingFunction(name: isLinear ? .linear : .easeInEaseOut))
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    to.fill(container.bounds)
    to.layoutIfNeeded()
    let (above, below) = isPush ? (to, from) : (from, to)
    if dissolves {
      dissolve(above, context)
    } else {
      slide(above, over: below, context)
    }
  }

  private func dissolve(_ above: UIView, _ context: any UIViewControllerContextTransitioning) {
    let alpha = above.alpha
    if isPush { above.alpha = 0 }
    animate(context, restore: { above.alpha = alpha }) { [isPush] in
      above.alpha = isPush ? alpha : 0
    }
  }

  private func slide(
    _ above: UIView, over below: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let width = context.containerView.bounds.width * (isMirrored ? -1 : 1)
    let dim = UIView(frame: below.bounds)
    dim.backgroundColor = .black
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.isUserInteractionEnabled = false
    below.addSubview(dim)
    let middle = CGPoint(
      x: context.containerView.bounds.midX, y: context.containerView.bounds.midY)
    let outside = CGPoint(x: middle.x + width, y: middle.y)
    let behind = CGPoint(x: middle.x - width * Self.parallax, y: middle.y)
    let place = { (isCovering: Bool) in
      above.center = isCovering ? middle : outside
      below.center = isCovering ? behind : middle
      dim.alpha = isCovering ? Self.dimming : 0
    }
    UIView.performWithoutAnimation { place(!isPush) }
    animate(context, restore: { dim.removeFromSuperview() }) { [isPush] in place(isPush) }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, restore: @escaping () -> Void,
    _ changes: @escaping () -> Void
  ) {
    ViewAnimation(
      duration: Self.duration, delay: 0, timing: timing, options: [],
      completion: { _ in
        restore()
        context.completeTransition(!context.transitionWasCancelled)
      }
    ).run(changes)
  }
}
