import Foundation

/// The identifier of a background task that should end before the app terminates.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An identifier for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks that an app has begun and not yet ended.
struct BackgroundTasks {
  private var last = 0
  private var handlers: [UIBackgroundTaskIdentifier: (() -> Void)?] = [:]

  mutating func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: last)
    handlers[identifier] = .some(expirationHandler)
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) { handlers[identifier] = nil }

  /// Removes all tasks and returns their expiration handlers, oldest first.
  mutating func expire() -> [() -> Void] {
    defer { handlers = [:] }
    return handlers.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value)
  }
}

extension UIApplication {
  /// Begins a task that should end before the app terminates.
  ///
  /// Desktops don't suspend apps, so the task can run until the app terminates. The handler is
  /// called if the app terminates before `endBackgroundTask(_:)` is called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins a task that should end before the app terminates. The name is for debugging on Apple's
  /// systems and isn't used.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler.map { handler in { MainActor.assumeIsolated(handler) } })
  }

  /// Ends a task; an unknown or invalid identifier is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The time for which the app may run in the background, in seconds: unlimited, as desktops don't
  /// suspend apps.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
