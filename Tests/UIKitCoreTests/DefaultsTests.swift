import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The settings of an app, which Foundation writes only when it is asked.
@MainActor @Suite(.serialized) struct DefaultsTests {
  private final class CountedDefaults: UserDefaults {
    nonisolated(unsafe) var writes: [Int] = []  // because the tests use it on the main thread
    override func synchronize() -> Bool {
      writes.append(integer(forKey: "count"))
      return true
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let defaults: UserDefaults
    let window = UIWindow()
    init(_ defaults: UserDefaults) { self.defaults = defaults }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return true
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      defaults.set(1, forKey: "count")
    }
    func applicationWillTerminate(_ application: UIApplication) { defaults.set(2, forKey: "count") }
  }

  @Test func settingsAreWrittenInTheBackgroundAndAtTheEnd() throws {
    let defaults = try #require(CountedDefaults(suiteName: "vitrine-tests"))
    defer { defaults.removeObject(forKey: "count") }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let delegate = Delegate(defaults)
    stage.launch(delegate)
    UIApplication.shared.defaults = defaults
    stage.advance(frames: 1)
    stage.requestEnd()
    stage.settle()
    #expect(defaults.writes.first == 1, "after the app has heard of the background")
    #expect(defaults.writes.last == 2, "after it has heard of its end")
    #expect(stage.exitStatus == 0)
  }
}
