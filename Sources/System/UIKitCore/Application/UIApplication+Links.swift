import Foundation

extension UIApplication {
  /// Hands links to the delegate of the key window's scene, else to the app's, and brings that
  /// window to the front. False when nobody took them.
  @discardableResult package func open(_ urls: [URL]) -> Bool {
    guard !urls.isEmpty else { return false }
    let front = frontScene ?? scenes.last
    front?.hostWindow?.raise()
    if let scene = ([front].compactMap { $0 } + scenes).first(where: { $0.delegate != nil }) {
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
      return true
    }
    return urls.map { delegate?.application(self, open: $0, options: [:]) ?? false }.contains(true)
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The link that the app was started with; it is opened after launch as any other.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
}

extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
