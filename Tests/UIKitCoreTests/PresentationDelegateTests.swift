import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A controller's future presentation controller and its delegate.
@Suite(.serialized) @MainActor struct PresentationDelegateTests {
  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {}

  private final class Panel: UIPresentationController {}

  private final class Panels: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Panel(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func theDelegateCanBeSetBeforePresenting() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (root, screen, listener) = (UIViewController(), UIViewController(), Listener())
    stage.show(root)
    screen.presentationController?.delegate = listener
    let prepared = screen.presentationController
    #expect(prepared != nil && screen.presentingViewController == nil)
    root.present(screen, animated: false)
    #expect(screen.presentationController === prepared && prepared?.delegate === listener)
    #expect(prepared?.presentingViewController === root)
    root.dismiss(animated: false)
    #expect(screen.presentationController !== prepared, "each presentation has its own")
  }

  @Test func aCustomPresentationControllerIsCreatedEarlyToo() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (root, screen, panels) = (UIViewController(), UIViewController(), Panels())
    stage.show(root)
    #expect(!(screen.presentationController is Panel))
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = panels
    let prepared = screen.presentationController
    #expect(prepared is Panel, "another style has another presentation controller")
    root.present(screen, animated: true)
    stage.settle()
    #expect(screen.presentationController === prepared)
  }

  @Test func childrenShareTheirContainersPresentationController() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    #expect(child.presentationController === navigation.presentationController)
  }

  @Test func aControllerThatIsNeverPresentedIsReleased() {
    weak var screen: UIViewController?
    var presentation: UIPresentationController?
    do {
      let made = UIViewController()
      screen = made
      presentation = made.presentationController
      #expect(presentation?.presentedViewController === made)
    }
    #expect(screen == nil)
    #expect(presentation?.presentedViewController.viewIfLoaded == nil)
  }

  @Test func withoutAnAnswerDismissalIsAllowed() {
    let screen = UIViewController()
    let listener = Listener()
    #expect(!screen.isModalInPresentation)
    let presentation = UIPresentationController(presentedViewController: screen, presenting: nil)
    #expect(presentation.delegate == nil)
    #expect(listener.presentationControllerShouldDismiss(presentation))
  }
}
