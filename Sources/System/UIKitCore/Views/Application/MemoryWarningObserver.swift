import Foundation

/// An object that calls a closure whenever memory runs low, until it is released.
package final class MemoryWarningObserver: Sendable {
  nonisolated(unsafe) private let token: any NSObjectProtocol  // because it never changes

  @MainActor package init(_ handler: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated(handler) }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
