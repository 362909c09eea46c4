import Quartz2D

/// A number of seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since an arbitrary start; the value never decreases.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The clock of animations, gestures and timers. Test stages replace its source and advance it
/// manually.
package enum MediaClock {
  @MainActor package static var source: @MainActor () -> TimeInterval = {
    ProcessInfo.processInfo.systemUptime
  }

  @MainActor package static var now: TimeInterval { source() }
}

/// The hook with which layers, animations and display links request a frame; set by the frame loop.
package enum RenderScheduler {
  @MainActor package static var requestFrame: @MainActor () -> Void = {}
}
