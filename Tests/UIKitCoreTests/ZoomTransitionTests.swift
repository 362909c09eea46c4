import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A screen with a thumbnail, out of which another screen zooms.
@MainActor private struct ZoomWorld {
  let world = ControllerWorld()
  let list: RecordingController
  let photo: RecordingController
  let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 80))
  let navigation: UINavigationController

  init(options: UIViewController.Transition.ZoomOptions? = nil, hasSource: Bool = true) {
    list = world.controller("list")
    photo = world.controller("photo")
    navigation = UINavigationController(rootViewController: list)
    world.show(navigation)
    thumbnail.backgroundColor = .systemRed
    list.view.addSubview(thumbnail)
    photo.view.backgroundColor = .systemBlue
    photo.preferredTransition = .zoom(options: options) { [thumbnail] _ in
      hasSource ? thumbnail : nil
    }
    world.stage.settle()
    world.log.clear()
  }

  var stage: Stage { world.stage }
  var zoom: ZoomStage? { Self.find(in: world.window) }
  var card: CGRect { zoom?.card.frame ?? .zero }

  private static func find(in view: UIView) -> ZoomStage? {
    view as? ZoomStage ?? view.subviews.lazy.compactMap { find(in: $0) }.first
  }

  func push() {
    navigation.pushViewController(photo, animated: true)
    stage.settle()
    world.log.clear()
  }

  /// Whether everything is as if no zoom had ever been.
  func expectClean(_ place: SourceLocation = #_sourceLocation) {
    #expect(zoom == nil && world.containers.isEmpty, sourceLocation: place)
    #expect(thumbnail.alpha == 1, sourceLocation: place)
    #expect(photo.view.transform == .identity, sourceLocation: place)
  }
}

private func isNear(_ a: CGRect, _ b: CGRect, within distance: CGFloat = 0.5) -> Bool {
  abs(a.minX - b.minX) <= distance && abs(a.minY - b.minY) <= distance
    && abs(a.maxX - b.maxX) <= distance && abs(a.maxY - b.maxY) <= distance
}

@Suite(.serialized) @MainActor struct ZoomTransitionTests {
  @Test func growsOutOfTheSourceAndReturns() {
    let scene = ZoomWorld()
    scene.navigation.pushViewController(scene.photo, animated: true)
    #expect(isNear(scene.card, scene.thumbnail.frame))
    #expect(scene.thumbnail.alpha == 0)
    var widths: [CGFloat] = []
    while scene.zoom != nil, widths.count < 200 {
      widths.append(scene.card.width)
      scene.stage.advance(frames: 1)
    }
    #expect(widths == widths.sorted() && widths.count > 10 && widths.count < 80)
    #expect(scene.photo.view.frame == scene.world.window.bounds)
    scene.expectClean()
    scene.navigation.popViewController(animated: true)
    #expect(isNear(scene.card, scene.world.window.bounds))
    scene.stage.advance(by: 0.15)
    #expect(scene.card.width < 390 && scene.card.width > 100)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.list)
    #expect(scene.photo.view.superview == nil && scene.photo.parent == nil)
    scene.expectClean()
  }

