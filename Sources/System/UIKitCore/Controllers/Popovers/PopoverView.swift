import QuartzCore

/// A popover on screen: the presented view in a panel with an arrow and a shadow.
final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  /// A line around the panel and the arrow, where the shadow isn't visible enough.
  private let border = CAShapeLayer()
  private let shadow = UIView()
  private let clip = UIView()
  /// The color of the panel and the arrow.
  var fill: UIColor? { didSet { setNeedsLayout() } }
  var place: PopoverLayout? { didSet { if place != oldValue { setNeedsLayout() } } }
  private(set) weak var content: UIView?

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOpacity = 0.22
    shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
    border.lineWidth = 1
    border.fillColor = nil
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverLayout.cornerRadius
    addSubview(shadow)
    layer.addSublayer(shape)
    addSubview(clip)
    clip.addSubview(content)
    layer.addSublayer(border)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place else { return }
    let panel = place.panel.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
    for view in [shadow, clip] { view.fill(panel) }
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: PopoverLayout.cornerRadius).cgPath
    if let content, content.superview === clip { content.fill(clip.bounds) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let outline = place.outline.cgPath
    for layer in [shape, border] {
      layer.frame = bounds
      layer.path = outline
    }
    let color = fill ?? content?.backgroundColor ?? .systemBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    let isDark = traitCollection.userInterfaceStyle == .dark
    border.strokeColor = isDark ? UIColor(white: 1, alpha: 0.18).cgColor : nil
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Hides the popover, scaled towards its arrow, or shows it at its full size.
  func setAway(_ isAway: Bool, scale: CGFloat) {
    alpha = isAway ? 0 : 1
    guard isAway, scale != 1, let place else {
      transform = .identity
      return
    }
    let middle = CGPoint(x: place.frame.midX, y: place.frame.midY)
    let way = CGPoint(
      x: (place.tip.x - middle.x) * (1 - scale), y: (place.tip.y - middle.y) * (1 - scale))
    transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: way.x, ty: way.y)
  }

  override func accessibilityPerformEscape() -> Bool {
    (content?.viewController?.presentation as? UIPopoverPresentationController)?.takeEscape()
      ?? false
  }
}

/// Receives the touches outside of a popover, which dismiss it.
final class PopoverBackdrop: UIView {
  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer()
    tap.addHandler { if $0.state == .ended { onTap() } }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// Animates a popover, which grows out of its arrow and fades out.
final class PopoverAnimator: NSObject, SystemAnimating {
  private let isPresenting: Bool
  var timing: ViewAnimation.Timing { .system }

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isPresenting ? 0.335 : 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) as? PopoverView else {
      return context.completeTransition(true)
    }
    let scale: CGFloat = isPresenting && !UIAccessibility.isReduceMotionEnabled ? 0.6 : 1
    if isPresenting {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
        view.setAway(true, scale: scale)
      }
    }
    ViewAnimation(
      duration: transitionDuration(using: context), delay: 0, timing: timing,
      options: .allowUserInteraction,
      completion: { _ in
        UIView.performWithoutAnimation { view.setAway(false, scale: 1) }
        context.completeTransition(!context.transitionWasCancelled)
      }
    ).run { [isPresenting] in view.setAway(!isPresenting, scale: scale) }
  }
}
