import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// A scene's windows are stacked in one desktop window; scenes connect and disconnect.
@MainActor @Suite(.serialized) struct SceneTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))

  private var picture: String { stage.host.windows.last?.node?.description ?? "" }

  private func makeWindow(_ color: UIColor, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow()
    window.windowLevel = level
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = color
    return window
  }

  @Test("A second window lies in the same desktop window, by its level")
  func overlay() throws {
    let low = stage.show(UIViewController())
    let alert = makeWindow(.red, level: .alert)
    let normal = makeWindow(.blue)
    alert.isHidden = false
    normal.isHidden = false
    stage.settle()
    #expect(stage.host.windows.count == 1)
    let scene = try #require(low.windowScene)
    #expect(scene.windows == [low, normal, alert])
    #expect(alert.windowScene === scene && alert.bounds.size == CGSize(width: 200, height: 300))
    #expect(low.isKeyWindow && !alert.isKeyWindow)
    let (red, blue) = (picture.range(of: "rgba(1 0 0 1)"), picture.range(of: "rgba(0 0 1 1)"))
    #expect(try #require(blue).lowerBound < #require(red).lowerBound)
    normal.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
    stage.settle()
    #expect(scene.windows == [low, alert, normal])
    alert.isHidden = true
    stage.settle()
    #expect(!picture.contains("rgba(1 0 0 1)"))
    #expect(stage.exitStatus == nil)
  }

  @Test("A window that nobody retains is released")
  func released() {
    stage.show(UIViewController())
    var overlay: UIWindow? = makeWindow(.red)
    overlay?.isHidden = false
    stage.settle()
    #expect(picture.contains("rgba(1 0 0 1)"))
    weak var released = overlay
    overlay = nil
    stage.settle()
    #expect(released == nil && !picture.contains("rgba(1 0 0 1)"))
  }

  private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === rootViewController?.view ? nil : hit
    }
  }

  @Test("A touch goes to the frontmost window that accepts it, and stays with it")
  func touches() throws {
    var taps: [String] = []
    func button(_ name: String, in frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame, primaryAction: UIAction { _ in taps.append(name) })
      return button
    }
    let controller = UIViewController()
    controller.view.addSubview(button("low", in: CGRect(x: 0, y: 0, width: 200, height: 300)))
    stage.show(controller)
    let overlay = PassingWindow(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    overlay.rootViewController = UIViewController()
    overlay.rootViewController?.view.addSubview(
      button("over", in: CGRect(x: 0, y: 0, width: 50, height: 50)))
    overlay.isHidden = false
    stage.settle()
    #expect(overlay.frame == CGRect(x: 20, y: 100, width: 100, height: 100))
    stage.tap(at: CGPoint(x: 30, y: 110))
    stage.tap(at: CGPoint(x: 110, y: 190))
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.settle()
    #expect(taps == ["over", "low", "low"])
  }

  @Test("Key events go to the key window, which reports when it changes")
  func keyWindow() throws {
    let low = stage.show(UIViewController())
    let alert = makeWindow(.red, level: .alert)
    var told: [String] = []
    let center = NotificationCenter.default
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    nonisolated(unsafe) let alertID = ObjectIdentifier(alert)
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let isAlert = (note.object as AnyObject?).map(ObjectIdentifier.init) == alertID
        let text = (isAlert ? "alert " : "low ") + (name == names[0] ? "key" : "resigned")
        MainActor.assumeIsolated { told.append(text) }
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    alert.makeKeyAndVisible()
    #expect(alert.isKeyWindow && UIApplication.shared.keyWindow === alert)
    alert.isHidden = true
    #expect(low.isKeyWindow)
    #expect(told == ["low resigned", "alert key", "alert resigned", "low key"])
  }

  @Test("Windows that fill the scene follow its size, others don't")
  func resizing() {
    let low = stage.show(UIViewController())
    let overlay = makeWindow(.red)
    overlay.isHidden = false
    let note = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    note.isHidden = false
    stage.resize(to: CGSize(width: 400, height: 250))
    stage.settle()
    #expect(low.bounds.size == CGSize(width: 400, height: 250))
    #expect(overlay.frame == low.frame)
    #expect(note.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
  }

  @Test("A scene's delegate is told of its life cycle")
  func life() throws {
    let app = SceneAppDelegate()
    stage.launch(app)
    let window = try #require(SceneAppDelegate.windows(of: stage).first)
    let scene = try #require(window.windowScene)
    let delegate = try #require(scene.delegate as? WindowSceneDelegate)
    #expect(delegate.events == ["connect", "foreground", "active"])
    #expect(scene.activationState == .foregroundActive && scene.session.scene === scene)
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest())
    stage.settle()
    #expect(stage.host.windows.count == 2 && UIApplication.shared.connectedScenes.count == 2)
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    stage.settle()
    #expect(
      delegate.events
        == ["connect", "foreground", "active", "inactive", "background", "disconnect"])
    #expect(app.discarded == [scene.session] && scene.activationState == .unattached)
    #expect(stage.exitStatus == nil, "another scene is open")
    stage.closeWindow()
    #expect(stage.exitStatus == 0)
  }

  @Test("The link that launched the app is in the first scene's connection options")
  func startingLink() throws {
    let app = SceneAppDelegate()
    let url = try #require(URL(string: "vitrine://photo/1"))
    #expect(UIApplication.launch(host: stage.host, delegate: app, url: url))
    let window = try #require(SceneAppDelegate.windows(of: stage).first)
    let delegate = try #require(window.windowScene?.delegate as? WindowSceneDelegate)
    #expect(delegate.urls == [url] && UIApplication.shared.hasSceneDelegates)
  }

  @Test("A root view appears once, however its window is shown")
  func shownOnce() {
    final class Counting: UIViewController {
      var appearances = 0
      override func viewWillAppear(_ animated: Bool) { appearances += 1 }
    }
    stage.show(UIViewController())
    for isKey in [true, false] {
      let window = UIWindow()
      let controller = Counting()
      window.rootViewController = controller
      if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
      stage.settle()
      #expect(controller.appearances == 1 && window.windowScene?.windows.contains(window) == true)
    }
  }

  @Test("An app without scene delegates has one scene")
  func noSecondScene() {
    stage.show(UIViewController())
    var problem = ""
    UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest()) {
      problem = "\($0)"
    }
    #expect(problem.contains("scene delegate") && stage.host.windows.count == 1)
  }

  @Test("A desktop window that is closed doesn't bring its scene back")
  func activationAfterClosing() throws {
    let scene = try #require(stage.show(UIViewController()).windowScene)
    let window = try #require(stage.host.windows.last)
    let handler = try #require(window.handler)
    stage.closeWindow()
    #expect(scene.activationState == .unattached)
    handler.hostWindowDidChangeActivation(window, isActive: false)
    #expect(scene.activationState == .unattached)
  }
}
