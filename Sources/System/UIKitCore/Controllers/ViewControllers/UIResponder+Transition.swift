import QuartzCore

extension UIResponder {
  /// Runs a closure after the transition of the screen that the responder is in; returns false, and
  /// never runs it, if there is none.
  func runAfterTransition(_ body: @escaping @MainActor () -> Void) -> Bool {
    let responders = sequence(first: self, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    // The app hasn't been told of the end yet when a coordinator is.
    return controller?.coordinator?.animate(alongsideTransition: nil) { _ in
      _ = FrameTimer(after: 0, body)
    } ?? false
  }
}
