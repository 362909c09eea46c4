import Foundation

/// The identity of a task that should end before the app does.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that an app has begun and not ended.
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

  /// Forgets all tasks and returns their handlers, oldest first.
  mutating func expire() -> [() -> Void] {
    defer { handlers = [:] }
    return handlers.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value)
  }
}

extension UIApplication {
  /// Begins a task that should end before the app does.
  ///
  /// Desktops don't suspend apps: the task has all the time until the app ends. The handler is
  /// called if the app ends before `endBackgroundTask(_:)`.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins a task that should end before the app does. The name is for debugging on Apple's
  /// systems and isn't used.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler.map { handler in { MainActor.assumeIsolated(handler) } })
  }

  /// Ends a task; an unknown or invalid one is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The time that the app may run in the background, in seconds: without limit, as desktops don't
  /// suspend apps.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
