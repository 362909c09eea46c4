/// Calls a closure in every frame after layout; it requests no frames itself.
///
/// The object that creates an observer retains it; it ends with its owner.
@MainActor package final class FrameObserver {
  private let handler: @MainActor () -> Void

  package init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    FrameScheduler.shared.add(self)
  }

  func contentWasLaidOut() { handler() }
}
