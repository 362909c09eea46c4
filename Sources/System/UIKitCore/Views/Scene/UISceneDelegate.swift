import Foundation

/// Methods that respond to what happens to a scene. All are optional.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called once when the scene is connected; the delegate of a `UIWindowScene` makes its window
  /// here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene was closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene's window has received the keyboard's focus.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene's window is about to lose the keyboard's focus.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene appears on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called before the scene is closed. Windows that aren't visible keep running.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the desktop asks the running app to open links or files.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Methods that respond to what happens to a window scene.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene; nil if the delegate keeps its window elsewhere.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A link that the desktop asks the app to open.
@MainActor public final class UIOpenURLContext: NSObject {
  /// The link, or the file's URL.
  public let url: URL

  init(url: URL) { self.url = url }
}
