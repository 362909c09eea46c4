import HostInterface
import QuartzCore

extension UIApplication {
  /// A key of the options with which a URL is opened. No option is defined: desktops have neither
  /// universal links nor attribution.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens a URL with the app that the desktop has for it. A URL that is the app's own goes to the
  /// delegate of a scene.
  ///
  /// - Parameters:
  ///   - options: No option is defined yet.
  ///   - completion: Called later on the main thread; receives whether there is an app for the URL.
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

  /// Opens a URL with the app that the desktop has for it; returns whether there is one.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has an app for a URL, which may be this one. In a sandbox the desktop's
  /// apps are unknown, and any URL counts.
  public func canOpenURL(_ url: URL) -> Bool { host.opener(of: url) != .nobody }
}
