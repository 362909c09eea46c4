import Testing
import UIKit
import UIKitStage

/// The app is told of its termination, however it ends.
@MainActor @Suite(.serialized) struct ApplicationEndTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var ends = 0
    let window = UIWindow()
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return true
    }
    func applicationWillTerminate(_ application: UIApplication) { ends += 1 }
  }

  @Test("By the system's request, and by its window's close button", arguments: [true, false])
  func end(byRequest: Bool) {
    let stage = Stage()
    let delegate = Delegate()
    stage.launch(delegate)
    #expect(delegate.ends == 0 && stage.exitStatus == nil)
    if byRequest { stage.requestEnd() } else { stage.closeWindow() }
    #expect(delegate.ends == 1 && stage.exitStatus == 0)
    stage.requestEnd()
    #expect(delegate.ends == 1)
  }
}
