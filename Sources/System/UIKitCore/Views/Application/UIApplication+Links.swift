import Foundation

extension UIApplication {
  /// Passes URLs to the delegate of the frontmost scene, or of the first scene that has one, or to
  /// the app's delegate, and raises the frontmost window. Returns `false` if nothing handled them.
  @discardableResult package func open(_ urls: [URL]) -> Bool {
    guard !urls.isEmpty else { return false }
    let front = frontScene ?? scenes.last
    raise()
    if let scene = ([front].compactMap { $0 } + scenes).first(where: { $0.delegate != nil }) {
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
      return true
    }
    return urls.map { delegate?.application(self, open: $0, options: [:]) ?? false }.contains(true)
  }

  /// Raises the frontmost window.
  package func raise() { (frontScene ?? scenes.last)?.hostWindow?.raise() }
}

extension UIApplication.LaunchOptionsKey {
  /// The URL with which the app was launched. It is also opened after launch.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
}

extension UIApplication {
  /// A key of the options for opening a URL. No option is defined yet, so the dictionary is empty.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
