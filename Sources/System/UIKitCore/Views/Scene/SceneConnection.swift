import Foundation

/// Connects the scenes of an app that has scene delegates.
@MainActor struct SceneConnection {
  private let application: UIApplication

  init(_ application: UIApplication) { self.application = application }

  /// Connects a scene for the session. Does nothing if neither the configuration nor the app's
  /// module provides a scene delegate.
  func connect(_ session: UISceneSession = UISceneSession(), urls: [URL] = []) {
    let options = UIScene.ConnectionOptions(urls: urls)
    guard let delegate = application.delegate else { return }
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard
      let delegateClass = configuration.delegateClass ?? Self.delegateClass(beside: delegate),
      let sceneDelegate = UIResponder.instance(of: delegateClass) as? any UISceneDelegate
    else { return }
    application.hasSceneDelegates = true
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    guard let windows = sceneDelegate as? any UIWindowSceneDelegate else { return }
    if let window = windows.window {
      if window.windowScene == nil { window.windowScene = scene }
    } else if scene.windows.isEmpty {
      windows.window = Self.makeMainWindow(UIWindow(windowScene: scene), beside: delegate)
    }
  }

  /// Makes the window that Xcode's templates load from the storyboard `Main`: one that shows the
  /// class `ViewController` of the app's module. Returns nil if there is no such class.
  static func makeMainWindow(
    _ window: @autoclosure () -> UIWindow, beside delegate: any UIApplicationDelegate
  ) -> UIWindow? {
    guard let type = appClass("ViewController", beside: delegate),
      let controller = UIResponder.instance(of: type) as? UIViewController
    else { return nil }
    let window = window()
    if controller.view.backgroundColor == nil {
      controller.view.backgroundColor = .systemBackground
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Returns the scene delegate's class, under the name that Xcode's template gives it.
  static func delegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    guard let type = appClass("SceneDelegate", beside: delegate) else { return nil }
    return type is any UISceneDelegate.Type ? type : nil
  }

  private static func appClass(
    _ name: String, beside delegate: any UIApplicationDelegate
  ) -> AnyClass? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let name = [String(module), name].map { "\($0.utf8.count)\($0)" }.joined()
    return _typeByName(name + "C") as? AnyClass
  }
}

extension UIApplication {
  /// Opens another scene, or brings the session's scene to the front.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = request.session?.scene as? UIWindowScene {
      scene.hostWindow?.raise()
    } else if hasSceneDelegates {
      SceneConnection(self).connect(request.session ?? UISceneSession(role: request.role))
    } else {
      errorHandler?(SceneError.noSceneDelegate)
    }
  }

  /// Closes the session's scene; the app ends with its last scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene as? UIWindowScene, scene.hostWindow != nil else {
      errorHandler?(SceneError.noScene)
      return
    }
    scene.close()
  }
}

/// The reasons why a scene can't be opened or closed.
enum SceneError: Error, CustomStringConvertible {
  case noSceneDelegate
  case noScene

  var description: String {
    switch self {
    case .noSceneDelegate: "The app has no scene delegate, so it has one window."
    case .noScene: "The scene is closed already."
    }
  }
}
