import QuartzCore

/// The shown height of a sheet, and the spring that moves it.
///
/// The spring can be stopped at any time, and starts with a given velocity.
@MainActor final class SheetMotion {
  /// The distance between the bottom of the container and the top of the sheet, in points.
  private(set) var shown: CGFloat = 0
  /// Called when `shown` has changed.
  var onChange: (() -> Void)?
  private var spring: AxisMotion?
  private var onRest: (() -> Void)?
  private var ticker: FrameTicker?
  /// The rate of the critically damped spring, per second: that of the system's transitions.
  static let rate: CGFloat = (1000 / 3 as CGFloat).squareRoot()

  var isMoving: Bool { spring != nil }
  /// The shown height at which the sheet will settle.
  var target: CGFloat? { spring?.end }
  /// The upward velocity, in points per second.
  var velocity: CGFloat { spring?.velocity(at: MediaClock.now) ?? 0 }

  func place(at shown: CGFloat) {
    stop()
    guard shown != self.shown else { return }
    self.shown = shown
    onChange?()
  }

  /// Starts a motion from the current position.
  func start(to target: CGFloat, velocity: CGFloat? = nil, onRest: (() -> Void)? = nil) {
    let speed = velocity ?? self.velocity
    guard target != shown || abs(speed) > ScrollPhysics.stopSpeed else {
      stop()
      onRest?()
      return
    }
    self.onRest = onRest
    spring = .spring(
      target: target, offset: shown - target, velocity: speed, rate: Self.rate,
      since: MediaClock.now)
    if ticker == nil { ticker = FrameTicker(for: self) { $0.step(at: $1) } }
    ticker?.isPaused = false
  }

  /// Changes the target of the motion, whose end is still reported.
  func redirect(to target: CGFloat) {
    guard isMoving, self.target != target else { return }
    start(to: target, onRest: onRest)
  }

  /// Stops at the current position without calling the completion handler.
  func stop() {
    spring = nil
    onRest = nil
    ticker?.isPaused = true
  }

  private func step(at time: TimeInterval) {
    guard let spring else { return }
    let isDone = spring.isDone(at: time)
    shown = isDone ? spring.end : spring.position(at: time)
    guard isDone else {
      onChange?()
      return
    }
    let arrived = onRest
    stop()
    onChange?()
    arrived?()
  }
}
