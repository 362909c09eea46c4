import QuartzCore

/// The extent to which the leading columns of a split view are revealed, animated by a spring that
/// the user can interrupt.
@MainActor final class SplitReveal {
  /// The current extent, in points.
  private(set) var extent: CGFloat = 0
  /// Whether the user holds the columns.
  private(set) var isHeld = false
  private var motion: AxisMotion?
  private var ticker: FrameTicker?
  /// Called whenever the extent has changed, and when the motion has ended.
  var onMove: (() -> Void)?

  /// The rate of the spring, per second.
  private static let rate: CGFloat = 17

  var isMoving: Bool { isHeld || motion != nil }

  /// The extent at which the motion ends; the current one if it is at rest.
  var target: CGFloat { motion?.end ?? extent }

  func hold() {
    motion = nil
    isHeld = true
    updateTicker()
  }

  func drag(to extent: CGFloat) {
    guard isHeld, extent != self.extent else { return }
    self.extent = extent
    onMove?()
  }

  /// Animates to an extent. The velocity is in points per second; nil stands for the current one.
  func settle(at target: CGFloat, velocity: CGFloat? = nil) {
    isHeld = false
    let now = MediaClock.now
    let speed = velocity ?? motion?.velocity(at: now) ?? 0
    guard !UIAccessibility.isReduceMotionEnabled, target != extent || abs(speed) > 10 else {
      return jump(to: target)
    }
    motion = .spring(
      target: target, offset: extent - target, velocity: speed, rate: Self.rate, since: now)
    updateTicker()
  }

  /// Sets an extent immediately.
  func jump(to target: CGFloat) {
    isHeld = false
    motion = nil
    extent = target
    updateTicker()
    onMove?()
  }

  private func updateTicker() {
    guard motion != nil else {
      ticker?.isPaused = true
      return
    }
    if ticker == nil { ticker = FrameTicker(for: self) { $0.step(at: $1) } }
    ticker?.isPaused = false
  }

  private func step(at time: TimeInterval) {
    guard let motion else { return updateTicker() }
    guard !motion.isDone(at: time) else { return jump(to: motion.end) }
    extent = max(0, motion.position(at: time))
    onMove?()
  }
}
