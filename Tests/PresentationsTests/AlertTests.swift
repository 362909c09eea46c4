import Testing
import UIKit
import UIKitStage

@testable import Presentations

@Suite(.serialized) @MainActor struct AlertTests {
  @Test func anAlertIsPresentedAndDismissed() throws {
    let world = PresentationWorld()
    let card = CardController()
    var isShown = false
    world.root.presentAlert(card, completion: { isShown = true })
    #expect(world.root.presentedViewController === card && !isShown)
    world.stage.settle()
    #expect(isShown && card.balance == 1)
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 300, width: 300, height: 200))
    world.stage.tap(at: CGPoint(x: 20, y: 20))
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && card.balance == 0)
    #expect(world.strangers.isEmpty)
    #expect(world.root.calls.isEmpty)
  }

  @Test func itIsReleasedAndLeavesNothing() async throws {
    let world = PresentationWorld()
    weak var card: CardController?
    weak var presentation: AlertPresentation?
    weak var controller: AlertTransitionController?
    do {
      let made = CardController()
      card = made
      presentation = world.root.presentAlert(made) { $0.useBlurredCover(style: .dark) }
      controller = presentation?.transitionController
    }
    world.stage.settle()
    #expect(card != nil && presentation != nil && controller != nil)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(await world.stage.wait { card == nil && presentation == nil && controller == nil })
  }

  @Test func aControllerThatIsNeverPresentedIsNotRetained() {
    weak var card: CardController?
    do {
      let made = CardController()
      made.useAlertPresentation()
      card = made
    }
    #expect(card == nil)
  }

  @Test func escapeActsLikeAnOutsideTap() {
    let world = PresentationWorld()
    let card = CardController()
    let presentation = world.root.presentAlert(card) { $0.outsideTap = .ignore }
    world.stage.settle()
    world.stage.press(.keyboardEscape)
    world.stage.tap(at: CGPoint(x: 5, y: 5))
    world.stage.settle()
    #expect(world.root.presentedViewController === card)
    presentation.update { $0.outsideTap = .dismiss }
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }
}
