import Testing
import UIKit
import UIKitStage

@testable import UIKitExtras

@MainActor @Suite(.serialized) struct HandlerTests {
  @Test("A control has one handler for the same events, and keeps other actions")
  func controls() {
    var heard: [String] = []
    let button = UIButton(type: .custom)
    button.addAction(UIAction { _ in heard.append("action") }, for: .touchUpInside)
    button.setHandler(for: .touchUpInside) { _ in heard.append("first") }
    button.setHandler(for: .touchUpInside) { heard.append("second \($0 === button)") }
    button.setHandler(for: .touchDown) { _ in heard.append("down") }
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["action", "second true"])
    button.removeHandler(for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(heard.dropFirst(2) == ["action", "down"])
    button.removeAllHandlers()
    button.sendActions(for: .touchDown)
    #expect(heard.count == 4)
  }

  @Test("A control with handlers is released")
  func leaks() {
    weak var gone: UISwitch?
    do {
      let control = UISwitch()
      control.setHandler(for: .valueChanged) { $0.isOn = false }
      gone = control
    }
    #expect(gone == nil)
  }

  @Test("Recognizers and bar buttons call their closures")
  func recognizers() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    var heard: [String] = []
    controller.view.onTap(count: 2) { _ in heard.append("double") }
    controller.view.addGestureRecognizer(
      UISwipeGestureRecognizer(.up) { _ in heard.append("swipe") })
    controller.view.addGestureRecognizer(
      UIScreenEdgePanGestureRecognizer(.left) { if $0.state == .ended { heard.append("edge") } })
    controller.view.addGestureRecognizer(
      UIRotationGestureRecognizer { if $0.state == .began { heard.append("turn") } })
    stage.doubleTap(at: CGPoint(x: 200, y: 400))
    stage.advance(by: 0.5)
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.1)
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.3)
    stage.touchDown(at: CGPoint(x: 150, y: 400), finger: 1)
    stage.touchDown(at: CGPoint(x: 250, y: 400), finger: 2)
    stage.touchMove(to: CGPoint(x: 200, y: 350), finger: 1, duration: 0.2)
    stage.touchUp(finger: 1)
    stage.touchUp(finger: 2)
    #expect(heard == ["double", "swipe", "edge", "turn"])
  }

  @Test("Four kinds of bar button items")
  func barButtons() {
    var heard: [String] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let items = [
      UIBarButtonItem(title: "Share") { heard.append("title") },
      UIBarButtonItem(image: UIImage(systemName: "plus")) { heard.append("image") },
      UIBarButtonItem(systemItem: .done) { heard.append("system") },
      UIBarButtonItem(customView: view) { heard.append("view") },
    ]
    #expect(items[0].title == "Share" && items[1].image != nil && items[2].style == .done)
    #expect(items[3].customView === view && view.gestureRecognizers?.count == 1)
    let stage = Stage()
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = items
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.5)
    for x in stride(from: 60, to: 385, by: 8) { stage.tap(at: CGPoint(x: x, y: 22)) }
    #expect(Set(heard) == ["title", "image", "system", "view"])
  }

  @Test("The responder chain is searched, and forwards until a responder handles it")
  func chain() {
    final class Outer: UIView {}
    let outer = Outer()
    let controller = UIViewController()
    let inner = UIView()
    controller.view = inner
    outer.addSubview(inner)
    let leaf = UIView()
    inner.addSubview(leaf)
    #expect(
      leaf.nearest(Outer.self) === outer && leaf.nearest(UIViewController.self) === controller)
    #expect(leaf.nearest(UIView.self, where: { $0 !== leaf }) === inner)
    #expect(leaf.nearest(UIButton.self) == nil)
    var asked = 0
    #expect(
      leaf.pass(to: {
        asked += 1
        return $0 === controller
      }))
    #expect(asked == 3 && !leaf.pass(to: { _ in false }))
  }

  @Test("The topmost controller: presented before tabs before the stack")
  func front() {
    let stage = Stage(size: CGSize(width: 800, height: 500))
    let leaf = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: leaf), UIViewController()]
    stage.show(tabs)
    #expect(UIApplication.shared.frontController === leaf && UIApplication.shared.isLandscape)
    let sheet = UIViewController()
    leaf.present(sheet, animated: false)
    stage.settle()
    #expect(UIApplication.shared.frontController === sheet)
    #expect(UIApplication.shared.frontWindow === stage.window)
    stage.resize(to: CGSize(width: 400, height: 500))
    stage.advance(frames: 2)
    #expect(!UIApplication.shared.isLandscape)
  }
}
