/// Calls a closure in every frame that there is, after layout, and asks for none itself.
///
/// The loop does not hold it: it ends with its owner.
@MainActor package final class FrameObserver {
  private let handler: @MainActor () -> Void

  package init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    FrameLoop.shared.observers.append(Weak(self))
  }

  func frameWasLaidOut() { handler() }
}
