import Foundation
import UIKitCompat

/// Steps any number of values by one frame clock, and stops the clock when they have settled.
///
/// It holds no values: the owner keeps them, moves them in `step` and returns whether any still
/// moves. Dropping the animator stops it.
@MainActor public final class Animator {
  private let step: @MainActor (_ seconds: TimeInterval) -> Bool
  private var clock: FrameClock?
  private var lastTimestamp: TimeInterval?
  /// A motion that ends in a step may begin another in the same step.
  private var isStartedAnew = false

  /// - Parameter step: moves everything by so many seconds; false when all is at rest.
  public init(_ step: @escaping @MainActor (_ seconds: TimeInterval) -> Bool) { self.step = step }

  /// Whether the animator receives frames.
  public var isRunning: Bool { clock != nil }

  /// Begins to step; nothing when it runs already.
  ///
  /// - Parameter time: media time from which motion counts. Nil counts from the first frame, which
  ///   then shows the values as they are now: right for what begins at rest. What was thrown passes
  ///   the time of the throw, or it would stand still for a frame.
  public func start(from time: TimeInterval? = nil) {
    isStartedAnew = true
    guard clock == nil else { return }
    lastTimestamp = time
    clock = FrameClock { [weak self] timestamp in self?.frame(at: timestamp) }
  }

  /// Stops where the values are now.
  public func stop() {
    clock?.invalidate()
    clock = nil
    lastTimestamp = nil
  }

  private func frame(at timestamp: TimeInterval) {
    let elapsed = max(0, timestamp - (lastTimestamp ?? timestamp))
    lastTimestamp = timestamp
    isStartedAnew = false
    if !step(elapsed) && !isStartedAnew { stop() }
  }
}
