import Testing
import UIKit
import UIKitStage

@testable import Presentations

@Suite(.serialized) @MainActor struct ChildTests {
  /// Half of the window is a controller that can have alerts as children.
  private func split() -> (PresentationWorld, UIViewController) {
    let world = PresentationWorld()
    let pane = UIViewController()
    world.root.addChild(pane)
    pane.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    world.root.view.addSubview(pane.view)
    pane.didMove(toParent: world.root)
    world.stage.advance(frames: 1)
    return (world, pane)
  }

  @Test func itStaysWithinItsParent() {
    let (world, pane) = split()
    let card = CardController()
    let presentation = pane.presentChild(card)
    world.stage.settle()
    #expect(world.place(of: card.view) == CGRect(x: 50, y: 100, width: 300, height: 200))
    #expect(card.balance == 1 && world.root.presentedViewController == nil)
    #expect(card.childPresentation === presentation && presentation.parent === pane)
    let inPane = world.window.hitTest(CGPoint(x: 9, y: 9), with: nil)
    #expect(inPane?.isDescendant(of: presentation.view) == true)
    #expect(world.window.hitTest(CGPoint(x: 9, y: 500), with: nil) === world.root.view)
    var isGone = false
    presentation.dismissChild { isGone = true }
    world.stage.settle()
    #expect(isGone && pane.children.isEmpty && pane.view.subviews.isEmpty)
    #expect(card.parent == nil && card.balance == 0)
  }

  @Test func tapsEscapeAndDragsDismissIt() {
    let (world, pane) = split()
    for way in 0..<3 {
      let card = CardController(CGSize(width: 400, height: 200))
      pane.presentChild(card) { $0.useBottom() }
      world.stage.settle()
      switch way {
      case 0: world.stage.tap(at: CGPoint(x: 200, y: 50))
      case 1: world.stage.press(.keyboardEscape)
      default: world.stage.drag(from: CGPoint(x: 200, y: 220), to: CGPoint(x: 200, y: 380))
      }
      world.stage.settle()
      #expect(pane.children.isEmpty && card.balance == 0, "way \(way)")
    }
  }

  @Test func itCanBeReversed() {
    let (world, pane) = split()
    let card = CardController()
    let presentation = pane.presentChild(card)
    world.stage.advance(by: 0.1)
    presentation.dismissChild()
    world.stage.settle()
    #expect(pane.children.isEmpty && card.balance == 0)
    let second = pane.presentChild(card)
    world.stage.settle()
    second.dismissChild()
    world.stage.advance(by: 0.1)
    second.reverse()
    world.stage.settle()
    #expect(card.parent === second && card.balance == 1)
  }

  @Test func contentAndParentMayBeResized() {
    let (world, pane) = split()
    let card = CardController()
    pane.presentChild(card)
    world.stage.settle()
    card.preferredContentSize = CGSize(width: 100, height: 100)
    world.stage.advance(frames: 2)
    #expect(world.place(of: card.view) == CGRect(x: 150, y: 150, width: 100, height: 100))
    pane.view.frame = CGRect(x: 100, y: 200, width: 300, height: 600)
    world.stage.advance(frames: 2)
    #expect(world.place(of: card.view) == CGRect(x: 200, y: 450, width: 100, height: 100))
  }

  @Test func withoutACoverTheScreenBelowStaysInteractive() {
    let (world, pane) = split()
    let card = CardController()
    pane.presentChild(card) {
      $0.cover = nil
      $0.outsideTap = .ignore
    }
    world.stage.settle()
    #expect(world.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === pane.view)
    let inside = world.window.hitTest(CGPoint(x: 200, y: 200), with: nil)
    #expect(inside === card.view)
  }

  @Test func theParentRegainsTheKeyboard() {
    final class Keyed: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let world = PresentationWorld()
    let keyed = Keyed()
    world.window.rootViewController = keyed
    keyed.becomeFirstResponder()
    let presentation = keyed.presentChild(CardController())
    world.stage.settle()
    #expect(presentation.isFirstResponder)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(keyed.isFirstResponder && keyed.children.isEmpty)
  }

  @Test func nothingIsRetained() async {
    let (world, pane) = split()
    weak var card: CardController?
    weak var presentation: ChildPresentation?
    do {
      let made = CardController()
      card = made
      presentation = pane.presentChild(made)
    }
    world.stage.settle()
    presentation?.dismissChild()
    world.stage.settle()
    #expect(await world.stage.wait { card == nil && presentation == nil })
  }
}
