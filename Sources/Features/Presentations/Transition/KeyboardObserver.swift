import UIKit

/// Tells where the keyboard goes, for as long as it exists.
@MainActor final class KeyboardObserver {
  // Unsafe only in name, because it is set once and the centre takes removals on any thread.
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  /// - Parameter onMove: gets the frame in the window and the seconds it takes.
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
