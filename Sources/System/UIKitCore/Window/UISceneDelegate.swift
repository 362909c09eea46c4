import Foundation

@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A link that the desktop hands to the app.
@MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}
