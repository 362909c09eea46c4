import QuartzCore

/// Calls a closure in every frame while it is not paused, and keeps frames coming meanwhile.
///
/// Whoever made it holds it, and it ends with its owner.
@MainActor package final class FrameTicker {
  /// Nil once it was invalidated.
  private var handler: (@MainActor (_ timestamp: TimeInterval) -> Void)?

  package var isPaused = false {
    didSet { if isPaused != oldValue { updateRegistration() } }
  }

  /// Starts at once.
  package init(_ handler: @escaping @MainActor (_ timestamp: TimeInterval) -> Void) {
    self.handler = handler
    updateRegistration()
  }

  /// The same with an owner that the closure doesn't keep alive.
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
