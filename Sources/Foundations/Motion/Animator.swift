import Foundation
import UIKitCompat

/// An object that steps any number of values with one frame clock, and stops the clock when they
/// have settled.
///
/// The animator holds no values: the owner keeps them, advances them in `step` and returns whether
/// any of them is still moving. Releasing the animator stops it.
@MainActor public final class Animator {
  private let step: @MainActor (_ seconds: TimeInterval) -> Bool
  private var clock: FrameClock?
  private var lastTimestamp: TimeInterval?
  /// A Boolean value that indicates whether `start(from:)` was called during the current step,
  /// because a motion that ends in a step may begin another in the same step.
  private var isStartedAnew = false

  /// - Parameter step: A closure that advances all values by a number of seconds, and returns
  ///   `false` when all of them are at rest.
  public init(_ step: @escaping @MainActor (_ seconds: TimeInterval) -> Bool) { self.step = step }

  /// A Boolean value that indicates whether the animator receives frames.
  public var isRunning: Bool { clock != nil }

  /// Starts stepping; does nothing if the animator is already running.
  ///
  /// - Parameter time: The media time at which the motion starts. If `nil`, the motion starts at
  ///   the first frame, which then shows the current values: right for a motion that begins at
  ///   rest. For a fling, pass the time of the release; otherwise the values wouldn't move for one
  ///   frame.
  public func start(from time: TimeInterval? = nil) {
    isStartedAnew = true
    guard clock == nil else { return }
    lastTimestamp = time
    clock = FrameClock { [weak self] timestamp in self?.frame(at: timestamp) }
  }

  /// Stops the animation at the current values.
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
