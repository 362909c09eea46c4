import UIKit
import UIKitCompat

extension ToastView {
  func addGestures() {
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in self?.handle(hover) })
    tap.onEvent { [weak self] _ in self?.handleTap() }
    pan.onEvent { [weak self] pan in self?.handle(pan) }
    pan.allowedScrollTypesMask = .continuous
    addGestureRecognizer(tap)
    addGestureRecognizer(pan)
  }

  private func handle(_ hover: UIHoverGestureRecognizer) {
    switch hover.state {
    case .began, .changed: toast.timer?.hold(.pointer)
    default: toast.timer?.release(.pointer)
    }
  }

  private func handleTap() {
    guard toast.dismissalReason == nil else { return }
    toast.settings.onTap?(toast)
    if toast.options.dismissesOnTap { queue?.end(toast, .tap, animated: true) }
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

  private var swipe: ToastSwipe {
    ToastSwipe(toast.options.swipeDirections, ratio: toast.options.position.ratio)
  }
}
