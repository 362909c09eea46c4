import QuartzCore

/// Calls a closure in every frame while it isn't paused, and requests frames for this.
///
/// The object that creates a ticker retains it; it ends with its owner.
@MainActor package final class FrameTicker {
  /// The closure; `nil` after the ticker was invalidated.
  private var handler: (@MainActor (_ timestamp: TimeInterval) -> Void)?

  package var isPaused = false {
    didSet { if isPaused != oldValue { updateRegistration() } }
  }

  /// Creates a ticker that starts immediately.
  package init(_ handler: @escaping @MainActor (_ timestamp: TimeInterval) -> Void) {
    self.handler = handler
    updateRegistration()
  }

  /// Creates a ticker that starts immediately, with an owner that the closure doesn't retain.
  package convenience init<Owner: AnyObject>(
    for owner: Owner, _ handler: @escaping @MainActor (Owner, _ timestamp: TimeInterval) -> Void
  ) {
    self.init { [weak owner] timestamp in
      if let owner { handler(owner, timestamp) }
    }
  }

  package func invalidate() {
    handler = nil
    updateRegistration()
  }

  private func updateRegistration() {
    if handler == nil || isPaused {
      FrameScheduler.shared.remove(self)
    } else {
      FrameScheduler.shared.add(self)
    }
  }

  func tick(at timestamp: TimeInterval) {
    if !isPaused { handler?(timestamp) }
  }
}
