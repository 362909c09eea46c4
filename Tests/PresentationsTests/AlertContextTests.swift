import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// The options of an alert beyond its defaults.
@Suite(.serialized) @MainActor struct AlertContextTests {
  @Test func outsideTapsFollowTheContext() {
    let world = PresentationWorld()
    let card = CardController()
    var taps = 0
    world.root.presentAlert(card) {
      $0.cover = nil
      $0.outsideTap = .perform { taps += 1 }
    }
    world.stage.settle()
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.tap(at: CGPoint(x: 200, y: 400))
    #expect(taps == 1, "without a cover, too; and not inside")
    #expect(world.root.presentedViewController === card)
  }

  @Test func coversCanBeReplacedWhilePresented() throws {
    let world = PresentationWorld()
    let presentation = world.root.presentAlert(CardController())
    world.stage.settle()
    presentation.update { $0.useBlurredCover(style: .dark) }
    let blur = try #require(presentation.transitionController?.coverView as? BlurCoverView)
    #expect(blur.part == 1 && blur.frame == world.window.bounds)
    presentation.update { $0.useClearCover() }
    #expect(blur.superview == nil)
    #expect(presentation.transitionController?.coverView?.backgroundColor == nil)
    presentation.update { $0.cover = nil }
    #expect(presentation.transitionController?.coverView == nil)
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }

  @Test func glassBlursInProportion() throws {
    let world = PresentationWorld()
    let card = CardController(CGSize(width: 400, height: 300))
    let presentation = world.root.presentAlert(card) {
      $0.useBottom()
      $0.useBlurredCover(style: .light)
    }
    let blur = try #require(presentation.transitionController?.coverView as? BlurCoverView)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.1)
    #expect(blur.part > 0.4 && blur.part < 0.6)
    world.stage.settle()
    world.stage.touchDown(at: CGPoint(x: 200, y: 520))
    world.stage.touchMove(to: CGPoint(x: 200, y: 640), duration: 0.2)
    #expect(blur.part < 0.8 && blur.part > 0.4)
    world.stage.advance(by: 0.3)
    world.stage.touchUp()
    world.stage.settle()
    #expect(blur.part == 1)
  }

  @Test func coversMayHaveCustomAnimations() throws {
    let world = PresentationWorld()
    let made = UIView()
    var calls: [String] = []
    world.root.presentAlert(CardController()) {
      var cover = AlertCover(makeView: { frame in
        made.frame = frame
        return made
      }) { _, _ in }
      cover.willPresent = { view, coordinator in
        calls.append("present")
        coordinator.animate(alongsideTransition: { _ in view.backgroundColor = .red })
      }
      cover.willDismiss = { view, coordinator in
        coordinator.animate(alongsideTransition: { _ in view.alpha = 0 }) { _ in
          calls.append("dismissed")
        }
      }
      $0.cover = cover
    }
    world.stage.settle()
    #expect(calls == ["present"] && made.backgroundColor == .red)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(calls == ["present", "dismissed"] && made.superview == nil)
  }

  @Test func customAnimatorsAreUsed() throws {
    let world = PresentationWorld()
    let card = CardController()
    var ways: [Bool] = []
    world.root.presentAlert(card) {
      $0.duration = 0.4
      $0.animator = { transition in
        ways.append(transition.isPresenting)
        guard let alert = transition.alert else {
          return transition.context.completeTransition(true)
        }
        let away = CGAffineTransform(translationX: -400, y: 0)
        if transition.isPresenting { alert.transform = away }
        UIView.animate(withDuration: transition.duration) {
          alert.transform = transition.isPresenting ? .identity : away
        } completion: { _ in
          transition.context.completeTransition(!transition.context.transitionWasCancelled)
        }
      }
    }
    world.stage.advance(by: 0.2)
    #expect(card.balance == 0)
    world.stage.settle()
    #expect(card.balance == 1 && world.place(of: card.view).minX == 50)
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.settle()
    #expect(ways == [true, false] && world.root.presentedViewController == nil)
  }

  @Test func appearanceCallbacksOfTheScreenBelowAreOptional() {
    let world = PresentationWorld()
    world.root.presentAlert(CardController()) { $0.forwardsAppearance = .all }
    world.stage.settle()
    #expect(world.root.calls == ["willDisappear", "didDisappear"])
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.calls.suffix(2) == ["willAppear", "didAppear"] && world.root.balance == 1)
  }

  /// With and without a cover: however it is reversed, appearance callbacks are balanced.
  @Test(arguments: [true, false]) func appearanceCallbacksStayBalancedWhenReversed(hasCover: Bool) {
    let world = PresentationWorld()
    let card = CardController()
    let presentation = world.root.presentAlert(card) {
      $0.forwardsAppearance = .all
      if !hasCover { $0.cover = nil }
    }
    world.stage.advance(by: 0.1)
    presentation.reverse()
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
    #expect(world.root.calls == ["willDisappear", "willAppear", "didAppear"])
    world.root.forgetCalls()
    world.root.present(card, animated: true)
    world.stage.settle()
    card.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    presentation.reverse()
    world.stage.settle()
    #expect(world.root.presentedViewController === card && world.root.balance == 0)
    #expect(
      world.root.calls == [
        "willDisappear", "didDisappear", "willAppear", "willDisappear", "didDisappear",
      ])
    world.root.forgetCalls()
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.calls == ["willAppear", "didAppear"] && world.root.balance == 1)
  }

  @Test func alertsOnAlerts() {
    let world = PresentationWorld()
    let (first, second) = (CardController(), CardController(CGSize(width: 200, height: 100)))
    world.root.presentAlert(first)
    world.stage.settle()
    first.presentAlert(second) { $0.useBottom() }
    world.stage.settle()
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(first.presentedViewController == nil && world.root.presentedViewController === first)
    first.presentAlert(second)
    world.stage.settle()
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && world.strangers.isEmpty)
    #expect(first.balance == 0 && second.balance == 0)
  }

  @Test func theSameControllerCanBePresentedTwice() {
    let world = PresentationWorld()
    let card = CardController()
    card.useAlertPresentation { $0.useBottom() }
    for _ in 0..<3 {
      world.root.present(card, animated: true)
      world.stage.settle()
      #expect(world.place(of: card.view).maxY == 800)
      card.dismiss(animated: true)
      world.stage.settle()
      #expect(world.root.presentedViewController == nil)
    }
  }

  @Test func aPushOverAnAlertDoesNotMoveIt() {
    let world = PresentationWorld()
    let (card, page) = (CardController(), CardController(.zero))
    world.root.presentAlert(card)
    world.stage.settle()
    card.presentPush(page)
    world.stage.advance(by: 0.1)
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 300, width: 300, height: 200))
    world.stage.settle()
    page.dismiss(animated: true)
    world.stage.settle()
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 300, width: 300, height: 200))
    #expect(card.view.window != nil)
  }
}
