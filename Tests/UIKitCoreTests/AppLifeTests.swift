import Testing
import UIKit
import UIKitStage

/// What an app is told about its life, and what it asks of the desktop.
@MainActor @Suite(.serialized) struct AppLifeTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    var opened: [URL] = []
    let window = UIWindow()

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will finish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did finish")
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url)
      return true
    }
  }

  @MainActor private final class Listener {
    var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [Notification.Name] = [
        UIApplication.didFinishLaunchingNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willTerminateNotification,
      ]
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] in
            let text = $0.name.rawValue.replacingOccurrences(of: "UIApplication", with: "")
            let name = text.replacingOccurrences(of: "Notification", with: "")
            MainActor.assumeIsolated { self.names.append(name) }
          })
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("by its window's close button, by the system's request", arguments: [false, true])
  func anAppIsToldAboutItsLifeInOrder(isRequest: Bool) {
    let stage = Stage()
    let delegate = Delegate()
    let listener = Listener()
    stage.launch(delegate)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(delegate.window.windowScene?.activationState == .foregroundActive)
    #expect(listener.names.contains("DidFinishLaunching"))
    if isRequest { stage.requestEnd() } else { stage.closeWindow() }
    #expect(
      delegate.calls == [
        "will finish", "did finish", "foreground", "active", "resign", "background", "terminate",
      ])
    let notified = listener.names.filter { $0 != "DidFinishLaunching" }
    #expect(
      notified == [
        "WillEnterForeground", "DidBecomeActive", "WillResignActive", "DidEnterBackground",
        "WillTerminate",
      ])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func aURLOpensWithTheDesktopsApp() {
    let stage = Stage()
    stage.show(UIViewController())
    var results: [Bool] = []
    guard let web = URL(string: "https://example.org/a"), let odd = URL(string: "odd:thing") else {
      return
    }
    #expect(UIApplication.shared.canOpenURL(web) && !UIApplication.shared.canOpenURL(odd))
    UIApplication.shared.open(web) { results.append($0) }
    UIApplication.shared.open(odd) { results.append($0) }
    #expect(results.isEmpty, "the handler is called later")
    stage.advance(frames: 2)
    #expect(results == [true, false])
    #expect(stage.openedURLs == [web])
  }

  @Test func theAppsOwnURLComesBackToIt() throws {
    let stage = Stage()
    let delegate = Delegate()
    stage.launch(delegate)
    stage.ownSchemes = ["mine"]
    let url = try #require(URL(string: "mine://photo/1"))
    var results: [Bool] = []
    #expect(UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url, options: [:]) { results.append($0) }
    stage.advance(frames: 2)
    #expect(delegate.opened == [url] && results == [true])
    #expect(stage.openedURLs.isEmpty)
  }

  @Test func anAppThatDisablesTheIdleTimerKeepsTheScreenOn() {
    let stage = Stage()
    stage.show(UIViewController())
    #expect(!UIApplication.shared.isIdleTimerDisabled && !stage.keepsScreenOn)
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(UIApplication.shared.isIdleTimerDisabled && stage.keepsScreenOn)
    UIApplication.shared.isIdleTimerDisabled = false
    #expect(!stage.keepsScreenOn)
  }

  @Test func unfinishedBackgroundTasksExpireWhenTheAppEnds() {
    let stage = Stage()
    stage.launch(Delegate())
    let app = UIApplication.shared
    var expired: [String] = []
    let first = app.beginBackgroundTask { expired.append("first") }
    let second = app.beginBackgroundTask(withName: "Save") { expired.append("second") }
    let third = app.beginBackgroundTask { expired.append("third") }
    #expect(Set([first, second, third, .invalid]).count == 4)
    app.endBackgroundTask(first)
    app.endBackgroundTask(.invalid)
    stage.requestEnd()
    #expect(expired == ["second", "third"])
  }

  @Test func theKeyWindowIsTheAppsToo() {
    let stage = Stage()
    let window = stage.show(UIViewController())
    let second = UIWindow()
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows == [window, second])
    second.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === second)
  }

  @Test func theStatusBarFollowsTheControllerThatDecides() {
    final class Child: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    final class Parent: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let stage = Stage()
    let parent = Parent()
    let window = stage.show(parent)
    #expect(window.windowScene?.statusBarManager?.statusBarStyle == .default)
    parent.addChild(Child())
    parent.setNeedsStatusBarAppearanceUpdate()
    #expect(window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
  }
}
