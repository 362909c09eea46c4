import UIKit

/// An app of several scenes: N opens another one, O lays a window over the one with the keys, W
/// closes it. Each scene has a color of its own.
@main final class SceneEcho: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var overlay: UIWindow?
  private static var count = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let controller = KeyController()
    controller.view.backgroundColor = Self.count == 0 ? .red : .green
    scene.title = "scene \(Self.count)"
    Self.count += 1
    controller.onKey = { [weak self] in self?.handle($0, in: scene) }
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  private func handle(_ key: UIKeyboardHIDUsage, in scene: UIWindowScene) {
    switch key {
    case .keyboardN:
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    case .keyboardO:
      let overlay = UIWindow(windowScene: scene)
      overlay.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
      overlay.windowLevel = .alert
      overlay.backgroundColor = .blue
      overlay.isHidden = false
      self.overlay = overlay
    case .keyboardW:
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    default: break
    }
  }
}

private final class KeyController: UIViewController {
  var onKey: ((UIKeyboardHIDUsage) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { onKey?(key.keyCode) }
  }
}
