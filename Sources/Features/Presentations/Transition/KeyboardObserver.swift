import UIKit

/// Observes the keyboard's frame for as long as it exists.
@MainActor final class KeyboardObserver {
  // Safe, because it is set once and observers may be removed on any thread.
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  /// - Parameter onMove: Called with the keyboard's frame in the window and the duration in
  ///   seconds.
  init(_ onMove: @escaping @MainActor (CGRect, TimeInterval) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo
      let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let seconds = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      guard let frame else { return }
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { onMove(frame, seconds ?? 0.25) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
