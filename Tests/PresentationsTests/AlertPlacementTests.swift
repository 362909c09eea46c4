import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// An alert's frame while the available space and its content change.
@Suite(.serialized) @MainActor struct AlertPlacementTests {
  @Test func contentSizeChangesMayBeAnimated() throws {
    let world = PresentationWorld()
    let card = CardController()
    let presentation = world.root.presentAlert(card)
    world.stage.settle()
    card.preferredContentSize = CGSize(width: 300, height: 400)
    world.stage.advance(frames: 1)
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 200, width: 300, height: 400))
    presentation.update { $0.contentSizeDuration = 0.3 }
    card.preferredContentSize = CGSize(width: 300, height: 200)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.15)
    #expect(abs(world.place(of: card.view).height - 300) < 2)
    world.stage.settle()
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 300, width: 300, height: 200))
  }

  @Test func itAvoidsTheKeyboard() {
    let world = PresentationWorld()
    let card = CardController()
    world.root.presentAlert(card)
    world.stage.settle()
    world.stage.showKeyboard(height: 200)
    world.stage.settle()
    #expect(world.place(of: card.view).minY == 300, "it didn't cover the keyboard")
    world.stage.showKeyboard(height: 400)
    world.stage.advance(frames: 1)
    world.stage.advance(by: 0.1)
    let moving = world.place(of: card.view).minY
    #expect(moving < 300 && moving > 100, "it moves with the keyboard")
    world.stage.settle()
    #expect(world.place(of: card.view).minY == 100)
    world.stage.showKeyboard(height: 0)
    world.stage.settle()
    #expect(world.place(of: card.view).minY == 300)
  }

  @Test func itMayIgnoreTheKeyboard() {
    let world = PresentationWorld()
    let card = CardController()
    world.root.presentAlert(card) { $0.avoidsKeyboard = false }
    world.stage.settle()
    let frame = world.place(of: card.view)
    world.stage.showKeyboard(height: 400)
    world.stage.settle()
    #expect(world.place(of: card.view) == frame)
  }

  @Test func aSheetStandsOnTheKeyboard() {
    let world = PresentationWorld()
    let card = CardController(CGSize(width: 400, height: 300))
    world.root.presentAlert(card) { $0.useBottom() }
    world.stage.settle()
    world.stage.showKeyboard(height: 350)
    world.stage.settle()
    #expect(world.place(of: card.view) == CGRect(x: 0, y: 150, width: 400, height: 300))
  }

  /// The content ends above the home indicator; the background continues to the edge.
  @Test func aSheetCoversTheSafeAreaBelowIt() {
    var space = AlertSpace(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      preferredContentSize: CGSize(width: 390, height: 300))
    #expect(
      AlertPlacement.bottom.frame(space) == CGRect(x: 0, y: 510, width: 390, height: 334))
    space.keyboardHeight = 300
    #expect(
      AlertPlacement.bottom.frame(space) == CGRect(x: 0, y: 244, width: 390, height: 300))
    space.preferredContentSize.height = 2000
    #expect(AlertPlacement.bottom.frame(space).minY == 47, "never under the status bar")
    #expect(AlertPlacement.center.frame(space).minY == 47)
  }

  @Test func theWindowMayBeResizedAtAnyTime() throws {
    let world = PresentationWorld()
    let card = CardController()
    var sizes: [CGSize] = []
    let presentation = world.root.presentAlert(card) {
      $0.onSizeTransition = { context, size, _ in
        sizes.append(size)
        if size.width > 600 { context.useBottom() } else { context.useCentre() }
      }
    }
    world.stage.advance(by: 0.1)
    world.stage.resize(to: CGSize(width: 1000, height: 600))
    world.stage.settle()
    #expect(sizes == [CGSize(width: 1000, height: 600)])
    #expect(world.place(of: card.view) == CGRect(x: 350, y: 400, width: 300, height: 200))
    #expect(presentation.transitionController?.coverView?.frame == world.window.bounds)
    world.stage.resize(to: CGSize(width: 400, height: 800))
    world.stage.settle()
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 300, width: 300, height: 200))
  }

  @Test func customFramesAreUsed() {
    let world = PresentationWorld()
    let card = CardController()
    world.root.presentAlert(card) {
      $0.placement = AlertPlacement { space in
        CGRect(
          x: 8, y: space.bounds.maxY - 108, width: space.bounds.width - 16,
          height: space.preferredContentSize.height / 2)
      }
    }
    world.stage.settle()
    #expect(world.place(of: card.view) == CGRect(x: 8, y: 692, width: 384, height: 100))
  }

  @Test func withoutAPreferredSizeTheViewsFittingSizeIsUsed() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 120) }
    }
    final class Screen: UIViewController {
      override func loadView() { view = Fitting() }
    }
    let world = PresentationWorld()
    let screen = Screen()
    world.root.presentAlert(screen)
    world.stage.settle()
    #expect(world.place(of: screen.view) == CGRect(x: 100, y: 340, width: 200, height: 120))
  }
}
