import QuartzCore

/// A measured part of a frame; the cases are in the order in which the parts are run.
package enum FramePass: Int, CaseIterable, Sendable {
  /// Dispatching the events since the previous frame, and recognizing gestures from them.
  case input
  case timers
  /// Tickers, display links, animated images and the ends of animations.
  case animate
  /// Updating traits that have changed.
  case traits
  /// Updating and solving constraints.
  case constraints
  case layout
  case display
  /// Committing the implicit transaction.
  case commit
  /// Composing the render nodes of changed layers.
  case compose
  /// Presenting the nodes to the host.
  case present
  /// The host's drawing of the previous frame.
  case draw
}

/// The cost of one frame on the main thread, in milliseconds per pass.
package struct FrameRecord: Sendable {
  /// The time at which the frame was expected on screen, in seconds on the media clock.
  package var timestamp: TimeInterval
  package var number = 0
  /// Whether the window had anything new to present.
  package var isPresented = false
  private var costs = [Double](repeating: 0, count: FramePass.allCases.count)

  package init(timestamp: TimeInterval, number: Int = 0) {
    self.timestamp = timestamp
    self.number = number
  }

  package subscript(pass: FramePass) -> Double {
    get { costs[pass.rawValue] }
    set { costs[pass.rawValue] = newValue }
  }

  package var total: Double { costs.reduce(0, +) }

  /// Adds the duration of `body` to a pass.
  @MainActor mutating func measure<Result>(_ pass: FramePass, _ body: () -> Result) -> Result {
    let (result, cost) = timed(body)
    self[pass] += cost
    return result
  }
}

/// Returns the result of `body` and its duration in milliseconds, on a clock that tests do not
/// control.
@MainActor func timed<Result>(_ body: () -> Result) -> (result: Result, milliseconds: Double) {
  let start = DispatchTime.now().uptimeNanoseconds
  let result = body()
  return (result, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
}
