import Motion
import UIKit

extension ToastView {
  // MARK: Appearing

  func appear(animated: Bool) {
    guard animated else { return show(from: .shown) }
    guard !UIAccessibility.isReduceMotionEnabled else {
      return show(from: pose(of: [.opacity(0)], \.from))
    }
    let didEnd = { [weak self] in self?.ownMotionDidEnd(.presenting) ?? () }
    guard !container.animateAppearance(completion: didEnd) else { return }
    show(from: pose(of: toast.options.appearAnimations, \.from))
  }

  private func show(from pose: ToastPose) {
    motion.set(pose)
    move(to: .shown)
  }

  /// - Parameter velocity: The velocity of a swipe, in points per second.
  func disappear(animated: Bool, velocity: CGPoint?) {
    guard animated else { return }
    let isFading = UIAccessibility.isReduceMotionEnabled || velocity != nil
    let didEnd = { [weak self] in self?.ownMotionDidEnd(.dismissing) ?? () }
    if !isFading, container.animateDisappearance(completion: didEnd) { return animator.stop() }
    let animators: Set = isFading ? [.opacity(0).opposite] : toast.options.disappearAnimations
    var pose = pose(of: animators, \.to)
    // It vanishes even if the animators don't hide it.
    if pose == .shown { pose.opacity = 0 }
    guard let velocity else { return move(to: pose) }
    pose.offset = motion.value.offset.adding(velocity.scaled(by: 0.2))
    var speed = ToastPose.zero
    speed.offset = velocity
    move(to: pose, velocity: speed)
  }

  private func ownMotionDidEnd(_ state: Toast.State) {
    if toast.view === self, toast.state == state { didSettle() }
  }

  private func pose(
    of animators: Set<ToastAnimator>, _ end: KeyPath<ToastAnimator, CGFloat>
  ) -> ToastPose {
    animators.pose(end) { edge in
      guard let area = superview?.bounds else { return .zero }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch edge {
      case .top: return CGPoint(x: 0, y: area.minY - center.y - bounds.height / 2)
      case .bottom: return CGPoint(x: 0, y: area.maxY - center.y + bounds.height / 2)
      case .leading, .trailing:
        return (edge == .leading) != isMirrored
          ? CGPoint(x: area.minX - center.x - bounds.width / 2, y: 0)
          : CGPoint(x: area.maxX - center.x + bounds.width / 2, y: 0)
      }
    }
  }

  /// Moves from another place to where it has been placed.
  func move(from center: CGPoint) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    var pose = motion.value
    pose.offset = pose.offset.adding(center).adding(self.center.scaled(by: -1))
    let velocity = motion.velocity
    motion.set(pose)
    move(to: .shown, velocity: velocity)
  }

  // MARK: Spring

  private var spring: Spring {
    Spring(
      response: max(0.01, toast.options.springDuration),
      dampingRatio: 1 - min(max(0, toast.options.springBounce), 1))
  }

  func move(to pose: ToastPose, velocity: ToastPose? = nil) {
    motion.retarget(to: pose, spring: spring, velocity: velocity)
    apply()
    if motion.isSettled { didSettle() } else { animator.start() }
  }

  func step(by seconds: TimeInterval) -> Bool {
    motion.advance(by: seconds)
    apply()
    guard motion.isSettled else { return true }
    didSettle()
    return false
  }

  private func didSettle() {
    if toast.state == .dismissing { queue?.remove(toast) } else { queue?.didAppear(toast) }
  }

  func apply() {
    alpha = min(max(0, motion.value.opacity), 1)
    transform = motion.value.transform
  }
}
