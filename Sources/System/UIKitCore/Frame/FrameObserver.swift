/// Calls a closure in every frame after layout; requests no frames itself.
///
/// Whoever made it holds it, and it ends with its owner.
@MainActor package final class FrameObserver {
  private let handler: @MainActor () -> Void

  package init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    FrameScheduler.shared.add(self)
  }

  func contentWasLaidOut() { handler() }
}
