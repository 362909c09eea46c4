import HostInterface
import QuartzCore

extension UIApplication {
  /// A key of the options for opening a URL. No option is defined, as desktops have neither
  /// universal links nor attribution.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens a URL with the desktop's default app for it. If the default app is this one, the URL is
  /// passed to a scene's delegate.
  ///
  /// - Parameters:
  ///   - options: The options for opening the URL; no option is defined yet.
  ///   - completion: A closure that is called later on the main thread, with a Boolean value that
  ///     indicates whether there is an app for the URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    func finish(_ isOpened: Bool) { _ = FrameTimer(after: 0) { completion?(isOpened) } }
    switch host.opener(of: url) {
    case .nobody: finish(false)
    case .thisApp: finish(open([url]))
    case .otherApp: host.open(url) { finish($0) }
    }
  }

  /// Opens a URL with the desktop's default app for it; returns whether there is one.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether the desktop has an app for a URL, which may be
  /// this app. In a sandbox the desktop's apps are unknown, so the result is always `true`.
  public func canOpenURL(_ url: URL) -> Bool { host.opener(of: url) != .nobody }
}
