import Foundation

/// A place of its own on the desktop that shows a part of the app: a window with title bar and
/// frame.
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive
    case background
  }

  open private(set) var session: UISceneSession

  /// What the desktop shows in the window's title bar and its lists of windows.
  open var title: String! = "" {
    didSet { titleDidChange() }
  }

  /// Kept by the scene.
  open var delegate: (any UISceneDelegate)?

  open private(set) var activationState = ActivationState.unattached

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

  nonisolated public static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// What a scene is connected for.
  @MainActor public final class ConnectionOptions: NSObject {
    /// Links that it is to open.
    public let urlContexts: Set<UIOpenURLContext>

    init(urls: [URL] = []) { urlContexts = Set(urls.map(UIOpenURLContext.init)) }
  }
}
