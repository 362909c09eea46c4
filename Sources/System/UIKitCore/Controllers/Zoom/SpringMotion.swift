import QuartzCore

/// Several values that move together with the critically damped spring of the system's transitions.
///
/// The motion can be stopped or redirected at any time, and keeps its velocity.
@MainActor final class SpringMotion {
  /// The current values.
  private(set) var values: [CGFloat]
  /// Called when the values have changed.
  var onChange: (() -> Void)?
  private var springs: [AxisMotion] = []
  private var onRest: (() -> Void)?
  private var ticker: FrameTicker?
  /// The rate of the spring, per second.
  static let rate: CGFloat = (1000 / 3 as CGFloat).squareRoot()

  init(_ values: [CGFloat]) { self.values = values }

  var isMoving: Bool { !springs.isEmpty }
  /// The values at which the motion will come to rest; nil at rest.
  var target: [CGFloat]? { isMoving ? springs.map(\.end) : nil }
  /// The velocities, per second.
  var velocities: [CGFloat] {
    isMoving ? springs.map { $0.velocity(at: MediaClock.now) } : values.map { _ in 0 }
  }

  func place(at values: [CGFloat]) {
    stop()
    guard values != self.values else { return }
    self.values = values
    onChange?()
  }

  /// Starts a motion from the current values; `nil` keeps the current velocities.
  func start(to target: [CGFloat], velocities: [CGFloat]? = nil, onRest: (() -> Void)? = nil) {
    let speeds = velocities ?? self.velocities
    guard target != values || speeds.contains(where: { abs($0) > ScrollPhysics.stopSpeed }) else {
      stop()
      onRest?()
      return
    }
    self.onRest = onRest
    springs = values.indices.map {
      .spring(
        target: target[$0], offset: values[$0] - target[$0], velocity: speeds[$0], rate: Self.rate,
        since: MediaClock.now)
    }
    if ticker == nil { ticker = FrameTicker(for: self) { $0.step(at: $1) } }
    ticker?.isPaused = false
  }

  /// Changes the target of the motion, whose end is still reported.
  func redirect(to target: [CGFloat]) {
    guard isMoving, self.target != target else { return }
    start(to: target, onRest: onRest)
  }

  /// Stops at the current values without calling the completion handler.
  func stop() {
    springs = []
    onRest = nil
    ticker?.isPaused = true
  }

  private func step(at time: TimeInterval) {
    guard isMoving else { return }
    let isDone = springs.allSatisfy { $0.isDone(at: time) }
    values = springs.map { isDone ? $0.end : $0.position(at: time) }
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
