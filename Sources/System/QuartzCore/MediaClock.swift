import Quartz2D

/// A number of seconds.
public typealias CFTimeInterval = Double

/// Seconds since an arbitrary start, never running backwards.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The one clock of animations, gestures and timers. A stage replaces the source and moves it by
/// hand.
package enum MediaClock {
  @MainActor package static var source: @MainActor () -> TimeInterval = {
    ProcessInfo.processInfo.systemUptime
  }

  @MainActor package static var now: TimeInterval { source() }
}

/// Where layers, animations and display links ask for a frame; the frame loop installs itself.
package enum RenderScheduler {
  @MainActor package static var requestFrame: @MainActor () -> Void = {}
}
