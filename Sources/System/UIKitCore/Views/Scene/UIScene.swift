import Foundation

/// An instance of the app's user interface: a window of the desktop with a title bar and a frame.
@MainActor open class UIScene: UIResponder {
  /// A scene's state of activation.
  public enum ActivationState: Int, Sendable {
    /// Not connected yet, or closed.
    case unattached = -1
    /// On the screen, with the keyboard's focus.
    case foregroundActive = 0
    /// On the screen, without the keyboard's focus.
    case foregroundInactive
    /// Not on the screen.
    case background
  }

  /// The session to which the scene belongs.
  open private(set) var session: UISceneSession

  /// The title that the desktop shows in the window's title bar and in its lists of windows.
  open var title: String! = "" {
    didSet { titleDidChange() }
  }

  /// The scene's delegate, which the scene retains.
  open var delegate: (any UISceneDelegate)?

  /// The scene's state; the delegate and observers are notified when it changes.
  open private(set) var activationState = ActivationState.unattached

  /// Creates a session's scene.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.current }

  func titleDidChange() {}

  /// Notifies the delegate and observers of a change of state.
  func enter(_ state: ActivationState) {
    guard state != activationState else { return }
    switch (activationState, state) {
    case (_, .foregroundActive):
      if activationState == .unattached { enter(.foregroundInactive) }
      activationState = state
      delegate?.sceneDidBecomeActive(self)
      post(Self.didActivateNotification)
    case (.foregroundActive, .foregroundInactive):
      delegate?.sceneWillResignActive(self)
      post(Self.willDeactivateNotification)
      activationState = state
    case (_, .foregroundInactive):
      UIApplication.current?.willEnterForeground(self)
      delegate?.sceneWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      activationState = state
    case (_, .background):
      enter(.foregroundInactive)
      activationState = state
      delegate?.sceneDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
      UIApplication.current?.didEnterBackground(self)
    case (_, .unattached):
      enter(.background)
      activationState = state
      delegate?.sceneDidDisconnect(self)
      post(Self.didDisconnectNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before a scene is connected.
  nonisolated public static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was closed.
  nonisolated public static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  nonisolated public static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to become inactive.
  nonisolated public static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene appears on the screen.
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// The reasons for which the system connects a scene.
  @MainActor public final class ConnectionOptions: NSObject {
    /// The links that the scene is asked to open.
    public let urlContexts: Set<UIOpenURLContext>

    init(urls: [URL] = []) { urlContexts = Set(urls.map(UIOpenURLContext.init)) }
  }
}
