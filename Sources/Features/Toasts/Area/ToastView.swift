import Motion
import UIKit
import UIKitCompat

/// The view of a toast: container, item and button, moved by one spring.
@MainActor final class ToastView: UIView {
  let toast: Toast
  private weak var queue: ToastQueue?
  private let container: any ToastContainer
  private var button: ToastButton?
  private var otherButton: ToastButton?
  private var motion = SpringValue(ToastPose.shown, spring: ToastView.spring, threshold: 0.002)
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }
  private var dragStart = ToastPose.shown
  private var itemFrame = CGRect.zero

  private static let spring = Spring(response: 0.3)
  /// The maximum extent of a toast, as a fraction of its host view.
  private static let maximumFraction: CGFloat = 0.8

  init(toast: Toast, queue: ToastQueue) {
    self.toast = toast
    self.queue = queue
    container = toast.settings.container ?? BlurToastContainer()
    super.init(frame: .zero)
    container.clipsToBounds = true
    addSubview(container)
    container.contentView.addSubview(toast.item.view)
    isUserInteractionEnabled = !toast.settings.passesTouches
    addButtons()
    addGestures()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Returns the size that the toast needs.
  ///
  /// - Parameters:
  ///   - size: The host view's size.
  ///   - available: The size that is available in it.
  func size(in size: CGSize, within available: CGSize) -> CGSize {
    let margins = toast.item.margins
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let buttonWidth = sizes.reduce(0) { $0 + $1.width + Self.buttonGap }
    let around = CGSize(
      width: margins.left + margins.right + buttonWidth, height: margins.top + margins.bottom)
    let limit = CGSize(
      width: max(0, min(size.width * Self.maximumFraction, available.width - around.width)),
      height: max(0, min(size.height * Self.maximumFraction, available.height - around.height)))
    let content = toast.item.layOut(within: limit)
    let height = max(content.height, (sizes.map(\.height).max() ?? 16) - 16)
    itemFrame = CGRect(
      x: margins.left, y: margins.top + (height - content.height) / 2, width: content.width,
      height: content.height)
    return CGSize(width: content.width + around.width, height: height + around.height)
  }

  private static let buttonGap: CGFloat = 12

  /// From the edge inwards.
  private var buttons: [ToastButton] { [button, otherButton].compactMap { $0 } }

  func place(at center: CGPoint, size: CGSize) {
    self.bounds = CGRect(origin: .zero, size: size)
    self.center = center
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    container.layer.cornerRadius = toast.settings.cornerRadius.points(for: bounds.size)
    container.layer.maskedCorners = toast.settings.corners
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      isMirrored ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
    }
    toast.item.view.frame = buttons.isEmpty ? itemFrame : mirrored(itemFrame)
    var end = bounds.width
    for button in buttons {
      let size = button.sizeThatFits(.zero)
      end -= size.width + Self.buttonGap
      button.frame = mirrored(
        CGRect(x: end, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      )
    }
  }

  // MARK: Action

  private func addButtons() {
    otherButton = toast.settings.otherAction.map { action in
      makeButton(action.title) { [weak self] in self?.performOther(action) }
    }
    button = toast.settings.action.map { action in
      makeButton(action.title) { [weak self] in self?.performAction() }
    }
    for button in buttons.reversed() { container.contentView.addSubview(button) }
  }

  private func makeButton(_ title: String, perform: @escaping () -> Void) -> ToastButton {
    let button = ToastButton(title: title, perform)
    button.onFocus = { [weak self] hasFocus in
      if hasFocus { self?.toast.timer?.hold(.focus) } else { self?.toast.timer?.release(.focus) }
    }
    return button
  }

  /// Performs another action than undoing: the toast ends as if it were dismissed.
  private func performOther(_ action: ToastAction) {
    guard toast.dismissalReason == nil else { return }
    queue?.end(toast, .dismissed, animated: true)
    action.perform()
  }

  func performAction() {
    guard toast.dismissalReason == nil, let action = toast.settings.action else { return }
    queue?.end(toast, .action, animated: true)
    action.perform()
  }

  func focusAction() { button?.becomeFirstResponder() }
  var hasFocus: Bool { buttons.contains(where: \.isFirstResponder) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      queue?.end(toast, .dismissed, animated: true)
    } else if queue?.handle(presses) != true {
      super.pressesBegan(presses, with: event)
    }
  }

  // MARK: Motion

  func appear(animated: Bool) {
    let appear: Set<ToastAnimator> =
      UIAccessibility.isReduceMotionEnabled ? [.opacity(0)] : toast.settings.appear
    motion.set(animated ? appear.pose(\.from) : .shown)
    move(to: .shown)
  }

  /// - Parameter velocity: The velocity of a swipe, in points per second.
  func disappear(animated: Bool, velocity: CGPoint?) {
    guard animated else { return }
    let disappear: Set<ToastAnimator> =
      UIAccessibility.isReduceMotionEnabled || velocity != nil
      ? [.opacity(0).opposite] : toast.settings.disappear
    var pose = disappear.pose(\.to)
    // It vanishes even if the animators don't hide it.
    if pose == .shown { pose.opacity = 0 }
    guard let velocity else { return move(to: pose) }
    pose.offset = motion.value.offset.adding(velocity.scaled(by: 0.2))
    var speed = ToastPose.zero
    speed.offset = velocity
    move(to: pose, velocity: speed)
  }

  func stopAndRemove() {
    animator.stop()
    for button in buttons where button.isFirstResponder { button.resignFirstResponder() }
    removeFromSuperview()
  }

  private func move(to pose: ToastPose, velocity: ToastPose? = nil) {
    motion.retarget(to: pose, velocity: velocity)
    apply()
    if motion.isSettled { didSettle() } else { animator.start() }
  }

  private func step(by seconds: TimeInterval) -> Bool {
    motion.advance(by: seconds)
    apply()
    guard motion.isSettled else { return true }
    didSettle()
    return false
  }

  private func didSettle() {
    if toast.state == .dismissing { queue?.remove(toast) } else { queue?.didAppear(toast) }
  }

  private func apply() {
    let pose = motion.value
    alpha = min(max(0, pose.opacity), 1)
    transform = CGAffineTransform(
      a: max(0.001, pose.scaleX), b: 0, c: 0, d: max(0.001, pose.scaleY), tx: pose.offset.x,
      ty: pose.offset.y)
  }

  // MARK: Touch

  private func addGestures() {
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in self?.handle(hover) })
    if toast.settings.onTap != nil || toast.settings.dismissesOnTap {
      addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.handleTap() })
    }
    if toast.settings.isSwipeable {
      let pan = UIPanGestureRecognizer { [weak self] pan in self?.handle(pan) }
      pan.allowedScrollTypesMask = .continuous
      addGestureRecognizer(pan)
    }
  }

  private func handle(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: toast.timer?.hold(.pointer)
    default: toast.timer?.release(.pointer)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    toast.timer?.hold(.press)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    toast.timer?.release(.press)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    toast.timer?.release(.press)
  }

  private func handleTap() {
    guard toast.dismissalReason == nil else { return }
    toast.settings.onTap?(toast)
    if toast.settings.dismissesOnTap { queue?.end(toast, .tap, animated: true) }
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard toast.dismissalReason == nil else { return }
      toast.timer?.hold(.press)
      animator.stop()
      motion.catch()
      dragStart = motion.value
    case .changed:
      guard toast.dismissalReason == nil else { return }
      var pose = dragStart
      pose.offset = pose.offset.adding(swipe.softened(pan.translation(in: superview)))
      motion.set(pose)
      apply()
    case .ended, .cancelled, .failed:
      guard toast.dismissalReason == nil else { return }
      toast.timer?.release(.press)
      release(velocity: pan.state == .ended ? pan.velocity(in: superview) : .zero)
    default: break
    }
  }

  private func release(velocity: CGPoint) {
    if let way = swipe.dismissal(offset: motion.value.offset, velocity: velocity, size: bounds.size)
    {
      queue?.end(toast, .swipe, animated: true, velocity: way)
    } else {
      var speed = ToastPose.zero
      speed.offset = velocity.scaled(by: 0.3)
      move(to: .shown, velocity: speed)
    }
  }

  private var swipe: ToastSwipe { ToastSwipe(ratio: toast.settings.position.ratio) }
}
