import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// The presentation delegate's calls, as for a sheet.
@Suite(.serialized) @MainActor struct DismissalTests {
  @MainActor private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var permits = true
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("should")
      return permits
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      let coordinator = controller.presentedViewController.transitionCoordinator
      calls.append(coordinator == nil ? "will, alone" : "will")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
  }

  enum Way: CaseIterable, Sendable { case tap, escape, drag }

  private func act(_ way: Way, _ world: PresentationWorld) {
    switch way {
    case .tap: world.stage.tap(at: CGPoint(x: 9, y: 9))
    case .escape: world.stage.press(.keyboardEscape)
    case .drag: world.stage.drag(from: CGPoint(x: 200, y: 520), to: CGPoint(x: 200, y: 780))
    }
    world.stage.settle()
  }

  private func sheet() -> (PresentationWorld, CardController, Listener) {
    let (world, listener) = (PresentationWorld(), Listener())
    let card = CardController(CGSize(width: 400, height: 300))
    card.useAlertPresentation { $0.useBottom() }
    card.presentationController?.delegate = listener
    world.root.present(card, animated: true)
    world.stage.settle()
    return (world, card, listener)
  }

  @Test(arguments: Way.allCases) func dismissalByTheUserCallsTheDelegate(way: Way) {
    let (world, _, listener) = sheet()
    #expect(listener.calls.isEmpty)
    act(way, world)
    #expect(world.root.presentedViewController == nil)
    #expect(listener.calls == ["should", "will", "did"])
  }

  @Test(arguments: Way.allCases) func theDelegateForbidsIt(way: Way) {
    let (world, card, listener) = sheet()
    listener.permits = false
    act(way, world)
    #expect(world.root.presentedViewController === card)
    #expect(card.alertPresentation?.transitionController?.transition.phase == .presented)
    #expect(listener.calls == ["should", "attempt"])
  }

  @Test(arguments: Way.allCases) func aModalScreenStays(way: Way) {
    let (world, card, listener) = sheet()
    card.isModalInPresentation = true
    act(way, world)
    #expect(world.root.presentedViewController === card && listener.calls == ["attempt"])
    card.isModalInPresentation = false
    act(way, world)
    #expect(world.root.presentedViewController == nil)
  }

  /// The controllers of a navigation controller count as well.
  @Test func aModalScreenInAContainerStays() {
    let world = PresentationWorld()
    let page = UIViewController()
    page.isModalInPresentation = true
    let navigation = UINavigationController(rootViewController: page)
    navigation.preferredContentSize = CGSize(width: 300, height: 200)
    world.root.presentAlert(navigation)
    world.stage.settle()
    act(.tap, world)
    #expect(world.root.presentedViewController === navigation)
  }

  @Test func dismissalByCodeDoesNotAskTheDelegate() {
    let (world, _, listener) = sheet()
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil && listener.calls.isEmpty)
  }

  /// Dragged and released at its position: no dismissal was attempted.
  @Test func aDragThatReturnsDoesNotAskTheDelegate() {
    let (world, card, listener) = sheet()
    world.stage.drag(
      from: CGPoint(x: 200, y: 520), to: CGPoint(x: 200, y: 560), duration: 0.3, hold: 0.3)
    world.stage.settle()
    #expect(world.root.presentedViewController === card && listener.calls.isEmpty)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(listener.calls.isEmpty, "nor is it reported as interactive afterwards")
  }

  /// Dismissed by a tap and caught: willDismiss is called, didDismiss isn't.
  @Test func aDismissalThatIsCaughtIsNotReported() {
    let (world, card, listener) = sheet()
    world.stage.tap(at: CGPoint(x: 9, y: 9))
    world.stage.advance(by: 0.1)
    world.stage.touchDown(at: CGPoint(x: 200, y: 780))
    world.stage.advance(by: 0.2)
    world.stage.touchMove(to: CGPoint(x: 200, y: 600), duration: 0.1)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.root.presentedViewController === card)
    #expect(listener.calls == ["should", "will"])
  }

  @Test func theContextIsAskedBeforeTheDelegate() {
    let (world, card, listener) = sheet()
    card.alertPresentation?.update { $0.shouldDismiss = { false } }
    act(.tap, world)
    #expect(world.root.presentedViewController === card && listener.calls == ["attempt"])
  }

  @Test(arguments: [true, false]) func pushedScreensAskTheDelegate(permits: Bool) {
    let (world, listener) = (PresentationWorld(), Listener())
    let page = CardController(.zero)
    page.usePushPresentation()
    page.presentationController?.delegate = listener
    listener.permits = permits
    world.root.present(page, animated: true)
    world.stage.settle()
    world.stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 390, y: 400))
    world.stage.settle()
    #expect((world.root.presentedViewController == nil) == permits)
    #expect(listener.calls == (permits ? ["should", "will", "did"] : ["should", "attempt"]))
    guard !permits else { return }
    listener.calls = []
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.root.presentedViewController === page && listener.calls == ["should", "attempt"])
  }
}
