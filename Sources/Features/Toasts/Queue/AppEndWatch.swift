import UIKit

/// Calls a closure when the app is about to end, while it is held.
final class AppEndWatch: @unchecked Sendable {  // because it never changes, and any thread may end it
  private let token: any NSObjectProtocol

  @MainActor init(_ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated(handler)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
