import UIKit

/// Calls a closure when the app is about to terminate, for as long as the observer exists.
/// Unchecked because it never changes, and any thread may release it.
final class AppTerminationObserver: @unchecked Sendable {
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
