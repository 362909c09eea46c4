import UIKit

/// Observes a notification on the main thread for as long as the token exists.
final class NotificationToken: @unchecked Sendable {  // because it never changes, and any thread may end it
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(handler)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
