import QuartzCore

/// The shown height of a sheet, and the spring that moves it.
@MainActor final class SheetMotion {
  private let motion = SpringMotion([0])

  /// The distance between the bottom of the container and the top of the sheet, in points.
  var shown: CGFloat { motion.values[0] }
  var isMoving: Bool { motion.isMoving }
  /// The shown height at which the sheet will settle.
  var target: CGFloat? { motion.target?[0] }
  /// The upward velocity, in points per second.
  var velocity: CGFloat { motion.velocities[0] }
  /// Called when `shown` has changed.
  var onChange: (() -> Void)? {
    get { motion.onChange }
    set { motion.onChange = newValue }
  }

  func place(at shown: CGFloat) { motion.place(at: [shown]) }

  /// Starts a motion from the current position; `nil` keeps the current velocity.
  func start(to target: CGFloat, velocity: CGFloat? = nil, onRest: (() -> Void)? = nil) {
    motion.start(to: [target], velocities: velocity.map { [$0] }, onRest: onRest)
  }

  /// Changes the target of the motion, whose end is still reported.
  func redirect(to target: CGFloat) { motion.redirect(to: [target]) }

  /// Stops at the current position without calling the completion handler.
  func stop() { motion.stop() }
}
