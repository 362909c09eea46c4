import QuartzCore

/// A part of a frame whose cost is measured, in the order in which they follow one another.
package enum FramePass: Int, CaseIterable, Sendable {
  /// Events dispatched since the frame before, and the gestures recognized from them.
  case input
  case timers
  /// Tickers, display links, animated images and the ends of animations.
  case animate
  /// Updating the traits of what has other ones now.
  case traits
  /// Updating and solving constraints.
  case constraints
  case layout
  case display
  /// The end of the implicit transaction.
  case commit
  /// Making the render nodes of what changed.
  case compose
  /// Handing the nodes to the host.
  case present
  /// The host's drawing of the frame before this one.
  case draw
}

/// What one frame cost the main thread, in milliseconds a pass.
package struct FrameRecord: Sendable {
  /// When the frame was expected on screen, media clock seconds.
  package var timestamp: TimeInterval
  package var number = 0
  /// Whether the window had anything new to show.
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

  /// Adds what `body` costs to a pass.
  @MainActor mutating func measure<Result>(_ pass: FramePass, _ body: () -> Result) -> Result {
    let (result, cost) = timed(body)
    self[pass] += cost
    return result
  }
}

/// What `body` returns and the milliseconds that it takes, on a clock that tests do not move.
@MainActor func timed<Result>(_ body: () -> Result) -> (result: Result, milliseconds: Double) {
  let start = DispatchTime.now().uptimeNanoseconds
  let result = body()
  return (result, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
}
