import QuartzCore

/// Calls a closure on every frame while it is not paused, and thereby keeps frames coming.
@MainActor package final class FrameTicker {
  private let handler: @MainActor (_ timestamp: TimeInterval) -> Void
  private var isInvalidated = false

  package var isPaused = false {
    didSet { if isPaused != oldValue { updateRegistration() } }
  }

  /// Starts at once; the loop holds a ticker that runs, its owner should invalidate it.
  package init(_ handler: @escaping @MainActor (_ timestamp: TimeInterval) -> Void) {
    self.handler = handler
    updateRegistration()
  }

  /// The same for an owner that is not kept alive; when it has gone, the ticker ends by itself.
  package convenience init<Owner: AnyObject>(
    for owner: Owner, _ handler: @escaping @MainActor (Owner, _ timestamp: TimeInterval) -> Void
  ) {
    weak var ticker: FrameTicker?
    self.init { [weak owner] timestamp in
      if let owner { handler(owner, timestamp) } else { ticker?.invalidate() }
    }
    ticker = self
  }

  package func invalidate() {
    isInvalidated = true
    updateRegistration()
  }

  private func updateRegistration() {
    if isInvalidated || isPaused {
      FrameLoop.shared.tickers.removeAll { $0 === self }
    } else if !FrameLoop.shared.tickers.contains(where: { $0 === self }) {
      FrameLoop.shared.tickers.append(self)
      FrameLoop.shared.requestFrame()
    }
  }

  func tick(at timestamp: TimeInterval) {
    if !isInvalidated && !isPaused { handler(timestamp) }
  }
}
