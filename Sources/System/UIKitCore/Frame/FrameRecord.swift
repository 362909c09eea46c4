import QuartzCore

/// What one frame cost the main thread, in milliseconds a step.
package struct FrameRecord: Sendable {
  /// When the frame was expected on screen, media clock seconds.
  package var timestamp: TimeInterval
  package var number = 0
  /// Events dispatched since the frame before.
  package var input = 0.0
  package var timers = 0.0
  package var animate = 0.0
  package var layout = 0.0
  package var compose = 0.0
  /// Making the host's nodes and drawing them, of the frame before this one.
  package var draw = 0.0
  /// Whether the window had anything new to show.
  package var isPresented = false

  package var total: Double { input + timers + animate + layout + compose + draw }
}

/// Milliseconds that `body` takes, on a clock that tests do not move.
@MainActor func milliseconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}
