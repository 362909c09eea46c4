import Testing
import Transitions
import UIKit
import UIKitStage

@testable import PhotoBrowsing
@testable import Presentations

/// A style defined once animates an alert and the browser, and can be caught, released and reversed
/// like any other.
@Suite(.serialized) @MainActor struct RubberStampTests {
  @MainActor private struct World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let root = UIViewController()

    init() { stage.show(root) }

    func alert() throws -> (UIViewController, InterruptibleTransition<AlertState>) {
      let card = UIViewController()
      card.preferredContentSize = CGSize(width: 300, height: 200)
      let presentation = root.presentAlert(card) {
        $0.useRubberStamp()
        $0.drag = .all
      }
      return (card, try #require(presentation.transitionController?.transition))
    }

    func browser() -> PhotoBrowser<Int> {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 300)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 400, height: 300))
      }
      let browser = PhotoBrowser<Int>()
      browser.numberOfPhotos = { 3 }
      browser.placeholder = { _ in image }
      browser.useRubberStamp()
      browser.open(at: 1, from: root)
      return browser
    }
  }

  @Test func anAlertIsStamped() throws {
    let world = World()
    let (card, transition) = try world.alert()
    let away = TransitionStyle.rubberStamp.dismissed(.zero)
    #expect(transition.state.pose == away)
    world.stage.settle()
    #expect(transition.phase == .presented && transition.state == .inPlace)
    card.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    #expect(transition.state.pose.scale > 1.05 && transition.state.pose.rotation < -0.01)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && world.stage.isAtRest)
  }

  @Test func aStampedAlertCanBeCaughtAndReversed() throws {
    let world = World()
    let (card, transition) = try world.alert()
    world.stage.advance(by: 0.08)
    world.stage.touchDown(at: CGPoint(x: 200, y: 400))
    world.stage.advance(by: 0.2)
    #expect(transition.phase == .held && transition.state.pose.rotation < 0)
    world.stage.touchUp()
    world.stage.settle()
    #expect(transition.phase == .presented)
    card.dismiss(animated: true)
    world.stage.advance(by: 0.08)
    let (state, velocity) = (transition.state, transition.velocity)
    card.alertPresentation?.reverse()
    #expect(transition.state == state && transition.velocity == velocity)
    world.stage.settle()
    #expect(world.root.presentedViewController === card)
  }

  @Test func thePhotoIsStamped() {
    let world = World()
    let browser = world.browser()
    let controller = browser.transitionController
    #expect(controller.pose.rotation == -0.2 && controller.pose.opacity == 0)
    #expect(abs(controller.pose.window.width - 1.8 * 400) < 0.5)
    world.stage.settle()
    #expect(browser.isOpen && controller.morphView.isHidden)
    var closed = false
    browser.onClose = { _ in closed = true }
    browser.close(animated: true)
    world.stage.advance(by: 0.1)
    #expect(controller.pose.rotation < -0.01 && controller.pose.opacity < 1)
    #expect(!controller.morphView.transform.isIdentity)
    world.stage.settle()
    #expect(closed && world.root.presentedViewController == nil && world.stage.isAtRest)
  }

  @Test func aStampedPhotoCanBeCaughtAndReversed() {
    let world = World()
    let browser = world.browser()
    world.stage.settle()
    browser.close(animated: true)
    world.stage.advance(by: 0.06)
    world.stage.touchDown(at: CGPoint(x: 200, y: 400))
    #expect(browser.transitionController.phase == .held)
    world.stage.touchMove(to: CGPoint(x: 200, y: 300), duration: 0.1)
    world.stage.touchUp()
    world.stage.settle()
    #expect(browser.isOpen && browser.transitionController.morphView.isHidden)
  }

  @Test func reducedMotionFadesBoth() throws {
    let world = World()
    world.stage.reducesMotion = true
    let (card, transition) = try world.alert()
    #expect(transition.state.pose == ViewPose(opacity: 0))
    world.stage.settle()
    card.dismiss(animated: false)
    world.stage.settle()
    let browser = world.browser()
    #expect(browser.transitionController.pose.rotation == 0)
    #expect(browser.transitionController.pose.opacity == 0)
    world.stage.settle()
    #expect(browser.isOpen)
  }
}