  @Test func callsBackLikeAnyPush() {
    let scene = ZoomWorld()
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.settle()
    #expect(
      scene.world.log.take() == [
        "list willDisappear+", "photo willAppear+", "list didDisappear+", "photo didAppear+",
      ])
  }

  @Test func asksForTheSourceWithBothControllersEachTime() {
    let scene = ZoomWorld()
    var asked: [(UIViewController, UIViewController)] = []
    let (first, second) = (
      scene.thumbnail, UIView(frame: CGRect(x: 250, y: 600, width: 90, height: 90))
    )
    scene.list.view.addSubview(second)
    scene.photo.preferredTransition = .zoom {
      asked.append(($0.sourceViewController, $0.zoomedViewController))
      return asked.count == 1 ? first : second
    }
    scene.push()
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.4)
    #expect(asked.count == 2)
    #expect(asked.allSatisfy { $0.0 === scene.list && $0.1 === scene.photo })
    #expect(isNear(scene.card, second.frame, within: 6))
    scene.stage.settle()
    scene.expectClean()
  }

  @Test func fadesWithoutSource() {
    let scene = ZoomWorld(hasSource: false)
    scene.navigation.pushViewController(scene.photo, animated: true)
    #expect(scene.zoom?.card.alpha == 0)
    scene.stage.advance(by: 0.1)
    let alpha = scene.zoom?.card.alpha ?? 0
    #expect(alpha > 0.1 && alpha < 0.95)
    scene.stage.settle()
    scene.expectClean()
  }

  @Test func popsFromWhereAPushIs() {
    let scene = ZoomWorld()
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.advance(by: 0.12)
    let before = scene.card
    scene.navigation.popViewController(animated: true)
    #expect(scene.world.log.take().contains("photo didAppear+"))
    #expect(isNear(scene.card, before, within: 12))
    scene.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.list])
    scene.expectClean()
  }

  @Test func followsAFingerDownAndReturns() {
    let scene = ZoomWorld()
    scene.push()
    scene.stage.touchDown(at: CGPoint(x: 200, y: 300))
    scene.stage.touchMove(to: CGPoint(x: 220, y: 420), duration: 0.3)
    #expect(scene.card.width < 390 && scene.card.width > 200)
    #expect(scene.world.log.take() == ["photo willDisappear+", "list willAppear+"])
    // Below the finger lies the point that it touched.
    let anchor = (220 - scene.card.minX) / scene.card.width
    #expect(abs(anchor - 0.5) < 0.05)
    scene.stage.touchMove(to: CGPoint(x: 200, y: 310), duration: 0.3)
    scene.stage.advance(by: 0.2)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.photo)
    #expect(
      scene.world.log.take() == [
        "list willDisappear+", "photo willAppear+", "list didDisappear+", "photo didAppear+",
      ])
    scene.expectClean()
  }

  @Test func leavesWhenItIsDraggedFarEnough() {
    let scene = ZoomWorld()
    scene.push()
    scene.stage.touchDown(at: CGPoint(x: 200, y: 300))
    scene.stage.touchMove(to: CGPoint(x: 200, y: 560), duration: 0.2)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.list)
    scene.expectClean()
  }

  @Test func leavesByADragFromTheLeadingEdge() {
    let scene = ZoomWorld()
    scene.push()
    scene.stage.touchDown(at: CGPoint(x: 200, y: 300))
    scene.stage.touchMove(to: CGPoint(x: 390, y: 300), duration: 0.2)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.photo)
    scene.stage.touchDown(at: CGPoint(x: 6, y: 300))
    scene.stage.touchMove(to: CGPoint(x: 330, y: 300), duration: 0.2)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.list)
    scene.expectClean()
  }

  @Test func isCaughtInFlight() {
    let scene = ZoomWorld()
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.advance(by: 0.12)
    let middle = CGPoint(x: scene.card.midX, y: scene.card.midY)
    scene.stage.touchDown(at: middle)
    let held = scene.card
    scene.stage.advance(by: 0.5)
    #expect(scene.card == held)
    scene.stage.touchMove(to: CGPoint(x: middle.x, y: middle.y + 60), duration: 0.2)
    #expect(scene.zoom != nil && scene.card.midY > held.midY + 20)
    #expect(scene.navigation.topViewController === scene.list)
    scene.stage.touchMove(to: CGPoint(x: middle.x, y: middle.y + 300), duration: 0.2)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.navigation.viewControllers == [scene.list])
    scene.expectClean()
  }

  @Test func goesOnAfterATouchThatDoesNotDrag() {
    let scene = ZoomWorld()
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.advance(by: 0.12)
    scene.stage.touchDown(at: CGPoint(x: scene.card.midX, y: scene.card.midY))
    scene.stage.advance(by: 0.3)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.photo)
    scene.expectClean()
  }

  @Test func contentScrollsBackFirst() {
    let scene = ZoomWorld()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    scene.photo.view.addSubview(scroll)
    scene.push()
    scroll.contentOffset.y = 500
    scene.stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.3)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.photo && scroll.contentOffset.y < 400)
    scroll.contentOffset.y = 0
    scene.stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.list)
    scene.expectClean()
  }

  @Test func theAppDecidesWhetherADragBegins() {
    let options = UIViewController.Transition.ZoomOptions()
    var asked: [(CGPoint, CGVector, Bool)] = []
    options.interactiveDismissShouldBegin = {
      asked.append(($0.location, $0.velocity, $0.willBegin))
      return !$0.willBegin
    }
    let scene = ZoomWorld(options: options)
    scene.push()
    scene.stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
    scene.stage.settle()
    #expect(scene.navigation.topViewController === scene.photo)
    #expect(asked.count == 1 && asked[0].2 && asked[0].1.dy > 100)
    #expect(abs(asked[0].0.x - 200) < 1)
    scene.stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 390, y: 620), duration: 0.2)
    scene.stage.settle()
    #expect(asked.count == 2 && !asked[1].2)
    scene.expectClean()
  }

  @Test func alignsAPartOfTheView() {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 400, height: 320) }
    options.dimmingColor = .systemGreen
    let scene = ZoomWorld(options: options)
    scene.navigation.pushViewController(scene.photo, animated: true)
    let part = CGRect(x: 0, y: 100, width: 400, height: 320)
    #expect(
      isNear(scene.photo.view.convert(part, to: scene.list.view), scene.thumbnail.frame))
    scene.stage.settle()
    scene.expectClean()
  }

  @Test func optionsAreCopied() {
    let options = UIViewController.Transition.ZoomOptions()
    let transition = UIViewController.Transition.zoom(options: options) { _ in nil }
    options.dimmingColor = .red
    #expect(transition.options.dimmingColor == nil)
  }

  @Test func presentsAndIsDismissed() {
    let scene = ZoomWorld()
    scene.photo.modalPresentationStyle = .automatic
    var isPresented = false
    scene.list.present(scene.photo, animated: true) { isPresented = true }
    #expect(isNear(scene.card, scene.thumbnail.frame))
    scene.stage.settle()
    #expect(isPresented && scene.photo.view.frame == scene.world.window.bounds)
    #expect(
      scene.zoom == nil && scene.photo.presentationController?.presentationStyle == .fullScreen)
    scene.stage.touchDown(at: CGPoint(x: 200, y: 300))
    scene.stage.touchMove(to: CGPoint(x: 200, y: 600), duration: 0.2)
    scene.stage.touchUp()
    scene.stage.settle()
    #expect(scene.list.presentedViewController == nil)
    #expect(scene.list.view.window != nil)
    scene.expectClean()
  }

  @Test func aModalScreenStaysAndAPresentationTurnsBack() {
    let scene = ZoomWorld()
    scene.photo.isModalInPresentation = true
    scene.list.present(scene.photo, animated: true)
    scene.stage.settle()
    scene.stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
    scene.stage.settle()
    #expect(scene.photo.presentingViewController != nil && scene.zoom == nil)
    scene.list.dismiss(animated: true)
    scene.stage.settle()
    scene.list.present(scene.photo, animated: true)
    scene.stage.advance(by: 0.12)
    let before = scene.card
    scene.list.dismiss(animated: true)
    #expect(isNear(scene.card, before, within: 12))
    scene.stage.settle()
    #expect(scene.list.presentedViewController == nil)
    scene.expectClean()
  }

  @Test func theWindowChangesItsSizeInFlight() {
    let scene = ZoomWorld()
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: CGSize(width: 900, height: 600))
    scene.stage.settle()
    #expect(scene.photo.view.bounds.size == CGSize(width: 900, height: 600))
    scene.expectClean()
  }

  @Test func reducedMotionCrossDissolves() {
    let scene = ZoomWorld()
    scene.stage.reducesMotion = true
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.advance(by: 0.15)
    #expect(scene.zoom == nil && scene.photo.view.layer.presentation()?.opacity ?? 1 < 0.9)
    scene.stage.settle()
    scene.expectClean()
  }

  @Test func aDelegatesAnimatorTakesPrecedence() {
    let scene = ZoomWorld()
    let transitions = TestTransitions()
    transitions.animator = SlidingAnimator()
    scene.navigation.delegate = transitions
    scene.navigation.pushViewController(scene.photo, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.zoom == nil)
    scene.stage.settle()
    scene.expectClean()
  }

  /// Pushes, pops, catches and drags at random while the source moves, and ends on one of the two
  /// screens.
  @Test(arguments: Effort.seeds(12, long: 400)) func anyOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scene = ZoomWorld()
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1:
        if scene.navigation.topViewController === scene.list {
          scene.navigation.pushViewController(scene.photo, animated: true)
        }
      case 2: scene.navigation.popViewController(animated: true)
      case 3: scene.stage.touchDown(at: CGPoint(x: .random(in: 0..<400, using: &generator), y: 300))
      case 4, 5:
        scene.stage.touchMove(
          to: CGPoint(
            x: .random(in: 0..<400, using: &generator), y: .random(in: 0..<800, using: &generator)),
          duration: 0.1)
      case 6: scene.stage.touchUp()
      default: scene.thumbnail.center.x += 5
      }
      scene.stage.advance(by: .random(in: 0..<0.3, using: &generator))
    }
    scene.stage.touchUp()
    scene.stage.settle()
    #expect([scene.list, scene.photo].contains(scene.navigation.topViewController))
    #expect(scene.navigation.topViewController?.view.window != nil)
    #expect(scene.navigation.topViewController?.view.frame == scene.world.window.bounds)
    scene.expectClean()
  }
}
