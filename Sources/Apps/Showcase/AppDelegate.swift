import Routing
import UIKit
import UIKitCompat

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let first: Demo?
  let window = UIWindow()
  /// The routes to all screens.
  let router = Router.showcase()
  private(set) lazy var navigation = UINavigationController(
    rootViewController: MenuController { [router] in
      router.receive("showcase://screen/\($0.name)", trust: .app)
    })

  /// Opens the screen that the command line names.
  override convenience init() {
    let command = (try? ShowcaseCommand.parse()) ?? ShowcaseCommand()
    self.init(first: command.open.flatMap { Catalog.demo(named: $0) })
  }

  init(first: Demo?) {
    self.first = first
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.tintColor = .windowTint
    if let first { navigation.pushViewController(first.makeController(), animated: false) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.windowScene?.title = String(showcase: "Vitrine Showcase")
    router.isReady = true
    tellOfMissingSamples()
    return true
  }

  private func tellOfMissingSamples() {
    guard let problem = Samples.problem else { return }
    let alert = UIAlertController(
      title: String(showcase: "No Sample Photos"), message: problem, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(showcase: "OK"), style: .default))
    navigation.present(alert, animated: false)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    router.receive(url)
    return true
  }

  /// The end of the responder chain: keys that no screen handles.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key).filter { $0.modifierFlags.contains(.control) }
    if keys.contains(where: { [.keyboardQ, .keyboardW].contains($0.keyCode) }) {
      window.closeWindow()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
