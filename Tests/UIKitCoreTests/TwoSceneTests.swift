import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Two scenes of one app, each with its own desktop window and frames.
@MainActor @Suite(.serialized) struct TwoSceneTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let windows: [UIWindow]

  init() {
    stage.launch(SceneAppDelegate())
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    windows = SceneAppDelegate.windows(of: stage)
    stage.settle()
  }

  private func hasRed(_ index: Int) -> Bool {
    stage.host.windows[index].node?.description.contains("rgba(1 0 0 1)") == true
  }

  @Test("A change that is made in another scene's frame is drawn")
  func changeInAnothersFrame() {
    _ = FrameTimer(after: 0) { [windows] in
      windows[0].rootViewController?.view.backgroundColor = .red
    }
    windows[1].windowScene?.hostWindow(stage.host.windows[1], frameAt: stage.now)
    stage.settle()
    #expect(hasRed(0))
  }

  @Test("Each scene draws its own changes")
  func ownChanges() {
    for index in 0..<2 {
      windows[index].rootViewController?.view.backgroundColor = .red
      stage.settle()
      #expect(hasRed(index))
    }
  }

  @Test("Tickers tick once for all scenes")
  func ticks() {
    var times: [TimeInterval] = []
    let ticker = FrameTicker { times.append($0) }
    stage.advance(frames: 10)
    #expect(times.count == 10)
    #expect(zip(times, times.dropFirst()).allSatisfy(<))
    // Time advances with the frames of the remaining scene.
    windows[0].close()
    times = []
    stage.advance(frames: 10)
    #expect(times.count == 10)
    ticker.invalidate()
    #expect(stage.settle())
  }

  @Test("A scene without frames passes the time on to one that has them")
  func hiddenLeader() throws {
    var pace = FramePacer()
    let windows = try self.windows.map { try #require($0.windowScene) }
    #expect(pace.advance(to: 1, for: windows[0]) == 1)
    #expect(pace.advance(to: 1, for: windows[1]) == nil)
    #expect(pace.advance(to: 2, for: windows[0]) == 2)
    #expect(pace.advance(to: 2, for: windows[1]) == nil)
    #expect(pace.advance(to: 3, for: windows[1]) == 3)
    #expect(pace.advance(to: 2.9, for: windows[0]) == nil)
    #expect(pace.advance(to: 2.9, for: windows[1]) == 3, "time does not go back")
  }
}

/// An app whose scenes each have a delegate, which makes the window.
@MainActor final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var discarded: [UISceneSession] = []

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { discarded += sceneSessions }

  static func windows(of stage: Stage) -> [UIWindow] {
    stage.host.windows.compactMap { ($0.handler as? UIWindowScene)?.windows.first }
  }
}

@MainActor final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var events: [String] = []
  private(set) var urls: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    events.append("connect")
    urls += connectionOptions.urlContexts.map(\.url)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { events.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { events.append("disconnect") }
}
