import Foundation

extension UIApplication {
  /// Posted when the app has finished launching, after the delegate was notified. The object is the
  /// app.
  nonisolated public static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")

  /// Posted when one of the app's windows has become the active one, after the delegate was
  /// notified. The object is the app.
  nonisolated public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")

  /// Posted when no window of the app is active any longer, after the delegate was notified. The
  /// object is the app.
  nonisolated public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")

  /// Posted when the app's last window has closed, after the delegate was notified. The object is
  /// the app.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")

  /// Posted before the app's first window is shown, after the delegate was notified. The object is
  /// the app.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")

  /// Posted when memory runs low, after the delegate was notified. The object is the app.
  nonisolated public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// Posted before the app terminates, after the delegate was notified. The object is the app.
  nonisolated public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  /// A key of the launch options of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
