import UIKit

/// Observes a notification on the main thread for as long as the token exists.
// Because it never changes, and any thread may end it.
final class NotificationToken: @unchecked Sendable {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(handler)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
